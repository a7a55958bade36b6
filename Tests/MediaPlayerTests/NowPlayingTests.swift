import AppIntents
import Synchronization
import Testing

@testable import MediaPlayer

@Suite struct NowPlayingTests {
  private final class Display: NowPlayingSurface {
    let changes = Mutex(0)
    func nowPlayingChanged() { changes.withLock { $0 += 1 } }
  }

  @Test func whatPlaysIsKeptAndAnnounced() {
    let center = MPNowPlayingInfoCenter()
    let display = Display()
    center.surface.fill(display)
    center.nowPlayingInfo = [
      MPMediaItemPropertyTitle: "Radio play", MPMediaItemPropertyArtist: "The Ensemble",
      MPMediaItemPropertyAlbumTitle: "Season 2", MPMediaItemPropertyGenre: "Drama",
      MPMediaItemPropertyPlaybackDuration: 1800.0, MPNowPlayingInfoPropertyElapsedPlaybackTime: 12.5,
      MPNowPlayingInfoPropertyPlaybackRate: 1.0,
      MPNowPlayingInfoPropertyMediaType: MPNowPlayingInfoMediaType.audio.rawValue,
    ]
    center.playbackState = .playing
    #expect(center.nowPlayingInfo?[MPMediaItemPropertyTitle] as? String == "Radio play")
    #expect(center.nowPlayingInfo?[MPNowPlayingInfoPropertyElapsedPlaybackTime] as? Double == 12.5)
    #expect(center.playbackState == .playing)
    #expect(display.changes.withLock { $0 } == 2)
    center.nowPlayingInfo = nil
    #expect(center.nowPlayingInfo == nil)
  }

  @Test func theEntitiesOfWhatPlaysAreFound() {
    let center = MPNowPlayingInfoCenter.default()
    #expect(center.appEntityIdentifiers.isEmpty)
    let episode = EntityIdentifier(typeIdentifier: "EpisodeEntity", identifier: "17")
    center.nowPlayingInfo = [MPNowPlayingInfoPropertyAppEntityIdentifiers: [episode]]
    #expect(center.appEntityIdentifiers == [episode])
    center.nowPlayingInfo = nil
  }
}
