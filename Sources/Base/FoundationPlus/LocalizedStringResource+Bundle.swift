import Foundation

extension LocalizedStringResource {
  /// Where the tables of a resource are.
  ///
  /// Encoded, a class becomes the place of its bundle.
  public enum BundleDescription: Sendable {
    /// The program's own bundle; with SwiftPM also the resources of the executable's target.
    case main
    /// The bundle that a class came with.
    case forClass(AnyClass)
    /// The bundle at a place in the file system.
    case atURL(URL)

    init(_ bundle: Bundle) {
      self = bundle.bundleURL == Bundle.main.bundleURL ? .main : .atURL(bundle.bundleURL)
    }

    /// The folder of the bundle; nil for the main bundle.
    var url: URL? {
      switch self {
      case .main: nil
      case .forClass(let type): Bundle(for: type).bundleURL
      case .atURL(let url): url
      }
    }
  }
}

extension LocalizedStringResource.BundleDescription: Hashable {
  public static func == (one: Self, other: Self) -> Bool { one.url == other.url }

  public func hash(into hasher: inout Hasher) { hasher.combine(url) }
}

extension LocalizedStringResource.BundleDescription: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self = container.decodeNil() ? .main : .atURL(try container.decode(URL.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let url { try container.encode(url) } else { try container.encodeNil() }
  }
}
