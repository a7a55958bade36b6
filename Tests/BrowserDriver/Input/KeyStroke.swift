/// A key with its modifiers, by its name: "a", "Enter", "Shift+Tab", "Control+z", "Control+Shift+ArrowLeft".
///
/// Names are those of `KeyboardEvent.key` (UI Events); places and codes are those of a keyboard of the United
/// States.
struct KeyStroke: Sendable, Hashable {
  var key: String
  var code: String
  /// What Windows numbers the key.
  var number: Int
  /// What it types; nil for keys that type nothing.
  var text: String?
  var modifiers: Modifiers = []
  var location = 0

  struct Modifiers: OptionSet, Sendable, Hashable {
    let rawValue: Int

    static let alt = Modifiers(rawValue: 1)
    static let control = Modifiers(rawValue: 2)
    static let meta = Modifiers(rawValue: 4)
    static let shift = Modifiers(rawValue: 8)

    static let keys: [(name: String, modifier: Modifiers, number: Int)] = [
      ("Alt", .alt, 18), ("Control", .control, 17), ("Meta", .meta, 91), ("Shift", .shift, 16),
    ]
  }

  /// - Throws: `BrowserError`, code `argument`, for a name no key has.
  init(named name: String) throws {
    var parts = name.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    // "Control++" means the plus sign.
    if name.hasSuffix("+") { parts = parts.dropLast(2) + ["+"] }
    guard let last = parts.popLast() else { throw Self.unknown(name) }
    var modifiers: Modifiers = []
    for part in parts {
      guard let key = Modifiers.keys.first(where: { $0.name == part }) else { throw Self.unknown(name) }
      modifiers.insert(key.modifier)
    }
    guard
      let stroke = Self.named[last] ?? last.first.flatMap({ last.count == 1 ? KeyStroke(typing: $0) : nil })
    else { throw Self.unknown(name) }
    self = stroke
    self.modifiers.formUnion(modifiers)
    if self.modifiers.contains(.shift), text?.count == 1 {
      key = Self.shifted[key] ?? key.uppercased()
      text = key
    }
    if !self.modifiers.isDisjoint(with: [.alt, .control, .meta]) { text = nil }
  }

  private static func unknown(_ name: String) -> BrowserError {
    BrowserError(
      .argument, "no key is named \"\(name)\"; names are like \"Enter\", \"Shift+Tab\", \"Control+z\"")
  }

  private init(_ key: String, _ code: String, _ number: Int, text: String? = nil) {
    self.key = key
    self.code = code
    self.number = number
    self.text = text
  }

  /// The key that types a character; nil where none does.
  init?(typing character: Character) {
    if let stroke = Self.named[String(character)] {
      self = stroke
      return
    }
    guard let ascii = character.asciiValue else { return nil }
    switch ascii {
    case UInt8(ascii: "a")...UInt8(ascii: "z"):
      self.init(String(character), "Key" + character.uppercased(), Int(ascii) - 32, text: String(character))
    case UInt8(ascii: "A")...UInt8(ascii: "Z"):
      self.init(String(character), "Key\(character)", Int(ascii), text: String(character))
      modifiers = .shift
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      self.init(String(character), "Digit\(character)", Int(ascii), text: String(character))
    default:
      if let sign = Self.signs[character] {
        self.init(String(character), sign.code, sign.number, text: String(character))
      } else if let plain = Self.shifted.first(where: { $0.value == String(character) })?.key,
        let stroke = plain.first.flatMap({ KeyStroke(typing: $0) })
      {
        self = stroke
        key = String(character)
        text = key
        modifiers = .shift
      } else {
        return nil
      }
    }
  }

  private static let signs: [Character: (code: String, number: Int)] = [
    "`": ("Backquote", 192), "-": ("Minus", 189), "=": ("Equal", 187), "[": ("BracketLeft", 219),
    "]": ("BracketRight", 221), "\\": ("Backslash", 220), ";": ("Semicolon", 186), "'": ("Quote", 222),
    ",": ("Comma", 188), ".": ("Period", 190), "/": ("Slash", 191),
  ]

  private static let shifted: [String: String] = [
    "`": "~", "1": "!", "2": "@", "3": "#", "4": "$", "5": "%", "6": "^", "7": "&", "8": "*", "9": "(",
    "0": ")",
    "-": "_", "=": "+", "[": "{", "]": "}", "\\": "|", ";": ":", "'": "\"", ",": "<", ".": ">", "/": "?",
  ]

  private static let named: [String: KeyStroke] = {
    var strokes: [String: KeyStroke] = [
      "Enter": KeyStroke("Enter", "Enter", 13, text: "\r"), "\n": KeyStroke("Enter", "Enter", 13, text: "\r"),
      "Tab": KeyStroke("Tab", "Tab", 9), "\t": KeyStroke("Tab", "Tab", 9),
      "Space": KeyStroke(" ", "Space", 32, text: " "), " ": KeyStroke(" ", "Space", 32, text: " "),
      "Escape": KeyStroke("Escape", "Escape", 27), "Backspace": KeyStroke("Backspace", "Backspace", 8),
      "Delete": KeyStroke("Delete", "Delete", 46), "Insert": KeyStroke("Insert", "Insert", 45),
      "Home": KeyStroke("Home", "Home", 36), "End": KeyStroke("End", "End", 35),
      "PageUp": KeyStroke("PageUp", "PageUp", 33), "PageDown": KeyStroke("PageDown", "PageDown", 34),
      "ArrowLeft": KeyStroke("ArrowLeft", "ArrowLeft", 37), "ArrowUp": KeyStroke("ArrowUp", "ArrowUp", 38),
      "ArrowRight": KeyStroke("ArrowRight", "ArrowRight", 39),
      "ArrowDown": KeyStroke("ArrowDown", "ArrowDown", 40),
      "ContextMenu": KeyStroke("ContextMenu", "ContextMenu", 93),
    ]
    for number in 1...12 { strokes["F\(number)"] = KeyStroke("F\(number)", "F\(number)", 111 + number) }
    for key in Modifiers.keys {
      var stroke = KeyStroke(key.name, "\(key.name)Left", key.number)
      stroke.location = 1
      strokes[key.name] = stroke
    }
    return strokes
  }()
}
