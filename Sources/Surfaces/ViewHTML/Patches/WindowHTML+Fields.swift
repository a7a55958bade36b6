import SwiftUICore

extension WindowHTML {
  /// The steps that set the fields of a node to what the node holds, for a browser in which a person
  /// changed them.
  ///
  /// Of an option these are those of its picker. None where nothing holds a value that a browser changes by
  /// itself.
  package func fields(of id: Int) -> [ViewPatch] {
    guard let node = page.tree.node(id), page.shown[id] != nil else { return [] }
    if node.tag != nil, let picker = node.enclosingPicker {
      return fields(of: picker, chosen: node)
    }
    var patches: [ViewPatch] = []
    var stack = [
      page.element(of: node, look: node.look, around: page.around(node), derived: page.shown[id]?.derived)
    ]
    while let element = stack.popLast() {
      if let part = element.part {
        let address = ElementAddress(id, part)
        if element.tag == "input", let value = element["value"] {
          patches.append(.value(address, value, revision: nil))
        } else if element.tag == "textarea" {
          patches.append(.value(address, element.words, revision: nil))
        }
      }
      for case .element(let inner) in element.content { stack.append(inner) }
    }
    return patches
  }

  /// Shows what a picker has chosen after a person chose an option.
  private func fields(of picker: Node, chosen option: Node) -> [ViewPatch] {
    var own = page.around(picker)
    own.apply(picker.modifiers)
    guard PickerForm(own) != .select else {
      return [.value(ElementAddress(picker.id, part: "f"), PickerOptions(picker).chosen, revision: nil)]
    }
    let chosen = Int(PickerOptions(picker).chosen)
    return [
      .attribute(
        ElementAddress(chosen ?? option.id, part: "f"), name: "checked", value: chosen == nil ? nil : "")
    ]
  }
}

extension Node {
  fileprivate var enclosingPicker: Node? {
    var outer = parent
    while let node = outer {
      if case .picker = node.content { return node }
      outer = node.parent
    }
    return nil
  }
}

extension Element {
  fileprivate var words: String {
    content.reduce(into: "") { if case .text(let text) = $1 { $0 += text } }
  }
}
