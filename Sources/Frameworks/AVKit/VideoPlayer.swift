import SwiftUICore

/// A view that shows what a player plays, with controls: play and pause, the position, the duration.
///
/// A recording without pictures takes the height of the controls. Where a surface can't play the file, its name is
/// shown.
public struct VideoPlayer: View {
  private let player: AVPlayer?

  /// Makes a view of a player; of none it shows nothing.
  public nonisolated init(player: AVPlayer?) { self.player = player }

  public var body: some View {
    if let url = player?.url {
      let name = Text(verbatim: url.lastPathComponent)
      if url.isFileURL {
        name.nodeAttribute(MediaSourceKey.self, MediaSource(file: url))
      } else {
        name
      }
    }
  }
}
