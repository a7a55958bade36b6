/// A picture or a document that somebody asked for.
public struct SharedItemValues: Sendable, Hashable, Codable {
  /// The item in the words of the message: "deck", "photos from Saturday".
  public var what: String?
  /// The name of the person who asked for the item, where known.
  public var person: String?

  /// Creates the values of an item to send.
  public init(what: String?, person: String? = nil) {
    self.what = what
    self.person = person
  }

  var fields: [ActionField?] { [ActionField("what", what), ActionField("to", person)] }
}
