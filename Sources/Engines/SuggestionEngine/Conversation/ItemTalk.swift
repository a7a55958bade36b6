import LanguageData
import TextAnalysis

/// A picture or a document that people talk about.
struct OpenItem {
  var what: String
  var isPhoto: Bool
  /// The place of its last message in the conversation.
  var index: Int
}

/// A reader of words that stand for an item: "send me the doc" is the notes that were spoken of, "can you
/// send it over" too.
struct ItemTalk {
  let digest: MessageDigest
  let index: Int

  private var input: RuleInput { digest.input }
  private static let memory = 3

  func propose(_ open: inout OpenItem?, into proposals: inout Proposals) {
    if let known = open, index - known.index > ItemTalk.memory { open = nil }
    let offers = proposals.actions.indices.filter {
      [.sendPhoto, .sendFile].contains(proposals.actions[$0].kind)
    }
    if !offers.isEmpty {
      for offer in offers { complete(&proposals.actions[offer], of: open) }
      let first = proposals.actions[offers[0]]
      if let what = ItemTalk.values(first.values)?.what {
        open = OpenItem(what: what, isPhoto: first.kind == .sendPhoto, index: index)
      }
    } else if let known = open, !digest.isOwn, let words = sendingIt {
      let values = SharedItemValues(what: known.what, person: input.otherName)
      proposals.actions.append(
        input.action(
          known.isPhoto ? .sendPhoto(values) : .sendFile(values), 0.78, rule: EngineRule.itemTalk.rawValue,
          words: [words]))
      open?.index = index
    } else if let named {
      open = OpenItem(what: named.text, isPhoto: named.isPhoto, index: index)
    }
  }

  /// Puts what was spoken of in the place of a word for any picture or document.
  private func complete(_ action: inout ProposedAction, of open: OpenItem?) {
    guard var values = ItemTalk.values(action.values) else { return }
    let isPhoto = action.kind == .sendPhoto
    if values.what.map({ isGeneric($0) }) ?? true {
      // "We have not received the signed contract. Could you send me the PDF?"
      let spoken = named.map { OpenItem(what: $0.text, isPhoto: $0.isPhoto, index: index) } ?? open
      if let spoken, spoken.isPhoto == isPhoto {
        values.what = spoken.what
        action.isRestated = spoken.index < index
      } else if values.what == nil, let one = theOne {
        values.what = input.reading.text(one)
      }
    }
    action.values = isPhoto ? .sendPhoto(values) : .sendFile(values)
  }

  private static func values(_ values: SuggestedAction.Values) -> SharedItemValues? {
    values.of(SendPhotoValues.self)?.item ?? values.of(SendFileValues.self)?.item
  }

  /// Whether words name any picture or document: "the doc", "PDF".
  private func isGeneric(_ what: String) -> Bool {
    let tokens = Document(what).tokens
    guard let match = tokens.isEmpty ? nil : input.phrases.offer.genericItem.match(tokens, at: 0) else {
      return false
    }
    return match.count == tokens.count
  }

  /// A definite picture or document that the message names: "have you still got the guest list?".
  private var named: SharedItem? {
    for index in input.reading.tokens.indices.prefix(120)
    where input.phrases.determiner.value(of: input.reading.tokens[index]) == 1 {
      if let item = SharedItem(from: index, input: input), item.isDefinite, !isGeneric(item.text) {
        return item
      }
    }
    return nil
  }

  /// "Can you send it over", with nothing in the sentence that "it" stands for.
  private var sendingIt: Range<Int>? {
    let requests = Requests(input)
    return input.matches(.sendItem).first { match in
      let next = match.tokens.upperBound
      let isPronoun =
        match.entry.has(.pronoun)
        || input.reading.tokens.indices.contains(next)
          && ItemTalk.pronouns.contains(input.reading.tokens[next].hash)
      return isPronoun && requests.request(at: match.tokens.lowerBound)?.kind == .asked
        && input.reading.mask(match.tokens, honouring: Requests.masks) == nil
    }?.tokens
  }

  /// "The one with the egg and spoon": what is meant of several.
  private var theOne: Range<Int>? {
    let reading = input.reading
    for index in reading.tokens.indices.prefix(120).dropFirst()
    where ItemTalk.ones.contains(reading.tokens[index].hash) && input.isArticle(index - 1) {
      let end = input.phraseEnd(from: index, words: 9)
      if end > index + 1 { return index - 1..<end }
    }
    return nil
  }

  private static let pronouns = Set(["it", "them", "that", "those"].flatMap { PhrasePattern.hashes(of: $0) })
  private static let ones = Set(["one", "ones"].flatMap { PhrasePattern.hashes(of: $0) })
}
