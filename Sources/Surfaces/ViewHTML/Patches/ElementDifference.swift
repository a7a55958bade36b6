/// The steps from one element of a node to another.
struct ElementDifference {
  private(set) var patches: [ViewPatch] = []
  private let node: Int
  private let html: ([Piece]) -> String

  /// Returns the patches between two elements; nil if the outermost element itself must be replaced: its
  /// name, or the elements that hold nodes, differ.
  static func of(
    _ old: Element, _ new: Element, node: Int, html: @escaping ([Piece]) -> String
  ) -> [ViewPatch]? {
    var difference = ElementDifference(node: node, html: html)
    return difference.compare(old, new) ? difference.patches : nil
  }

  private init(node: Int, html: @escaping ([Piece]) -> String) {
    self.node = node
    self.html = html
  }

  private mutating func compare(_ old: Element, _ new: Element) -> Bool {
    guard old != new else { return true }
    guard old.tag == new.tag, old.part == new.part else { return false }
    // What stands in a drawing would be read as HTML by itself.
    if new.tag == "svg", old.content != new.content { return false }
    let before = patches.count
    if compareAttributes(old, new), compareContent(old, new), compareElsewhere(old, new) { return true }
    patches.removeSubrange(before...)
    return false
  }

  private mutating func compareElsewhere(_ old: Element, _ new: Element) -> Bool {
    guard old.elsewhere.count == new.elsewhere.count else { return false }
    for (old, new) in zip(old.elsewhere, new.elsewhere) where !compare(old, new) { return false }
    return true
  }

  private mutating func compareAttributes(_ old: Element, _ new: Element) -> Bool {
    guard old.attributes != new.attributes else { return true }
    guard let part = new.part else { return false }
    let address = ElementAddress(node, part)
    for attribute in old.attributes where new[attribute.name] == nil {
      patches.append(.attribute(address, name: attribute.name, value: nil))
    }
    for attribute in new.attributes where old[attribute.name] != attribute.value {
      if attribute.name == "value", new.tag == "input" {
        patches.append(.value(address, attribute.value, revision: nil))
      } else {
        patches.append(.attribute(address, name: attribute.name, value: attribute.value))
      }
    }
    return true
  }

  private mutating func compareContent(_ old: Element, _ new: Element) -> Bool {
    guard old.content != new.content else { return true }
    let before = patches.count
    if compareSingly(old, new) { return true }
    patches.removeSubrange(before...)
    guard let part = new.part, !(old.content + new.content).contains(where: \.holdsNodes) else {
      return false
    }
    let address = ElementAddress(node, part)
    if let text = new.onlyText {
      patches.append(new.tag == "textarea" ? .value(address, text, revision: nil) : .text(address, text))
    } else {
      patches.append(.content(address, html: html(new.content)))
    }
    return true
  }

  /// Compares what is inside one by one, where the same things stand in the same order.
  private mutating func compareSingly(_ old: Element, _ new: Element) -> Bool {
    guard old.content.count == new.content.count else { return false }
    for (old, new) in zip(old.content, new.content) where old != new {
      guard case .element(let old) = old, case .element(let new) = new, compare(old, new) else {
        return false
      }
    }
    return true
  }
}

extension Element {
  /// The text, if nothing else is inside.
  fileprivate var onlyText: String? {
    var text = ""
    for piece in content {
      guard case .text(let part) = piece else { return nil }
      text += part
    }
    return text
  }
}
