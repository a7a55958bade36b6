import Foundation

/// How texts are made alike before they are compared.
package enum TextFolding {
  /// The text without the differences that don't count.
  package static func fold(_ text: String, case foldsCase: Bool = true, diacritics: Bool = true) -> String {
    var options: String.CompareOptions = []
    if foldsCase { options.insert(.caseInsensitive) }
    if diacritics { options.insert(.diacriticInsensitive) }
    return options.isEmpty ? text : text.folding(options: options, locale: nil)
  }

  /// The words of a text: runs of letters and digits.
  package static func words(of text: String) -> [Substring] {
    text.split { !$0.isLetter && !$0.isNumber }
  }

  /// The places in UTF-8 at which a word begins.
  static func wordStarts(of text: String) -> [Int] {
    words(of: text).map { text.utf8.distance(from: text.utf8.startIndex, to: $0.startIndex) }
  }
}
