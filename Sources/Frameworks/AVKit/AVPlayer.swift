import SwiftUICore

/// A player of a recording or a film.
///
/// It is played where a person sees it, by the surface's own controls: there is nothing here that plays it from the
/// program. Safe from any task.
public final class AVPlayer: Sendable {
  /// The file or address; nil for a player without anything to play.
  let url: URL?

  /// Makes a player of a file.
  ///
  /// - Parameter url: A file of this machine. Surfaces load nothing from the network to play it.
  public init(url: URL) { self.url = url }

  /// Makes a player that has nothing to play.
  public init() { url = nil }
}
