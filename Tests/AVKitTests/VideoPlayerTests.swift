import AVKit
import Foundation
import SwiftUICore
import Testing

@MainActor
struct VideoPlayerTests {
  private func nodes(_ player: AVPlayer?) -> [ViewNode] {
    let tree = ViewTree()
    tree.show(VideoPlayer(player: player))
    return tree.snapshot()
  }

  @Test func aFileIsPlayedWithItsNameForThoseWhoCannotPlayIt() throws {
    let file = URL(filePath: "/tmp/wind chimes.wav")
    let node = try #require(nodes(AVPlayer(url: file)).first)
    #expect(node.attributes[MediaSourceKey.self] == MediaSource(file: file))
    guard case .text(let text) = node.content else {
      Issue.record("no text: \(node.content)")
      return
    }
    #expect(text.string == "wind chimes.wav")
  }

  @Test func nothingIsLoadedFromTheNetwork() throws {
    let address = try #require(URL(string: "https://unicorns.example/wind.mp3"))
    let node = try #require(nodes(AVPlayer(url: address)).first)
    #expect(node.attributes[MediaSourceKey.self] == nil)
  }

  @Test func aPlayerWithoutAFileShowsNothing() {
    #expect(nodes(AVPlayer()).isEmpty)
    #expect(nodes(nil).isEmpty)
  }
}
