import Observation

/// Values that a person looks at, and may change, before something is done with them. The run reads them
/// after the person has confirmed.
@MainActor @Observable
final class FieldsDraft {
  struct Field: Identifiable {
    enum Kind { case line, lines, phone, mail, address }
    let id: String
    let label: String
    let kind: Kind
    var value: String
  }

  var fields: [Field]
  /// The notice for the person to read first: that nothing is sent yet, that an address isn't protected.
  let note: String?
  let warning: String?

  init(_ fields: [Field], note: String? = nil, warning: String? = nil) {
    self.fields = fields
    self.note = note
    self.warning = warning
  }

  /// A field as the person left it, made safe again: what was typed may come from the clipboard.
  subscript(id: String) -> String {
    guard let field = fields.first(where: { $0.id == id }) else { return "" }
    return field.kind == .lines ? ActionText.lines(field.value) : ActionText.line(field.value, limit: 2_000)
  }
}
