import Foundation
import JSONValues

/// The facts that a browser reports on itself and its user; nil where it reports none.
struct ClientEnvironment: Sendable, Equatable {
  /// The visible part, in CSS pixels, which are the points of views.
  var width: Double?
  var height: Double?
  var isDark: Bool?
  var prefersContrast: Bool?
  var reducesMotion: Bool?
  /// A name of the time zone database.
  var timeZone: String?
  /// The size of text in relation to the usual.
  var textScale: Double?
  /// A Boolean value that indicates whether the page can be seen, and whether it has the keyboard.
  var isVisible: Bool?
  var isActive: Bool?

  init() {}

  /// Reads the members `w`, `h`, `dark`, `contrast`, `motion`, `tz`, `text`, `seen`, `active`; others are
  /// passed over, so that a newer script may say more.
  ///
  /// - Throws: `WebSurfaceError` with `badMessage` where one has another kind.
  init(_ object: JSONValue) throws {
    width = try Self.number(object, "w", 1...100_000)
    height = try Self.number(object, "h", 1...100_000)
    textScale = try Self.number(object, "text", 0.1...20)
    isDark = try Self.boolean(object, "dark")
    prefersContrast = try Self.boolean(object, "contrast")
    reducesMotion = try Self.boolean(object, "motion")
    isVisible = try Self.boolean(object, "seen")
    isActive = try Self.boolean(object, "active")
    if let value = object["tz"], !value.isNull {
      guard let name = value.string, name.utf8.count <= 64 else {
        throw WebSurfaceError(
          .badMessage, "Expected the name of a time zone in \"tz\", found \(value.kindName).")
      }
      timeZone = name
    }
  }

  private static func number(
    _ object: JSONValue, _ name: String, _ bounds: ClosedRange<Double>
  ) throws -> Double? {
    guard let value = object[name], !value.isNull else { return nil }
    guard case .number(let text) = value, let number = Double(text), number.isFinite else {
      throw WebSurfaceError(.badMessage, "Expected a number in \"\(name)\", found \(value.kindName).")
    }
    return min(max(number, bounds.lowerBound), bounds.upperBound)
  }

  private static func boolean(_ object: JSONValue, _ name: String) throws -> Bool? {
    guard let value = object[name], !value.isNull else { return nil }
    guard let boolean = value.boolean else {
      throw WebSurfaceError(.badMessage, "Expected true or false in \"\(name)\", found \(value.kindName).")
    }
    return boolean
  }

  /// Takes over what another says.
  mutating func merge(_ other: ClientEnvironment) {
    width = other.width ?? width
    height = other.height ?? height
    isDark = other.isDark ?? isDark
    prefersContrast = other.prefersContrast ?? prefersContrast
    reducesMotion = other.reducesMotion ?? reducesMotion
    timeZone = other.timeZone ?? timeZone
    textScale = other.textScale ?? textScale
    isVisible = other.isVisible ?? isVisible
    isActive = other.isActive ?? isActive
  }
}
