/// A word of a command line as shells read it.
package enum ShellWord {
  /// The word as it can be copied into a shell: as it is where no shell reads it as anything else, else in
  /// single quotes.
  package static func quoted(_ word: String) -> String {
    let isPlain =
      CommandDescription.isPlainWord(word)
      // Elsewhere an equals sign may set a variable or, in zsh, stand for a path.
      || word.hasPrefix("-") && CommandDescription.isPlainWord(word.filter { $0 != "=" })
    if isPlain { return word }
    return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }

  /// The spellings of a word that people and shells type: as it is, with backslashes, in quotes.
  ///
  /// bash and zsh look the completion of a command up by the word as it was typed.
  static func spellings(_ word: String) -> [String] {
    if quoted(word) == word { return [word] }
    func escaped(where needsIt: (Unicode.Scalar) -> Bool) -> String {
      var text = String.UnicodeScalarView()
      for scalar in word.unicodeScalars {
        if needsIt(scalar) { text.append("\\") }
        text.append(scalar)
      }
      return String(text)
    }
    let inText = escaped { $0.isASCII && !CommandDescription.isPlainWord(String($0)) }
    let inQuotes = "\"" + escaped { "\\\"$`".unicodeScalars.contains($0) } + "\""
    var found: [String] = []
    for spelling in [word, inText, quoted(word), inQuotes] where !found.contains(spelling) {
      found.append(spelling)
    }
    return found
  }

  /// The name of a shell's function for a program: ASCII letters, digits, hyphens and lines.
  package static func function(of program: String) -> String {
    "_"
      + String(
        program.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "-" || $0 == "_" ? $0 : "_" })
  }

  /// The words of `complete` and `compdef` under which a program's completion is found.
  package static func registered(_ program: String) -> String {
    spellings(program).map(quoted).joined(separator: " ")
  }

  /// The first line of a file that zsh finds by itself: the name where zsh reads one word, else a pattern of
  /// one word that fits it, since there are no quotes in that line.
  package static func compdefTag(_ program: String) -> String {
    if quoted(program) == program { return "#compdef \(program)" }
    return "#compdef -P "
      + String(program.map { CommandDescription.isPlainWord(String($0)) && $0.isASCII ? $0 : "*" })
  }
}
