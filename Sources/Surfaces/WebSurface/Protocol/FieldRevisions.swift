/// The last known texts of a browser's text fields, and the number of times that it changed each.
///
/// The browser owns the text of a field that a person edits: the server never says back to it what it said,
/// and says with each text of its own which edit of the person it has seen.
struct FieldRevisions: Sendable {
  private struct Field: Sendable {
    var revision: Int
    var text: String
  }

  private var fields: [Int: Field] = [:]

  /// Notes an edit.
  ///
  /// - Returns: false where a newer edit of the field came before.
  mutating func edit(_ node: Int, _ text: String, revision: Int) -> Bool {
    if let known = fields[node], known.revision > revision { return false }
    fields[node] = Field(revision: revision, text: text)
    return true
  }

  /// The revision to send with a text for a field; nil where the browser holds this text already.
  mutating func revision(of node: Int, toShow text: String) -> Int? {
    guard let known = fields[node] else { return 0 }
    guard known.text != text else { return nil }
    fields[node]?.text = text
    return known.revision
  }

  /// Returns the text that the browser holds; nil for a field that nobody has edited.
  func text(of node: Int) -> String? { fields[node]?.text }

  /// Forgets a field.
  mutating func remove(_ node: Int) { fields[node] = nil }

  /// Forgets all fields but those that still exist.
  mutating func keep(_ exists: (Int) -> Bool) { fields = fields.filter { exists($0.key) } }

  var count: Int { fields.count }
}
