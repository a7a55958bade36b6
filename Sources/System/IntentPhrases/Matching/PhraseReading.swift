import AppIntents

/// A phrase with everything filled in, which knows which of its words came from where.
struct PhraseReading {
  private(set) var text = ""
  /// The end of each part, in bytes of UTF-8.
  private var ends: [(role: PhrasePattern.Role, end: Int)] = []

  init(_ phrase: ShortcutPhrase, application: String, parameters: (String) -> String) {
    let names = phrase.parameters
    for part in phrase.parts {
      let role: PhrasePattern.Role
      switch part {
      case .text(let words):
        text += words
        role = .literal
      case .applicationName:
        text += application
        role = .application
      case .parameter(let name):
        text += parameters(name)
        role = .option(names.firstIndex(of: name) ?? 0)
      }
      ends.append((role, text.utf8.count))
    }
  }

  /// The words with what each belongs to, by where it begins.
  func words(in language: PhraseLanguage) -> [(text: String, role: PhrasePattern.Role)] {
    var part = 0
    return SpokenText(text, in: language).words.map { word in
      let start = text.utf8.distance(from: text.startIndex, to: word.range.lowerBound)
      while part + 1 < ends.count, ends[part].end <= start { part += 1 }
      return (word.text, ends[part].role)
    }
  }
}
