@_exported import Foundation

extension String {
  public struct LocalizationValue: Sendable, Hashable, Codable, ExpressibleByStringInterpolation {
    public var key: String
    public init(_ value: String) { key = value }
    public init(stringLiteral value: String) { key = value }
  }

  public init(localized resource: LocalizedStringResource) { self = resource.key }
}

public struct LocalizedStringResource: Sendable, Hashable, Codable, ExpressibleByStringInterpolation {
  public var key: String
  public init(_ keyAndValue: String.LocalizationValue) { key = keyAndValue.key }
  public init(stringLiteral value: String) { key = value }
}

public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}
