/// The name of a host as people see it, so that a name can't be taken for another by letters that look alike.
package enum HostName {
  /// The name in its own letters where they can't be mistaken for others, else in ASCII (`xn--…`).
  ///
  /// A name with a part too long for Punycode is given back as U+FFFD for each letter beyond ASCII.
  package static func shown(_ name: String) -> String {
    if isUnmistakable(name) { return name }
    return Punycode.ascii(host: name)
      ?? String(String.UnicodeScalarView(name.unicodeScalars.map { $0.isASCII ? $0 : "\u{FFFD}" }))
  }

  /// A Boolean value that indicates whether a name can be shown in its letters.
  ///
  /// The rule is the part of Unicode Technical Standard 39, "Unicode Security Mechanisms" (section 5.2, "highly
  /// restrictive", and 4.2, confusables of whole scripts), that scripts alone decide: no part of the name mixes
  /// scripts, except that East Asian ones go with each other and with Latin; a part in a script whose letters
  /// pass for Latin ones, as Cyrillic's do, stands under a top-level name of the same script ("аррӏе.com"
  /// doesn't); and nothing in it is invisible, or a mark on a Latin letter. Linear in the name.
  package static func isUnmistakable(_ name: String) -> Bool {
    var all: Set<LetterScript> = []
    for part in name.split(separator: ".") {
      var scripts: Set<LetterScript> = []
      var hasMark = false
      for scalar in part.unicodeScalars where !scalar.isASCII || scalar.properties.isAlphabetic {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark: hasMark = true
        case .decimalNumber: scripts.insert(LetterScript(of: scalar))
        case _ where scalar.properties.isAlphabetic: scripts.insert(LetterScript(of: scalar))
        // The East Asian middle dot and dashes aside, a name has no signs but the hyphen.
        default: return false
        }
      }
      let isPlain = scripts.count <= 1 || scripts == [.latin, .eastAsian]
      guard isPlain, !(hasMark && scripts.contains(.latin)) else { return false }
      all.formUnion(scripts)
    }
    return all.count <= 1 || !all.contains(where: \.passesForLatin)
  }
}

/// The script of a letter, as far as names of hosts tell scripts apart.
private enum LetterScript: Hashable {
  case latin, eastAsian, arabic, ethiopic
  /// Its letters pass for Latin ones (Unicode's confusables.txt).
  case alike(Int)
  /// Another script, told by the half of a block of 256 code points that it begins in.
  case other(UInt32)

  var passesForLatin: Bool { if case .alike = self { true } else { false } }

  private static let ranges: [(ClosedRange<UInt32>, LetterScript)] = [
    (0...0x024F, .latin), (0x1E00...0x1EFF, .latin),
    (0x0370...0x03FF, .alike(1)), (0x1F00...0x1FFF, .alike(1)),  // Greek
    (0x0400...0x052F, .alike(2)), (0x1C80...0x1C8F, .alike(2)), (0x2DE0...0x2DFF, .alike(2)),  // Cyrillic
    (0xA640...0xA69F, .alike(2)),
    (0x0530...0x058F, .alike(3)),  // Armenian
    (0x13A0...0x13FF, .alike(4)), (0xAB70...0xABBF, .alike(4)),  // Cherokee
    (0x2C80...0x2CFF, .alike(5)),  // Coptic
    (0xA4D0...0xA4FF, .alike(6)),  // Lisu
    (0x0250...0x02AF, .alike(7)), (0x1D00...0x1DBF, .alike(7)),  // Phonetic letters
    (0x0600...0x06FF, .arabic), (0x0750...0x077F, .arabic), (0x08A0...0x08FF, .arabic),
    (0x1200...0x139F, .ethiopic),
    (0x1100...0x11FF, .eastAsian), (0x3005...0x3007, .eastAsian), (0x3040...0x312F, .eastAsian),
    (0x3400...0x9FFF, .eastAsian), (0xAC00...0xD7AF, .eastAsian), (0x20000...0x3FFFF, .eastAsian),
  ]

  init(of scalar: Unicode.Scalar) {
    let value = scalar.value
    self = LetterScript.ranges.first { $0.0.contains(value) }?.1 ?? .other(value >> 7)
  }
}
