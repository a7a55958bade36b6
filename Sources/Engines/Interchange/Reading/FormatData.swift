import Foundation

/// The tables of the formats, which are built into the module: names of HTML, phrases of chat programs.
enum FormatData {
  /// The phrases that chat programs themselves write into an export, in their languages and in lower case.
  struct ChatPhrases: Decodable {
    /// Parts of lines that nobody wrote: "created group".
    var system: [String]
    /// Placeholders for a picture or a file, or words beside its name.
    var media: [String]
    /// Marks after a message that was edited.
    var edited: [String]
    /// Words that label a field of a text ("When:", "Where:") and are nobody's name.
    var fieldLabels: [String]
  }

  static let chatPhrases: ChatPhrases = table(PackageResources.chat_phrases_json, "chat-phrases.json")

  /// The characters that HTML has names for (its standard's section 13.5), those that mail and pages use.
  static let entities: [String: String] = table(PackageResources.html_entities_json, "html-entities.json")

  private static func table<Table: Decodable>(_ bytes: [UInt8], _ name: String) -> Table {
    do {
      return try JSONDecoder().decode(Table.self, from: Data(bytes))
    } catch {
      preconditionFailure("\(name) of Interchange isn't what the module reads: \(error)")
    }
  }
}
