import Foundation

/// The folding that takes away from a word what a person does not hear: case, width, accents.
enum WordFolding {
  /// A word that folding has made of its letters.
  ///
  /// Compatibility decomposition (Unicode Standard Annex 15) takes width and presentation forms away; accents
  /// and the optional vowel points of Hebrew and Arabic go, marks that change a letter in other scripts stay.
  static func folded(_ letters: String.UnicodeScalarView) -> String {
    if letters.allSatisfy({ $0.value < 0x80 }) { return String(letters).lowercased() }
    var kept = String.UnicodeScalarView()
    for scalar in String(letters).lowercased().decomposedStringWithCompatibilityMapping.unicodeScalars {
      switch scalar.value {
      case 0x0300...0x036F, 0x05B0...0x05BD, 0x05BF...0x05C7, 0x0610...0x061A, 0x064B...0x065F, 0x0670:
        continue
      default:
        if let plain = plainForms[scalar] {
          kept.append(contentsOf: plain.unicodeScalars)
        } else {
          kept.append(scalar)
        }
      }
    }
    return String(kept).precomposedStringWithCanonicalMapping
  }

  /// Letters that are typed as others and that decomposition leaves as they are.
  private static let plainForms: [Unicode.Scalar: String] = [
    "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i", "ħ": "h",
    "ς": "σ", "ـ": "",
  ]
}
