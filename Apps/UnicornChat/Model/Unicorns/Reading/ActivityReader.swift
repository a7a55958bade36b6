/// A reader that finds what is proposed where no known activity is named.
struct ActivityReader {
  let words: [Word]

  /// `gym`, of "gym on Thursday at 6pm?": up to three words before the time that are neither a clause nor a question.
  func activity() -> Phrasebook.Activity? {
    let start = words.drop {
      $0.isFiller || ["maybe", "then", "or", "up", "for"].contains($0.lower)
    }
    let name = start.prefix {
      !$0.opensTime && $0.text.first?.isLetter == true && !$0.endsClause
    }
    guard (1...3).contains(name.count), name.count < start.count,
      name.allSatisfy({ !ThingReader.isStop($0.lower) && !Self.notActivities.contains($0.lower) })
    else { return nil }
    return Phrasebook.Activity(name: name.map(\.lower).joined(separator: " "), hour: 18, isEvent: false)
  }

  private static let notActivities: Set<String> = [
    "maybe", "still", "free", "same", "instead", "around", "say", "make", "ok", "okay", "or", "and", "better",
    "sounds", "works", "sure", "yes", "no", "see", "what", "how", "let's", "rather", "perhaps", "possibly",
    "meet",
  ]
}
