/// The classes of style sheets: their speaking names and what is served for each.
///
/// A line of the file has both names, `navigation-page np`, or one where that is served as it is, and may say more
/// after `#`.
package struct StyleClassTable {
  /// The names in the order of the file.
  package let entries: [(name: String, short: String, note: String)]

  /// Reads a table.
  ///
  /// - Throws: `MinificationError`.
  package init(_ source: String, file: String) throws {
    var entries: [(name: String, short: String, note: String)] = []
    var (names, shorts): (Set<String>, Set<String>) = ([], [])
    for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let parts = line.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let words = (parts.first ?? "").split(separator: " ")
      guard !words.isEmpty else { continue }
      guard words.count <= 2 else {
        throw MinificationError(.syntax, "a line has one name or two", file: file, line: index + 1)
      }
      let (name, short) = (String(words[0]), String(words[words.count - 1]))
      guard names.insert(name).inserted, shorts.insert(short).inserted else {
        throw MinificationError(
          .syntax, "“\(name)” or “\(short)” is there already", file: file, line: index + 1)
      }
      let note = parts.count > 1 ? String(parts[1].drop { $0 == " " }) : ""
      entries.append((name, short, note))
    }
    self.entries = entries
  }

  /// The names for a ``StyleMinifier``.
  package var names: StyleNames {
    StyleNames(classes: Dictionary(uniqueKeysWithValues: entries.map { ($0.name, $0.short) }))
  }

  /// What is served for the names that scripts use, `navigationPage`.
  var scriptNames: [String: String] {
    Dictionary(uniqueKeysWithValues: entries.map { (Self.words(of: $0.name), $0.short) })
  }

  /// The table as an enumeration of Swift, whose raw values are what is served.
  package var swift: String {
    let cases = entries.map { name, short, note in
      (note.isEmpty ? "" : "  /// \(note)\n") + "  case \(Self.identifier(name)) = \"\(short)\"\n"
    }
    return """
      // Made by client-compiler from the table of classes.

      /// A class of the style sheets.
      package enum StyleClass: String, CaseIterable, Sendable {
      \(cases.joined())}

      """
  }

  private static func words(of name: String) -> String {
    let words = name.split(separator: "-")
    return words.prefix(1).joined() + words.dropFirst().map(\.capitalized).joined()
  }

  /// A name in the spelling of Swift: `navigationPage`.
  static func identifier(_ name: String) -> String {
    let joined = words(of: name)
    return ["is", "in", "as", "default", "switch", "case", "self", "init"].contains(joined)
      ? "`\(joined)`" : joined
  }
}

extension Substring {
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
