import AppIntents
import KitchenKit
import MediaPlayer

/// Music to cook by.
final class KitchenRadio {
  static let shared = KitchenRadio()

  private(set) var isPlaying = false

  /// Says what plays, and which recipe it goes with.
  func play(_ title: String, with recipe: RecipeEntity?) {
    isPlaying = true
    var info: [String: Any] = [MPMediaItemPropertyTitle: title]
    if let recipe {
      info[MPNowPlayingInfoPropertyAppEntityIdentifiers] = [EntityIdentifier(for: recipe)]
    }
    MPNowPlayingInfoCenter.default().nowPlayingInfo = info
  }

  func stop() {
    isPlaying = false
    MPNowPlayingInfoCenter.default().nowPlayingInfo = nil
  }
}

struct PlayKitchenRadio: AudioPlaybackIntent {
  static let title: LocalizedStringResource = "Play Kitchen Radio"

  @Parameter(title: "Recipe")
  var recipe: RecipeEntity?

  @Dependency(key: "radio") private var radio: KitchenRadio

  func perform() async throws -> some IntentResult {
    await radio.play("Kitchen Radio", with: recipe)
    return .result()
  }
}
