import AppShell
import SwiftUICore
import ViewHTML

/// Attributes by which fields of the shell name the lists and options that stand elsewhere.
///
/// Elements have the numbers of their nodes, while the shell knows its parts by names. What a name stands
/// for comes and goes without the field: then the field's attribute has to follow.
@MainActor
final class ShellReferences {
  private weak var tree: ViewTree?
  /// The references that the browser has, by the numbers of fields.
  private var shown: [Int: [String: String]] = [:]

  init(_ tree: ViewTree) { self.tree = tree }

  private static let names = ["aria-controls", "aria-activedescendant"]

  /// The attributes of a part, with numbers for names.
  func attributes(of part: ShellPart, at node: Int) -> [(name: String, value: String)] {
    guard case .combobox = part else { return part.attributes }
    if shown[node] == nil { shown[node] = references(of: part) }
    return part.attributes.compactMap { name, value in
      guard Self.names.contains(name) else { return (name, value) }
      return number(ofPart: value).map { (name, "n\($0)") }
    }
  }

  /// The steps by which fields name what is there now.
  func patches() -> [ViewPatch] {
    var patches: [ViewPatch] = []
    for (node, old) in shown.sorted(by: { $0.key < $1.key }) {
      guard let part = tree?.node(node)?.attributes[ShellPartKey.self], case .combobox = part else {
        shown[node] = nil
        continue
      }
      let new = references(of: part)
      for name in Self.names where old[name] != new[name] {
        patches.append(.attribute(ElementAddress(node, part: "f"), name: name, value: new[name]))
      }
      shown[node] = new
    }
    return patches
  }

  /// Forgets what the browser has: all is sent anew.
  func forget() { shown = [:] }

  private func references(of part: ShellPart) -> [String: String] {
    var result: [String: String] = [:]
    for (name, value) in part.attributes where Self.names.contains(name) {
      result[name] = number(ofPart: value).map { "n\($0)" }
    }
    return result
  }

  /// The number of the node that is the part of the shell with a name: a list of options, or an option.
  private func number(ofPart name: String) -> Int? {
    var stack = tree?.roots ?? []
    while let node = stack.popLast() {
      switch node.attributes[ShellPartKey.self] {
      case .options(name, _)?, .option(name, _)?: return node.id
      default: stack.append(contentsOf: node.children + node.layers.flatMap { $0 })
      }
    }
    return nil
  }
}
