/// A command that a document shows in a fenced block marked `sh`.
struct MarkdownCommand: Equatable {
  /// Its first line, counted from 1.
  var line: Int
  var text: String

  /// All commands of a document, in order.
  ///
  /// A prompt (`$ `) is taken off, lines that end in a backslash go on, comments and empty lines are none,
  /// and a here-document belongs to its command. A block after the line `<!-- not tested -->` is passed over.
  static func all(in document: String) -> [MarkdownCommand] {
    var commands: [MarkdownCommand] = []
    var fence: String?
    var isShell = false
    var isSkipped = false
    var goesOn = false
    var hereEnd: String?
    for (index, raw) in document.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let line = String(raw)
      let trimmed = line.trimmingPrefix { $0 == " " }
      if let open = fence {
        if hereEnd == nil, trimmed.hasPrefix(open), trimmed.allSatisfy({ $0 == open.first || $0 == " " }) {
          fence = nil
          goesOn = false
          continue
        }
        guard isShell else { continue }
        if let end = hereEnd {
          commands[commands.count - 1].text += "\n" + line
          if trimmed == end { hereEnd = nil }
          continue
        }
        if goesOn {
          commands[commands.count - 1].text += "\n" + line
        } else if trimmed.isEmpty || trimmed.hasPrefix("#") {
          continue
        } else {
          let text = trimmed.hasPrefix("$ ") ? trimmed.dropFirst(2) : trimmed
          commands.append(MarkdownCommand(line: index + 1, text: String(text)))
        }
        goesOn = line.hasSuffix("\\")
        hereEnd = endOfHereDocument(line)
      } else if trimmed.hasPrefix("```") || trimmed.hasPrefix("~~~") {
        let mark = String(trimmed.prefix { $0 == trimmed.first })
        fence = mark
        let language = trimmed.dropFirst(mark.count).split(separator: " ").first
        isShell = !isSkipped && (language == "sh" || language == "bash" || language == "shell")
        isSkipped = false
      } else if !trimmed.isEmpty {
        isSkipped = trimmed.hasPrefix("<!-- not tested -->")
      }
    }
    return commands
  }

  /// Whether it runs `beckon`, first or in a pipeline; what installs, builds and clones does not.
  var runsBeckon: Bool {
    let firstLine = text.split(separator: "\n").first.map(String.init) ?? ""
    // Every stage of the pipeline by its first word; what stands in quotes may hold a bar, which at worst
    // makes one more stage that is not ours.
    return text.split(whereSeparator: { $0 == "|" || $0 == ";" || $0 == "&" }).contains { stage in
      let words = stage.split(whereSeparator: \.isWhitespace).drop { $0.contains("=") || $0 == "\\" }
      return words.first == "beckon"
    } && !firstLine.hasPrefix("script/")
  }

  /// The word that ends the here-document a line begins, if it begins one.
  private static func endOfHereDocument(_ line: String) -> String? {
    guard let mark = line.firstRange(of: "<<"), !line[mark.upperBound...].hasPrefix("<") else { return nil }
    let word = line[mark.upperBound...].drop { $0 == "-" || $0 == " " || $0 == "'" || $0 == "\"" }
      .prefix { $0.isLetter || $0 == "_" }
    return word.isEmpty ? nil : String(word)
  }
}
