/// A picture or a document that somebody asked for.
public struct SharedItemValues: Sendable, Hashable, Codable {
  /// In the words of the message: "deck", "photos from Saturday".
  public var what: String?
  /// Who asked for it, where known.
  public var person: String?

  public init(what: String?, person: String? = nil) {
    self.what = what
    self.person = person
  }

  var fields: [ActionField?] { [ActionField("what", what), ActionField("to", person)] }
}
