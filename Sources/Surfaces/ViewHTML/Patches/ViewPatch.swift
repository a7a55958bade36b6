/// A step from the document that a surface shows to the one it has to show; see `Guide/web-patches.md`.
///
/// Knows nothing of sockets. As JSON it is a short array whose first element names the step.
package enum ViewPatch: Equatable, Sendable {
  /// Replaces the element's text.
  case text(ElementAddress, String)
  /// An attribute's value; nil takes the attribute away. `checked` is also the state of a field.
  case attribute(ElementAddress, name: String, value: String?)
  /// The value of a field, and the revision of the person's edit that it answers, if the surface counts them.
  case value(ElementAddress, String, revision: Int?)
  /// Inserts the HTML of one element into an element after another one in it; nil is the beginning.
  case insert(parent: ElementAddress, after: ElementAddress?, html: String)
  /// Removes the element.
  case remove(ElementAddress)
  /// The element goes to another place.
  case move(ElementAddress, parent: ElementAddress, after: ElementAddress?)
  /// Replaces an element by the HTML of another.
  case replace(ElementAddress, html: String)
  /// Replaces the content of an element.
  case content(ElementAddress, html: String)
  /// Style rules that are used from here on; all that there are, if the ones before are to be dropped.
  case styles(String, replacing: Bool)
  /// All that is shown.
  case page(String)
  /// The element gets the focus.
  case focus(ElementAddress)
  /// The address of the window.
  case path(String)
  /// An effect that a script has on an element, such as an animation of the steps that follow.
  case effect(ElementAddress, String)
}

extension ViewPatch {
  /// The letter by which JSON names the step.
  var code: String {
    switch self {
    case .text: "t"
    case .attribute: "a"
    case .value: "v"
    case .insert: "i"
    case .remove: "r"
    case .move: "m"
    case .replace: "p"
    case .content: "c"
    case .styles: "s"
    case .page: "h"
    case .focus: "f"
    case .path: "n"
    case .effect: "x"
    }
  }
}

extension ViewPatch: Codable {
  package func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    try list.encode(code)
    switch self {
    case .text(let address, let text):
      try list.encode(address)
      try list.encode(text)
    case .attribute(let address, let name, let value):
      try list.encode(address)
      try list.encode(name)
      try list.encode(value)
    case .value(let address, let value, let revision):
      try list.encode(address)
      try list.encode(value)
      if let revision { try list.encode(revision) }
    case .insert(let parent, let after, let html):
      try list.encode(parent)
      try list.encode(after ?? ElementAddress(0))
      try list.encode(html)
    case .move(let address, let parent, let after):
      try list.encode(address)
      try list.encode(parent)
      try list.encode(after ?? ElementAddress(0))
    case .replace(let address, let html), .content(let address, let html), .effect(let address, let html):
      try list.encode(address)
      try list.encode(html)
    case .remove(let address), .focus(let address): try list.encode(address)
    case .styles(let rules, let replacing):
      try list.encode(rules)
      if replacing { try list.encode(1) }
    case .page(let text), .path(let text): try list.encode(text)
    }
  }

  package init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    func after() throws -> ElementAddress? {
      let address = try list.decode(ElementAddress.self)
      return address == ElementAddress(0) ? nil : address
    }
    let code = try list.decode(String.self)
    switch code {
    case "t": self = .text(try list.decode(ElementAddress.self), try list.decode(String.self))
    case "a":
      self = .attribute(
        try list.decode(ElementAddress.self), name: try list.decode(String.self),
        value: try list.decode(String?.self))
    case "v":
      self = .value(
        try list.decode(ElementAddress.self), try list.decode(String.self),
        revision: try list.decodeIfPresent(Int.self))
    case "i":
      self = .insert(
        parent: try list.decode(ElementAddress.self), after: try after(), html: try list.decode(String.self))
    case "r": self = .remove(try list.decode(ElementAddress.self))
    case "m":
      self = .move(
        try list.decode(ElementAddress.self), parent: try list.decode(ElementAddress.self), after: try after()
      )
    case "p": self = .replace(try list.decode(ElementAddress.self), html: try list.decode(String.self))
    case "c": self = .content(try list.decode(ElementAddress.self), html: try list.decode(String.self))
    case "s": self = .styles(try list.decode(String.self), replacing: try list.decodeIfPresent(Int.self) == 1)
    case "h": self = .page(try list.decode(String.self))
    case "f": self = .focus(try list.decode(ElementAddress.self))
    case "n": self = .path(try list.decode(String.self))
    case "x": self = .effect(try list.decode(ElementAddress.self), try list.decode(String.self))
    default:
      throw DecodingError.dataCorruptedError(
        in: list, debugDescription: "expected the letter of a step, found \(code)")
    }
  }
}
