@testable import ViewHTML

/// A document that is changed by patches, as a browser's script changes its own.
final class DOMDocument {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private(set) var root: DOMElement
  private(set) var rules = ""
  private var byID: [String: DOMElement] = [:]
  /// Elements that were taken out of the document; a test sees by it what kept its identity.
  private(set) var goneCount = 0

  init(_ html: String, rules: String = "") throws {
    root = try DOMParser.fragment(html)
    root.attributes["id"] = "n0"
    self.rules = rules
    try register(root)
  }

  func element(_ id: String) -> DOMElement? { byID[id] }

  func apply(_ patches: [ViewPatch]) throws {
    for patch in patches { try apply(patch) }
  }

  private func apply(_ patch: ViewPatch) throws {
    switch patch {
    case .text(let address, let text): setContent(try find(address), [.text(text)])
    case .attribute(let address, let name, let value): try find(address).attributes[name] = value
    case .value(let address, let value, _): setValue(try find(address), value)
    case .insert(let parent, let after, let html):
      try put(try parse(html, in: find(parent)), into: find(parent), after: after)
    case .remove(let address):
      // What is inside of something that is gone already, or was never there.
      guard let element = byID[address.identifier] else { return }
      detach(element)
      unregister(element)
    case .move(let address, let parent, let after):
      let element = try find(address)
      detach(element)
      try put(element, into: find(parent), after: after, isNew: false)
    case .replace(let address, let html):
      let old = try find(address)
      guard let parent = old.parent, let index = index(of: old, in: parent) else {
        throw Failure(description: "lost \(address)")
      }
      unregister(old)
      let new = try parse(html, in: parent)
      new.parent = parent
      parent.children[index] = .element(new)
      try register(new)
    case .content(let address, let html):
      let element = try find(address)
      let parsed = try DOMParser.fragment(html, in: element.tag)
      setContent(element, parsed.children)
      for child in element.elements {
        child.parent = element
        try register(child)
      }
    case .styles(let text, let replacing): rules = replacing ? text : rules + text
    case .page(let html):
      byID = [:]
      root = try DOMParser.fragment(html)
      root.attributes["id"] = "n0"
      try register(root)
    case .focus, .path, .effect: break
    }
  }

  private func find(_ address: ElementAddress) throws -> DOMElement {
    guard let element = byID[address.identifier] else {
      throw Failure(description: "no \(address.identifier)")
    }
    return element
  }

  private func parse(_ html: String, in parent: DOMElement) throws -> DOMElement {
    let elements = try DOMParser.fragment(html, in: parent.tag).elements
    guard elements.count == 1 else { throw Failure(description: "\(elements.count) elements in \(html)") }
    return elements[0]
  }

  private func put(_ element: DOMElement, into parent: DOMElement, after: ElementAddress?, isNew: Bool = true)
    throws
  {
    var index = 0
    if let after {
      let before = try find(after)
      guard before.parent === parent, let found = self.index(of: before, in: parent) else {
        throw Failure(description: "\(after.identifier) isn't in \(parent.id ?? "")")
      }
      index = found + 1
    }
    element.parent = parent
    parent.children.insert(.element(element), at: index)
    if isNew { try register(element) }
  }

  private func detach(_ element: DOMElement) {
    guard let parent = element.parent, let index = index(of: element, in: parent) else { return }
    parent.children.remove(at: index)
  }

  private func index(of element: DOMElement, in parent: DOMElement) -> Int? {
    parent.children.firstIndex { if case .element(let other) = $0 { other === element } else { false } }
  }

  private func setContent(_ element: DOMElement, _ children: [DOMElement.Child]) {
    for child in element.elements { unregister(child) }
    element.children = children
  }

  private func setValue(_ element: DOMElement, _ value: String) {
    switch element.tag {
    case "textarea": element.children = [.text(value)]
    case "select":
      for option in element.all("option") {
        option.attributes["selected"] = option.attributes["value"] == value && !value.isEmpty ? "" : nil
      }
    default: element.attributes["value"] = value
    }
  }

  private func register(_ element: DOMElement) throws {
    for element in element.all {
      guard let id = element.id else { continue }
      guard byID[id] == nil else { throw Failure(description: "\(id) twice") }
      byID[id] = element
    }
  }

  private func unregister(_ element: DOMElement) {
    for element in element.all {
      goneCount += 1
      if let id = element.id { byID[id] = nil }
    }
  }
}
