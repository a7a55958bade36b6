import AppIntents
import CoreVideo

/// The description of what a person looks at and wants to find: a picture, and general words for what it
/// shows.
public struct SemanticContentDescriptor: Sendable {
  /// General English words for what the picture shows, such as "tower"; never a name.
  public let labels: [String]

  /// The picture, or the part of it that was chosen; nil where only words are known.
  public var pixelBuffer: CVReadOnlyPixelBuffer? { picture }

  private let picture: CVReadOnlyPixelBuffer?

  /// Makes a descriptor, for tests and for what searches with a picture.
  public init(labels: [String] = [], pixelBuffer: CVReadOnlyPixelBuffer? = nil) {
    self.labels = labels
    picture = pixelBuffer
  }
}

extension SemanticContentDescriptor: _IntentValue, IntentValueConvertible {}

extension SemanticContentDescriptor: CustomStringConvertible {
  public var description: String {
    let size = picture.map { "\($0.size.width) x \($0.size.height)" } ?? "no picture"
    return labels.isEmpty ? size : "\(labels.joined(separator: ", ")) (\(size))"
  }
}
