/// A recording or film that is played where a node stands.
///
/// A surface that can play shows its own controls there: play and pause, the position, the duration. Where
/// it can't, the node's text stands for it.
package struct MediaSource: Hashable, Sendable {
  /// A file on this machine.
  package let file: URL

  package init(file: URL) { self.file = file }
}

/// The key of the media that a node plays.
package enum MediaSourceKey: NodeAttributeKey {
  package typealias Value = MediaSource
}
