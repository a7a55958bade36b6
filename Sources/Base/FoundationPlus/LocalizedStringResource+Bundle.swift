import Foundation

extension LocalizedStringResource {
  /// The bundle that contains the tables of a resource.
  ///
  /// In encoded form, a class becomes the URL of its bundle.
  public enum BundleDescription: Sendable {
    /// The program's main bundle; with SwiftPM also the resources of the executable target.
    case main
    /// The bundle that contains a class.
    case forClass(AnyClass)
    /// The bundle at a file URL.
    case atURL(URL)

    init(_ bundle: Bundle) {
      self = bundle.bundleURL == Bundle.main.bundleURL ? .main : .atURL(bundle.bundleURL)
    }

    /// The folder of the bundle, or nil for the main bundle.
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
