import HTTPServer
import SwiftUICore

/// The events that a form contains, for browsers without scripts: all fields as they are now, then the
/// button that was pressed.
///
/// Fields are named after their node (`n12`); a button has the name `p` for a press, `o` for an option, `u`
/// and `d` for a step up and down, `x` to leave, `s` to sort, `f` to choose no file, and the number of its
/// node as value.
@MainActor
struct FormPost {
  let tree: ViewTree

  /// The events of a form, in the order in which they are to be handled. Fields that hold what the window
  /// shows are left out.
  func events(of form: HTTPForm) -> [(node: Int, action: ClientEvent.Action)] {
    var changes: [(Int, ClientEvent.Action)] = []
    var presses: [(Int, ClientEvent.Action)] = []
    for field in form.fields {
      if let press = Self.press(field.name, field.value) {
        presses.append(press)
      } else if let number = Self.node(field.name), let change = change(of: number, to: field.value) {
        changes.append(change)
      }
    }
    return changes + presses
  }

  /// The number of the node of a field.
  private static func node(_ name: String) -> Int? {
    guard name.first == "n", name.utf8.count <= 11 else { return nil }
    return Int(name.dropFirst())
  }

  private static func press(_ name: String, _ value: String) -> (Int, ClientEvent.Action)? {
    let parts = value.split(separator: ".", maxSplits: 1)
    guard name.utf8.count == 1, value.utf8.count <= 16, let node = parts.first.flatMap({ Int($0) }), node > 0
    else { return nil }
    switch name {
    case "p": return (node, .press)
    case "o": return (node, .select)
    case "u": return (node, .step(up: true))
    case "d": return (node, .step(up: false))
    case "x": return (node, .dismiss)
    case "f": return (node, .files([]))
    case "s": return parts.last.flatMap { Int($0) }.map { (node, .sort($0)) }
    default: return nil
    }
  }

  private func change(of number: Int, to value: String) -> (Int, ClientEvent.Action)? {
    guard let node = tree.node(number), node.isEnabled else { return nil }
    // Browsers send line ends as CR LF (the HTML standard, "constructing the entry list").
    let text = value.replacing("\r\n", with: "\n")
    switch node.content {
    case .textField(let shown, _, _, let isSecure):
      // A secure field comes empty to the browser: what comes back empty was not touched.
      return text == shown || (isSecure && text.isEmpty) ? nil : (number, .text(text, revision: 0))
    case .textEditor(let shown): return text == shown ? nil : (number, .text(text, revision: 0))
    case .searchField(let shown): return text == shown.text ? nil : (number, .text(text, revision: 0))
    case .datePicker(let shown): return value == shown.inputValue ? nil : (number, .date(value))
    case .multiDatePicker: return value.isEmpty ? nil : (number, .date(value))
    case .colorPicker: return (number, .value(value))
    case .slider(let shown, _, _, _):
      guard let entered = Double(value), entered.isFinite, entered != shown else { return nil }
      return (number, .number(entered))
    default:
      guard let option = Int(value), option != number, let chosen = tree.node(option),
        chosen.isSelected != true
      else { return nil }
      return (option, .select)
    }
  }
}
