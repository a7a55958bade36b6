/// The tone of a reply. The raw values are the names in files and on the command line.
public enum ReplyTone: String, Sendable, Hashable, Codable, CaseIterable {
  /// As friends write: "yep, count me in".
  case casual
  case neutral
  /// As one writes to somebody one doesn't know well: "Yes, I would be glad to."
  case formal
}
