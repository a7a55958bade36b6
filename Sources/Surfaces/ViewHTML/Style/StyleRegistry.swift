/// The style rules of one window: each distinct list of declarations has a short class.
///
/// A rule is sent once; what uses it names its class. The declarations are made of numbers and names of our
/// own
/// only. Confined to the main actor.
@MainActor
package final class StyleRegistry {
  /// The number of rules that a window may have before it begins anew: an animation by hand leaves them
  /// behind.
  package static let limit = 2_000

  private var names: [String: String] = [:]
  private var rules: [String] = []
  private var sent = 0

  package init() {}

  /// The number of rules.
  package var count: Int { rules.count }

  /// A Boolean value that indicates whether the rules should be made anew, with all that uses them.
  var isFull: Bool { rules.count >= Self.limit }

  /// All rules as a style sheet; they count as sent.
  package func sheet() -> String {
    sent = rules.count
    return rules.joined()
  }

  /// The rules made since the last call, or nil if there are none.
  func takeNew() -> String? {
    guard sent < rules.count else { return nil }
    defer { sent = rules.count }
    return rules[sent...].joined()
  }

  /// Forgets all rules.
  func clear() {
    names = [:]
    rules = []
    sent = 0
  }

  /// The class for declarations.
  func name(for declarations: String) -> String {
    if let known = names[declarations] { return known }
    let name = Self.name(rules.count)
    names[declarations] = name
    rules.append(".\(name){\(declarations)}")
    return name
  }

  /// `_0`, `_1` and so on, in base 36: no class of the style sheet begins with an underscore.
  private static func name(_ number: Int) -> String { "_" + String(number, radix: 36) }
}
