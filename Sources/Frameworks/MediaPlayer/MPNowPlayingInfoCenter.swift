import AppIntents
import Synchronization

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the entities of what is playing: an array of `EntityIdentifier`.
public let MPNowPlayingInfoPropertyAppEntityIdentifiers = "MPNowPlayingInfoPropertyAppEntityIdentifiers"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the seconds that have been played.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the speed: 1 for playing, 0 for a pause.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the speed at which it is played when it isn't paused.
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the place in the queue, from 0.
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the length of the queue.
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the kind: the raw value of an `MPNowPlayingInfoMediaType`.
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of whether it has no end: a radio station.
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of where the sound is.
public let MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the name in the app's own catalogue.
public let MPNowPlayingInfoPropertyExternalContentIdentifier =
  "MPNowPlayingInfoPropertyExternalContentIdentifier"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the title.
public let MPMediaItemPropertyTitle = "title"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the artist.
public let MPMediaItemPropertyArtist = "artist"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the album's title.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the length in seconds.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the genre.
public let MPMediaItemPropertyGenre = "genre"

/// The kind of thing that is playing.
public enum MPNowPlayingInfoMediaType: UInt, Sendable {
  case none, audio, video
}

/// The state of playing.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
  case unknown, playing, paused, stopped, interrupted
}

/// A surface that shows what is playing outside of the app.
package protocol NowPlayingSurface: Sendable {
  /// Something about what is playing has changed.
  func nowPlayingChanged()
}

/// The center for what the app is playing, as it tells others.
///
/// The values can be set and read from any task; those of the dictionary are handed on as they are.
public final class MPNowPlayingInfoCenter: Sendable {
  private struct State: @unchecked Sendable {  // Guarded by the lock around it; values are not looked into.
    var info: [String: Any]?
    var playbackState = MPNowPlayingPlaybackState.unknown
  }

  private static let shared = MPNowPlayingInfoCenter()
  private let state = Mutex(State())

  /// Told when something changes.
  package let surface = SystemSlot<any NowPlayingSurface>()

  package init() {}

  /// The app's center.
  public static func `default`() -> MPNowPlayingInfoCenter { shared }

  /// The description of what is playing, by the keys of this module; nil for nothing.
  public var nowPlayingInfo: [String: Any]? {
    get {
      // A copy, made and read by this getter alone.
      nonisolated(unsafe) var info: [String: Any]?
      state.withLock { info = $0.info }
      return info
    }
    set {
      // A copy that nobody else has.
      nonisolated(unsafe) let info = newValue
      state.withLock { $0.info = info }
      surface.service?.nowPlayingChanged()
    }
  }

  /// Whether it plays.
  public var playbackState: MPNowPlayingPlaybackState {
    get { state.withLock { $0.playbackState } }
    set {
      state.withLock { $0.playbackState = newValue }
      surface.service?.nowPlayingChanged()
    }
  }

  /// The entities of what is playing, for "what is this?".
  package var appEntityIdentifiers: [EntityIdentifier] {
    nowPlayingInfo?[MPNowPlayingInfoPropertyAppEntityIdentifiers] as? [EntityIdentifier] ?? []
  }
}
