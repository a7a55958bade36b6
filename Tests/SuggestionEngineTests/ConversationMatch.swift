import SuggestionEngine

extension ConversationCase.Expected {
  /// Whether an action is the one that is expected: its kind, and every value that is named.
  func fits(_ action: SuggestedAction) -> Bool {
    guard action.kind.rawValue == type else { return false }
    let found = action.values.texts
    return values.allSatisfy { key, wanted in
      fits(key, ConversationWords.folded(wanted), found)
    }
  }

  private func fits(_ key: String, _ wanted: String, _ values: [String: String]) -> Bool {
    // A flag that doesn't hold isn't among the values.
    if key == "all_day" { return (values[key] == "true") == (wanted == "true") }
    guard let found = (values[key] ?? (key == "to" ? values["name"] : nil)).map(ConversationWords.folded)
    else { return false }
    switch key {
    case "start", "due":
      // A day alone stands for any time on it, unless the whole day is meant.
      let isDay = wanted.count == 10 && self.values["all_day"] == nil
      return isDay ? found.hasPrefix(wanted) : found == wanted
    case "end", "time", "date", "phone", "number", "flight", "currency", "code", "rule", "url", "address":
      return found == wanted
    case "amount":
      guard let found = Double(found), let wanted = Double(wanted) else { return false }
      return abs(found - wanted) < 1e-9
    case "name", "to", "person":
      let people = found + " " + ConversationWords.folded(values["name"] ?? "")
      return wanted.split(separator: " ").first.map { people.contains($0) } ?? false
    default:
      // A right answer has every one of the words.
      return wanted.split(separator: " ").allSatisfy { found.contains($0) }
    }
  }

  /// How many of the expected words the reason of an action names, and how many there are.
  func namedWords(_ action: SuggestedAction) -> (named: Int, all: Int) {
    let named = Set(action.reason.words.flatMap(ConversationWords.tokens))
    let all = (words ?? []).flatMap(ConversationWords.tokens)
    return (all.count { named.contains($0) }, all.count)
  }
}

/// Text as the comparisons see it.
enum ConversationWords {
  static func folded(_ text: String) -> String {
    text.lowercased().replacing("\u{2019}", with: "'")
  }

  /// Letters and digits that stand together, in lower case.
  static func tokens(_ text: String) -> [String] {
    folded(text).split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
