import AppIntents
import SwiftUI
import Testing
import UnicornChatModel

@testable import UnicornChatInterface

/// Where a window goes when an intent is to be shown in it.
@MainActor @Suite struct IntentHandlingTests {
  private let world: ChatWorld
  private let navigation = ChatNavigation()

  init() throws { world = try ChatWorld() }

  /// Shows an intent as the runtime does: by the view of the window that takes its type.
  private func show<Intent: AppIntent>(_ intent: Intent) throws {
    world.model.readConversations()
    let view = Text(verbatim: "Window").handlesChatIntents(world.model, navigation)
    let handlers = Self.handlers(ViewRenderer().render(view))
    let handler = try #require(handlers.first { $0.intentTypes.contains { $0 is Intent.Type } })
    handler.perform(intent)
  }

  private static func handlers(_ nodes: [ViewNode]) -> [IntentExecutionKey.Value] {
    nodes.flatMap { [$0.attributes[IntentExecutionKey.self]].compactMap(\.self) + handlers($0.children) }
  }

  @Test func aConversationIsOpenedInPlaceOfWhatIsShown() throws {
    let (bubbles, comet) = (try world.chat(world.bubbles), try world.chat(world.comet))
    navigation.open(comet, at: try world.say("Look here", in: comet).id)
    navigation.sheet = .newGroup
    try show(OpenConversationIntent(try #require(try world.store.conversation(bubbles))))
    #expect(navigation.selection == bubbles && navigation.target == nil && navigation.sheet == nil)
    #expect(navigation.column == .detail)
  }

  @Test func theConversationWithSomebodyIsBegunWhereThereIsNone() throws {
    let intent = OpenContactIntent()
    intent.target = world.bubbaloo.entity
    try show(intent)
    let opened = try #require(navigation.selection)
    #expect(try world.store.conversation(opened)?.members == [world.bubbaloo])
    #expect(world.model.conversation(opened) != nil)
  }

  @Test func aMessageIsBroughtIntoSight() async throws {
    let chat = try world.chat(world.bubbles)
    let message = try world.hear("Under the willow", from: world.bubbles, in: chat)
    let entity = try #require(try await world.model.messageEntities(for: [message.id]).first)
    try show(OpenMessageIntent(entity))
    #expect(navigation.selection == chat && navigation.target == message.id)
  }

  @Test func whatIsSearchedForStandsInTheField() throws {
    navigation.sheet = .profile
    let intent = SearchMessagesIntent()
    intent.criteria = StringSearchCriteria(term: "willow")
    try show(intent)
    #expect(navigation.words == "willow" && navigation.sheet == nil)
  }
}
