import Foundation

/// The normalisation of text for comparison.
package enum TextFolding {
  /// Returns the text without insignificant differences.
  package static func fold(_ text: String, case foldsCase: Bool = true, diacritics: Bool = true) -> String {
    var options: String.CompareOptions = []
    if foldsCase { options.insert(.caseInsensitive) }
    if diacritics { options.insert(.diacriticInsensitive) }
    return options.isEmpty ? text : text.folding(options: options, locale: nil)
  }

  /// Returns the words of a text: runs of letters and digits.
  package static func words(of text: String) -> [Substring] {
    text.split { !$0.isLetter && !$0.isNumber }
  }

  /// Returns the UTF-8 offsets at which words start.
  static func wordStarts(of text: String) -> [Int] {
    words(of: text).map { text.utf8.distance(from: text.utf8.startIndex, to: $0.startIndex) }
  }
}
