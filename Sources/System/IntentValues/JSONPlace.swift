import AppIntents
import JSONValues

/// The place of a value in a JSON value: `recipients[2].id`.
package struct JSONPlace: Sendable, CustomStringConvertible {
  private indirect enum Step: Sendable {
    case beginning(String)
    case member(Step, String)
    case element(Step, Int)
  }

  private let step: Step

  /// The number of arrays and objects around the place.
  let depth: Int

  /// The greatest depth of values. Within one value there are a few levels more; all of them stay within
  /// the 64 levels that `JSONValue(parsing:)` reads.
  static let deepest = 56

  package init(_ path: String = "") {
    step = .beginning(path)
    depth = 0
  }

  private init(_ step: Step, depth: Int) {
    self.step = step
    self.depth = depth
  }

  func member(_ name: String) -> JSONPlace { JSONPlace(.member(step, name), depth: depth + 1) }
  func element(_ index: Int) -> JSONPlace { JSONPlace(.element(step, index), depth: depth + 1) }

  package var description: String { Self.text(of: step) }

  private static func text(of step: Step) -> String {
    switch step {
    case .beginning(let path): return path
    case .member(let before, let name):
      let path = text(of: before)
      return path.isEmpty ? name.cut(60) : path + "." + name.cut(60)
    case .element(let before, let index): return text(of: before) + "[\(index)]"
    }
  }

  // MARK: Errors

  /// Returns the error of the value at this place: "recipients[2].id: expected ..., found ...".
  package func failure(_ message: String, _ underlying: (any Error)? = nil) -> IntentRunError {
    let path = description
    return IntentRunError(
      .conversionFailed, path.isEmpty ? "The value: \(message)" : "\(path): \(message)",
      underlying: underlying)
  }

  func expected(_ expected: String, found: JSONValue) -> IntentRunError {
    failure("expected \(expected), found \(found.kindName).")
  }

  /// - Throws: `IntentRunError` with `conversionFailed` where this is deeper than values go.
  func checkDepth() throws {
    if depth > Self.deepest { throw failure("values are nested deeper than \(Self.deepest) levels.") }
  }
}

extension String {
  /// The beginning, for messages. The cost does not depend on the length of the text.
  package func cut(_ count: Int) -> String {
    if utf8.count <= count { return self }
    let beginning = unicodeScalars.prefix(count)
    return beginning.endIndex == endIndex ? self : String(String.UnicodeScalarView(beginning)) + "…"
  }
}
