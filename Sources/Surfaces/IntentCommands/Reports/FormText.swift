import AppIntents
import CommandLineSurface
import SwiftUICore

/// The fields of a view as lines for a terminal: "Title: Dinner", then what else it says.
enum FormText {
  static func lines(of container: _SnippetViewContainer, width: Int) async -> [String] {
    await fields(of: container).map { line in
      "  " + DisplayWidth.truncated(TerminalText.escaped(line), to: max(20, width - 2))
    }
  }

  @MainActor private static func fields(of container: _SnippetViewContainer) -> [String] {
    let tree = ViewTree(environment: EnvironmentValues())
    func show(_ view: some View) { tree.show(view) }
    show(container.makeView())
    defer { tree.close() }
    return tree.snapshot().flatMap(lines)
  }

  @MainActor private static func lines(of node: ViewNode) -> [String] {
    switch node.content {
    case .textField(let text, _, _, let isSecure):
      field(node, isSecure ? "" : text.split(whereSeparator: \.isNewline).joined(separator: " / "))
    case .toggle(let isOn): field(node, isOn ? "yes" : "no")
    case .datePicker(let picker): field(node, picker.inputValue.replacing("T", with: " "))
    case .picker: field(node, node.all.first { node.isSelected($0) }.map { texts(in: $0)[...] }?.first ?? "")
    case .text(let text): [text.string]
    default: node.children.flatMap(lines)
    }
  }

  /// Nothing for what is empty.
  @MainActor private static func field(_ node: ViewNode, _ value: String) -> [String] {
    value.isEmpty ? [] : ["\(texts(in: node).first ?? ""): \(value)"]
  }

  @MainActor private static func texts(in node: ViewNode) -> [String] {
    node.all.compactMap { inner in if case .text(let text) = inner.content { text.string } else { nil } }
  }
}
