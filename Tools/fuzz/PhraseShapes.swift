import Foundation

/// The phrases and cues of the language data as pieces that repeat, alone and in pairs: a text of nothing but one
/// phrase is where a rule that looks at all others for each match shows.
///
/// Read from the JSON in `Resources`, so that a new phrase is there by itself.
struct PhraseShapes {
  /// Words and phrases, each once, in a fixed order.
  private(set) var phrases: [String] = []

  /// - Parameter folder: the folder with a folder for each language and `actions`.
  /// - Throws: where a file can't be read or is no JSON.
  init(folder: URL) throws {
    var found: Set<String> = []
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    for case let file as URL in files ?? .init() where file.pathExtension == "json" {
      let json = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
      found.formUnion(PhraseShapes.phrases(in: json as? [String: Any] ?? [:]))
    }
    phrases = found.filter { $0.contains(where: \.isLetter) && $0.utf8.count <= 80 }.sorted()
  }

  /// What stands between two pieces: nothing ends, a clause, a sentence, a question, a line.
  private static let joints = [" ", ", ", ". ", "? ", "\n"]

  /// A phrase by itself; which joint is taken depends on its place alone.
  func single(_ index: Int) -> HostileShape {
    HostileShape(phrase: phrases[index], joint: Self.joints[index % Self.joints.count])
  }

  /// Two phrases in turn.
  func pair(using random: inout SeededGenerator) -> HostileShape {
    let (first, second) = (phrases.randomElement(using: &random)!, phrases.randomElement(using: &random)!)
    return HostileShape(
      phrase: first + Self.joints.randomElement(using: &random)! + second,
      joint: Self.joints.randomElement(using: &random)!)
  }

  // MARK: Reading

  private static func phrases(in file: [String: Any]) -> Set<String> {
    var found: Set<String> = []
    for lexicon in (file["lexicons"] as? [String: Any] ?? [:]).values {
      found.formUnion((lexicon as? [String]) ?? (lexicon as? [String: Any]).map { Array($0.keys) } ?? [])
    }
    let tables = (file["tables"] as? [String: [String: Any]] ?? [:]).values
    let classes = wordClasses(tables)
    for table in tables {
      let columns = table["columns"] as? [String] ?? []
      for row in table["rows"] as? [[String]] ?? [] {
        for (column, field) in zip(columns, row) {
          found.formUnion(column == "pattern" ? texts(of: field, classes) : alternatives(field))
        }
      }
    }
    for pattern in (file["patterns"] as? [String: [[String: Any]]] ?? [:]).values.joined() {
      (pattern["pattern"] as? String).map { found.formUnion(texts(of: $0, classes)) }
    }
    for grammar in (file["grammars"] as? [String: Any] ?? [:]).values { found.formUnion(quoted(in: grammar)) }
    return found
  }

  private static func wordClasses(_ tables: some Sequence<[String: Any]>) -> [String: String] {
    var classes: [String: String] = [:]
    for table in tables where table["columns"] as? [String] == ["class", "words"] {
      for row in table["rows"] as? [[String]] ?? [] {
        classes[row[0]] = row[1].split(separator: ",").first.map(String.init)
      }
    }
    return classes
  }

  private static func alternatives(_ field: String) -> [String] {
    field.split(separator: "|").map(String.init)
  }

  /// The shortest and the fullest text that a pattern fits, with its first and its last alternatives.
  private static func texts(of pattern: String, _ classes: [String: String]) -> [String] {
    [true, false].map { isShort in
      pattern.split(separator: " ").compactMap { element -> String? in
        let isOptional = element.count > 1 && element.hasSuffix("?")
        if isOptional, isShort { return nil }
        let part = isOptional ? element.dropLast() : element
        switch part {
        case "^", "$": return nil
        case "..", "...": return isShort ? nil : "one two"
        case _ where part.hasPrefix("<"): return samples[String(part.dropFirst().dropLast())] ?? "7"
        default:
          let words = part.split(separator: "|")
          let word = (isShort ? words.first : words.last).map(String.init) ?? ""
          let plain = word.hasPrefix("@") ? classes[String(word.dropFirst())] ?? "send" : word
          return plain.replacing("_", with: " ")
        }
      }.joined(separator: " ")
    }
  }

  /// Spans of the types that patterns have places for.
  private static let samples = [
    "date": "friday at 5", "money": "$20", "phone": "+1 415 555 0123", "email": "ada@example.org",
    "url": "https://example.org/a", "place": "Luigi's", "address": "12 Main Street", "number": "7",
    "flight": "LH 400", "one_time_code": "482913",
  ]

  /// The words of the rules of a grammar: "'in' duration" is "in".
  private static func quoted(in value: Any) -> [String] {
    if let rule = value as? String {
      let parts = rule.split(separator: "'", omittingEmptySubsequences: false)
      return [stride(from: 1, to: parts.count, by: 2).map { String(parts[$0]) }.joined(separator: " ")]
    }
    if let rules = value as? [Any] { return rules.flatMap(quoted) }
    return (value as? [String: Any] ?? [:]).values.flatMap(quoted)
  }
}

extension HostileShape {
  init(phrase: String, joint: String) {
    self.init(name: "\"\(phrase)\" with \"\(joint)\"", unit: Array((phrase + joint).utf8))
  }
}
