import Foundation
import PlainText
import SwiftUICore

/// The address of a window, as a path of the server's.
///
/// `/` is the app's first scene, `/settings` its settings, `/scene/<id>` a scene with a name; `?value=`
/// holds the value that a window shows, as base 64 of its JSON. What follows `/at/` is where the person has
/// gone inside of the window: for people to read, and no more. `?content=` is what is open in it, as the app
/// identifies it, and is opened in a window that shows something else.
struct WindowAddress: Sendable, Equatable {
  enum Place: Sendable, Hashable {
    case first
    case scene(String)
    case settings
  }

  var place = Place.first
  /// The value that the window shows, as bytes.
  var value: Data?
  /// The steps that the person has gone in the window.
  var steps: [String] = []
  /// The identifier of what is open: an address of the app's own.
  var content: String?

  /// The most bytes of such an identifier.
  static let longestContent = 2048

  init(place: Place = .first, value: Data? = nil, steps: [String] = []) {
    self.place = place
    self.value = value
    self.steps = steps
  }

  /// - Parameters:
  ///   - path: With its escapes.
  ///   - value: The field of the query.
  ///   - content: The field of the query; what is too long is passed over.
  /// - Returns: nil where the path leads to no window.
  init?(rawPath: Substring, value: String?, content: String? = nil) {
    self.content = content.flatMap { $0.utf8.count <= Self.longestContent ? $0 : nil }
    var parts = rawPath.split(separator: "/").map { $0.removingPercentEncoding ?? "" }[...]
    if parts.first == "settings" {
      place = .settings
      parts.removeFirst()
    } else if parts.first == "scene", let id = parts.dropFirst().first {
      place = .scene(id)
      parts.removeFirst(2)
    }
    if parts.first == "at" {
      steps = Array(parts.dropFirst())
    } else if !parts.isEmpty {
      return nil
    }
    guard let value else { return }
    let padded = value.replacing("-", with: "+").replacing("_", with: "/")
    self.value = Data(
      base64Encoded: padded + String(repeating: "=", count: (4 - padded.count % 4) % 4))
    if self.value == nil { return nil }
  }

  /// The path and query.
  ///
  /// - Parameter window: The number of the window; nil asks for a new one.
  func text(window: Int?) -> String {
    var path =
      switch place {
      case .first: ""
      case .scene(let id): "/scene/" + Self.escaped(id)
      case .settings: "/settings"
      }
    if !steps.isEmpty { path += "/at/" + steps.map(Self.escaped).joined(separator: "/") }
    var query: [String] = []
    if let value {
      query.append(
        "value="
          + value.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing(
            "=", with: ""))
    }
    if let content { query.append("content=" + PercentEncoding.encode(content)) }
    if let window { query.append("w=\(window)") }
    return (path.isEmpty ? "/" : path) + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
  }

  /// A component of a path. A lone point or two would be taken for folders.
  private static func escaped(_ text: String) -> String {
    if text.allSatisfy({ $0 == "." }) { return text.replacing(".", with: "%2E") }
    return PercentEncoding.encode(text)
  }
}
