import SwiftUICore

extension ElementMaker {
  /// Puts on a field what the app says of what is written in it.
  func hint(_ field: inout Element) {
    for case .textInput(let hints) in look.modifiers {
      if let keyboard = hints.keyboard { hint(&field, keyboard) }
      if let type = hints.contentType { field.set("autocomplete", Self.token(type.rawValue)) }
      if let capitals = hints.capitalization { field.set("autocapitalize", Self.token(capitals.name)) }
      if let disables = hints.disablesCorrection {
        field.set("spellcheck", disables ? "false" : "true")
        if disables { field.set("autocorrect", "off") }
      }
      if let label = hints.submitLabel {
        let known = ["done", "go", "send", "search", "next"]
        field.set(
          "enterkeyhint", known.contains(label.name) ? label.name : label.name == "return" ? "enter" : "go")
      }
    }
  }

  private func hint(_ field: inout Element, _ keyboard: UIKeyboardType) {
    let type: String? =
      switch keyboard {
      case .URL: "url"
      case .phonePad: "tel"
      case .emailAddress: "email"
      default: nil
      }
    // A password stays one.
    if let type, field["type"] == "text" { field.set("type", type) }
    switch keyboard {
    case .numberPad, .asciiCapableNumberPad: field.set("inputmode", "numeric")
    case .decimalPad: field.set("inputmode", "decimal")
    case .webSearch: field.set("inputmode", "search")
    default: break
    }
  }

  /// A word of HTML's; anything else is left out.
  private static func token(_ text: String) -> String? {
    text.utf8.allSatisfy { (97...122).contains($0) || $0 == 45 || (48...57).contains($0) } ? text : nil
  }
}
