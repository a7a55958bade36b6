/// Conversions between variable names and words.
package enum VariableName {
  /// Returns a title for a variable's name: "Scheduled Date" for `scheduledDate`, "Is URL" for `isURL`.
  package static func title(of name: String) -> String {
    var words: [String] = []
    var word = ""
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      if letter == "_" {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      let previous = index > 0 ? letters[index - 1] : " "
      let next = index + 1 < letters.count ? letters[index + 1] : " "
      let begins =
        (letter.isUppercase && (!previous.isUppercase || next.isLowercase))
        || (letter.isNumber && !previous.isNumber)
      if begins, !word.isEmpty {
        words.append(word)
        word = ""
      }
      word.append(letter)
    }
    if !word.isEmpty { words.append(word) }
    return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }
}
