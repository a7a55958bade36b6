/// The form of identifiers that stand for a tag nobody declared: `dyn.` and a specification such as
/// `?0=6:1=ods` in base 32.
///
/// The keys are `0` for conformance, `1` for a filename extension and `3` for a MIME type; the supertypes of
/// most use are one character. The letters of the alphabet leave out those that are easily misread. The form
/// is that of Apple's systems, so that an identifier written there is understood here and the other way round.
struct DynamicIdentifier: Hashable, Sendable {
  var parents: [String] = []
  var extensions: [String] = []
  var mimeTypes: [String] = []

  static let prefix = "dyn."

  private static let alphabet = Array("abcdefghkmnpqrstuvwxyz0123456789".utf8)
  private static let shortForms: [Character: String] = [
    "0": "UTTypeConformsTo", "1": "public.filename-extension", "2": "com.apple.ostype",
    "3": "public.mime-type", "4": "com.apple.nspboard-type", "5": "public.url-scheme", "6": "public.data",
    "7": "public.text", "8": "public.plain-text", "9": "public.utf16-plain-text",
    "A": "com.apple.traditional-mac-plain-text", "B": "public.image", "C": "public.video",
    "D": "public.audio", "E": "public.directory", "F": "public.folder",
  ]
  private static let longForms: [String: Character] = Dictionary(
    shortForms.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })

  /// The identifier of a type with these tags.
  var identifier: String {
    var specification = "?"
    var separator = ""
    func add(_ key: Character, _ values: [String]) {
      guard !values.isEmpty else { return }
      let texts = values.map { value in Self.longForms[value].map(String.init) ?? Self.escaped(value) }
      specification += "\(separator)\(key)=\(texts.joined(separator: ","))"
      separator = ":"
    }
    add("0", parents)
    add("1", extensions)
    add("3", mimeTypes)
    return Self.prefix + "a" + Self.encoded(specification)
  }

  init(parents: [String] = [], extensions: [String] = [], mimeTypes: [String] = []) {
    self.parents = parents
    self.extensions = extensions
    self.mimeTypes = mimeTypes
  }

  /// The tags in an identifier, or nil where it isn't of the form. Linear in its length.
  init?(_ identifier: String) {
    let prefix = Self.prefix + "a"
    guard identifier.utf8.count < 4096, identifier.lowercased().hasPrefix(prefix),
      let specification = Self.decoded(identifier.lowercased().dropFirst(prefix.count)),
      specification.first == "?"
    else { return nil }
    for clause in Self.split(specification.dropFirst(), at: ":") {
      let sides = Self.split(clause[...], at: "=")
      guard sides.count == 2 else { return nil }
      let values = Self.split(sides[1][...], at: ",").map { value in
        value.count == 1 ? Self.shortForms[value[value.startIndex]] ?? value : Self.unescaped(value)
      }
      switch sides[0] {
      case "0", "UTTypeConformsTo": parents += values
      case "1", "public.filename-extension": extensions += values
      case "3", "public.mime-type": mimeTypes += values
      default: break
      }
    }
  }

  // MARK: Escapes

  private static func escaped(_ value: String) -> String {
    var result = ""
    // A value of one character would be read as a short form.
    if value.count == 1 { return "\\" + value }
    for character in value {
      if "\\:=,?".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }

  private static func unescaped(_ value: String) -> String {
    var result = ""
    var escaping = false
    for character in value {
      if character == "\\", !escaping {
        escaping = true
      } else {
        result.append(character)
        escaping = false
      }
    }
    return result
  }

  /// The parts between separators that no backslash precedes; escapes stay as they are.
  private static func split(_ text: Substring, at separator: Character) -> [String] {
    var parts = [""]
    var escaping = false
    for character in text {
      if character == separator, !escaping {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
        escaping = character == "\\" && !escaping
      }
    }
    return parts
  }

  // MARK: Base 32

  private static func encoded(_ text: String) -> String {
    var result: [UInt8] = []
    var bits = 0
    var count = 0
    for byte in text.utf8 {
      bits = (bits << 8 | Int(byte)) & 0xffff
      count += 8
      while count >= 5 {
        count -= 5
        result.append(alphabet[bits >> count & 31])
      }
    }
    if count > 0 { result.append(alphabet[bits << (5 - count) & 31]) }
    return String(decoding: result, as: UTF8.self)
  }

  private static func decoded(_ text: Substring) -> String? {
    var result: [UInt8] = []
    var bits = 0
    var count = 0
    for byte in text.utf8 {
      guard let value = alphabet.firstIndex(of: byte) else { return nil }
      bits = (bits << 5 | value) & 0xffff
      count += 5
      if count >= 8 {
        count -= 8
        result.append(UInt8(bits >> count & 255))
      }
    }
    return String(validating: result, as: UTF8.self)
  }
}
