import LanguageData
import TextAnalysis

extension RuleInput {
  /// Returns the name that a sentence of a group's message addresses: "Matt you owe me 48".
  func addressed(inSentence sentence: Int) -> String? {
    guard let first = reading.sentences[sentence].first else { return nil }
    let word = reading.text(first..<first + 1).lowercased()
    return ([message.sender].compactMap { $0 } + message.recipients).lazy
      .compactMap { $0.name?.split(separator: " ").first.map(String.init) }.first { $0.lowercased() == word }
  }

  /// Whether a token is a name of somebody who takes part: "7 works, Ana".
  func isParticipant(_ index: Int) -> Bool {
    let word = reading.text(index..<index + 1)
    guard word.first?.isUppercase ?? false else { return false }
    return ([message.sender].compactMap { $0 } + message.recipients).contains { person in
      person.name?.split(separator: " ").contains { $0 == word } ?? false
    }
  }

  /// Whether a message in a group begins with the name of another than the reader: "@Kofi gym at 6?".
  var isForSomebodyElse: Bool {
    guard !isOwn, message.recipients.count > 1, let first = reading.tokens.indices.first,
      reading.isSign(first, "@") || reading.isInSpan(first, of: [.mention])
    else { return false }
    let text = reading.text(first..<min(first + 2, reading.tokens.count)).drop { $0 == "@" }.lowercased()
    let names = message.recipients.compactMap { person in
      person.name?.split(separator: " ").first.map { (String($0).lowercased(), person.isUser) }
    }
    return names.contains { text.hasPrefix($0.0) && !$0.1 }
      && !names.contains { text.hasPrefix($0.0) && $0.1 }
  }

  /// Whether a message to several begins with the name of another reader, who is asked something: "Tunde please
  /// send her the form".
  var asksSomebodyElse: Bool {
    guard !isOwn, message.recipients.count > 1, reading.tokens.count > 2, let first = reading.tokens.first,
      first.kind == .word
    else { return false }
    let isAsked = reading.isSign(1, ",") || RuleInput.askingWords.contains(reading.tokens[1].hash)
    guard isAsked else { return false }
    let names = message.recipients.filter { !$0.isUser }.compactMap { person in
      person.name.flatMap { Document($0).tokens.first?.hash }
    }
    let own = message.recipients.filter(\.isUser).compactMap { person in
      person.name.flatMap { Document($0).tokens.first?.hash }
    }
    return names.contains(first.hash) && !reading.tokens.contains { own.contains($0.hash) }
  }

  private static let askingWords = Set(
    ["please", "pls", "plz", "can", "could", "will", "would"].map(Token.hash(of:)))
}
