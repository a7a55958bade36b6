import Observation
import SuggestedActions
import SwiftUI
import Testing

/// Has actions made before a message is shown.
@MainActor
@Observable
class ShoreRadio {
  private(set) var posts: [ShorePost] = []

  func hear(_ post: ShorePost) async {
    await SuggestedActionsView.generate(
      message: post.suggestedActionsMessage,
      previousMessages:
        posts
        .suffix(SuggestedActionsMessage.previousMessagesLimit)
        .map(\.suggestedActionsMessage)
    )
    posts.append(post)
  }
}

/// The actions below one message, in a look of their own.
struct ShorePostActions: View {
  let post: ShorePost
  let earlier: [ShorePost]

  var body: some View {
    SuggestedActionsView(
      message: post.suggestedActionsMessage,
      previousMessages:
        earlier
        .suffix(SuggestedActionsMessage.previousMessagesLimit)
        .map(\.suggestedActionsMessage)
    )
    .buttonBorderShape(.capsule)
    .tint(.blue)
    .font(.callout)
  }
}

/// The actions after each bubble of a conversation.
struct ShoreChat: View {
  @Binding
  var posts: [ShorePost]

  var body: some View {
    ForEach(posts) { post in
      Text(post.text)

      SuggestedActionsView(
        message: post.suggestedActionsMessage,
        previousMessages: posts.prefix { $0.id != post.id }
          .suffix(SuggestedActionsMessage.previousMessagesLimit)
          .map(\.suggestedActionsMessage)
      )
    }
  }
}

@MainActor @Suite struct SuggestedChatTests {
  private static let posts = (0..<3).map { number in
    ShorePost(
      id: UUID(), sent: Date(timeIntervalSince1970: Double(number)), title: nil, text: "Fog \(number)",
      author: .init(name: "Tomas Berg", address: "tomas"), readers: [ShorePost.user])
  }

  @Test func noMoreThanTheLimitIsPassedOn() {
    #expect(SuggestedActionsMessage.previousMessagesLimit > 0)
    let earlier = (0..<40).map { _ in Self.posts[0] }
    #expect(
      earlier.suffix(SuggestedActionsMessage.previousMessagesLimit).map(\.suggestedActionsMessage).count
        == SuggestedActionsMessage.previousMessagesLimit)
  }

  @Test func aMessageIsShownAfterItsActionsAreMade() async {
    let radio = ShoreRadio()
    await radio.hear(Self.posts[0])
    #expect(radio.posts.count == 1)
  }

  @Test func withoutActionsThereAreOnlyTheBubbles() {
    var posts = Self.posts
    let binding = Binding(get: { posts }, set: { posts = $0 })
    let renderer = ViewRenderer()
    #expect(renderer.nodes(of: ShoreChat(posts: binding)).count == 3)
    #expect(renderer.nodes(of: ShorePostActions(post: posts[1], earlier: [posts[0]])).isEmpty)
  }
}
