import AppIntents
import SwiftUI
import Testing

struct LighthouseCard: View {
  let lighthouse: LighthouseEntity
  let isFavorite: Bool

  var body: some View {
    Text(lighthouse.name)

    Button(intent: KeepLighthouseIntent(lighthouse: lighthouse, isFavorite: !isFavorite)) {
      Text(isFavorite ? "Kept" : "Keep")
    }

    Button(intent: BookCrossingIntent(lighthouse: lighthouse)) {
      Text("Sail there")
    }
  }
}

struct KeepLighthouseIntent: AppIntent {
  static let title: LocalizedStringResource = "Keep a Lighthouse"
  @Parameter var lighthouse: LighthouseEntity
  @Parameter var isFavorite: Bool
  @Dependency var guide: Guide

  init() {}
  init(lighthouse: LighthouseEntity, isFavorite: Bool) {
    self.lighthouse = lighthouse
    self.isFavorite = isFavorite
  }

  func perform() async throws -> some IntentResult {
    guide.setFavorite(isFavorite, lighthouse.id)
    return .result()
  }
}

@Suite struct IntentButtonTests {
  init() { Station.open }

  @MainActor @Test func aPressNamesTheIntentToRun() async throws {
    let lighthouse = LighthouseEntity(id: 41, name: "Cold Holm", sea: "Minch")
    let buttons = ViewRenderer().nodes(of: LighthouseCard(lighthouse: lighthouse, isFavorite: false))
      .filter { if case .button = $0.content { true } else { false } }
    try #require(buttons.count == 2)
    let keep = try #require((buttons[0].press() as? IntentAction)?.intent as? KeepLighthouseIntent)
    #expect(keep.lighthouse.id == 41)
    #expect(keep.isFavorite)
    #expect(await Station.guide.isFavorite(lighthouse) == false)
    _ = try await keep.outcome()
    #expect(await Station.guide.isFavorite(lighthouse))
    let book = (buttons[1].press() as? IntentAction)?.intent as? BookCrossingIntent
    #expect(book?.lighthouse.name == "Cold Holm")
  }
}
