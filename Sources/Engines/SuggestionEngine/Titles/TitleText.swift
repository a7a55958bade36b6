/// The title of an action before it is written in a language: its form, and what stands in it.
public struct TitleText: Sendable, Hashable {
  /// The name of the form in the kind's file.
  var form: String
  /// Written for the reader already.
  var values: [String: String]
  /// The most characters it may have.
  var limit: Int?

  init(_ form: String, _ values: [String: String?] = [:], limit: Int? = nil) {
    self.form = form
    self.values = values.compactMapValues { $0 }
    self.limit = limit
  }
}
