import Foundation

/// Addresses that the screens link to: names kept for examples, which lead nowhere.
enum Web {
  static let views = address("https://example.org/views")
  static let garden = address("https://example.org/garden?bed=herbs")
  static let picture = address("https://example.invalid/no-such-picture.png")

  private static func address(_ text: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure("\(text) is not an address") }
    return url
  }
}
