/// The scripts of a host's name, as far as names can be mistaken for others by them.
enum HostScripts {
  private enum Script { case latin, cyrillic, greek, eastAsian, other }

  /// Whether a name can be shown in its letters: no part mixes scripts, and one of letters that look like
  /// Latin ones doesn't stand under a Latin top-level name ("аррӏе.com").
  static func areUnmistakable(_ name: String) -> Bool {
    var all: Set<Script> = []
    for part in name.split(separator: ".") {
      var found: Set<Script> = []
      for scalar in part.unicodeScalars where scalar.properties.isAlphabetic {
        found.insert(script(of: scalar))
      }
      // East Asian names mix with Latin letters as a matter of course.
      if found.count > 1, found != [.latin, .eastAsian] { return false }
      all.formUnion(found)
    }
    return all.isDisjoint(with: [.cyrillic, .greek]) || !all.contains(.latin)
  }

  private static func script(of scalar: Unicode.Scalar) -> Script {
    switch scalar.value {
    case 0...0x024F, 0x1E00...0x1EFF: .latin
    case 0x0370...0x03FF, 0x1F00...0x1FFF: .greek
    case 0x0400...0x052F, 0x1C80...0x1C8F, 0x2DE0...0x2DFF, 0xA640...0xA69F: .cyrillic
    case 0x1100...0x11FF, 0x3040...0x30FF, 0x3100...0x312F, 0x3400...0x9FFF, 0xAC00...0xD7AF,
      0x20000...0x3FFFF:
      .eastAsian
    default: .other
    }
  }
}
