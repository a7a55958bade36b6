/// The words that an identifier is made of, by its capital letters, underscores and numbers.
package enum IdentifierWords {
  /// A title made of an identifier: `scheduledDate` gives "Scheduled Date", `isURL` "Is URL".
  package static func title(of name: String) -> String {
    var words: [String] = []
    var word = ""
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      let isGap = letter == "_"
      let startsNumber = letter.isNumber && index > 0 && !letters[index - 1].isNumber
      if isGap || startsNumber || beginsWord(index, in: letters) {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if !isGap { word.append(letter) }
    }
    if !word.isEmpty { words.append(word) }
    return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }

  /// Returns whether a capital letter begins a word: the first of several, or the last of them before small
  /// ones (the "S" of `URLSession`).
  package static func beginsWord(_ index: Int, in letters: [Character]) -> Bool {
    guard letters[index].isUppercase else { return false }
    let followsCapital = index > 0 && letters[index - 1].isUppercase
    return !followsCapital || (index + 1 < letters.count && letters[index + 1].isLowercase)
  }
}
