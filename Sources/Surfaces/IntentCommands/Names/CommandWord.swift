import Foundation
import PlainText

/// Names of types and variables as they are typed on a command line.
enum CommandWord {
  /// A name in lower case letters, digits and single hyphens: `SendMessage` gives "send-message", `isURL` "is-url".
  ///
  /// Letters with marks lose them; what is no ASCII letter or digit then parts words.
  ///
  /// - Returns: nil where no letter is left to begin with.
  static func of(_ name: String) -> String? {
    let plain = name.folding(options: [.diacriticInsensitive, .widthInsensitive], locale: nil)
    var words: [String] = []
    var word = ""
    func end() {
      if !word.isEmpty { words.append(word) }
      word = ""
    }
    // What becomes ASCII in capital letters, as "ß" does, is written with these.
    let letters = plain.flatMap { letter -> [Character] in
      guard !letter.isASCII, letter.isLetter else { return [letter] }
      let capital = letter.uppercased()
      return capital.allSatisfy(\.isASCII) ? Array(capital.lowercased()) : [letter]
    }
    for (index, letter) in letters.enumerated() {
      guard letter.isASCII, letter.isLetter || letter.isNumber else {
        end()
        continue
      }
      if IdentifierWords.beginsWord(index, in: letters) { end() }
      word += letter.lowercased()
    }
    end()
    let first = words.firstIndex { $0.first?.isLetter ?? false }
    guard let first else { return nil }
    return words[first...].joined(separator: "-")
  }
}
