/// The words in the name of a variable.
package enum VariableName {
  /// A title made of a variable's name: `scheduledDate` gives "Scheduled Date", `isURL` "Is URL".
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
