/// A token of a format.
struct PredicateToken {
  enum Kind {
    /// A name as written, which may be a keyword.
    case word(String)
    /// `#name`: a name that is not a keyword.
    case escapedWord(String)
    /// `name:other:` or a name before a parenthesis.
    case functionName(String)
    case string(String)
    case number(PredicateNumber)
    /// A specifier such as `%@`, which stands for an argument.
    case argument(PredicateArgument)
    /// `$name`.
    case variable(String)
    /// `@name`.
    case operation(String)
    case symbol(String)
    case end
  }

  let kind: Kind
  /// The position of the token, in Unicode scalars.
  let position: Int

  /// The token in messages.
  var text: String {
    switch kind {
    case .word(let word), .functionName(let word), .symbol(let word): "'\(word)'"
    case .escapedWord(let word): "'#\(word)'"
    case .string(let text): "the text '\(text)'"
    case .number(let number): "'\(number.value)'"
    case .argument(let argument): "'%\(argument.rawValue)'"
    case .variable(let name): "'$\(name)'"
    case .operation(let name): "'@\(name)'"
    case .end: "the end"
    }
  }
}

/// The kind of an argument specifier, regardless of its length modifier: `%ld` is a `%d`.
enum PredicateArgument: Character {
  case object = "@"
  case keyPath = "K"
  case integer = "d"
  case unsigned = "u"
  case real = "f"
  case text = "s"
  case character = "c"

  /// Creates the kind for a conversion letter of `printf`.
  init?(letter: Unicode.Scalar) {
    switch letter {
    case "@": self = .object
    case "K": self = .keyPath
    case "d", "D", "i": self = .integer
    case "u", "U", "x", "X", "o", "O": self = .unsigned
    case "f", "F", "e", "E", "g", "G", "a", "A": self = .real
    case "s", "S": self = .text
    case "c", "C": self = .character
    default: return nil
    }
  }
}

/// The reserved words, which can't be keys. Case is insignificant.
enum PredicateKeyword: String {
  case and, or, not, any, some, all, none
  case like, matches, contains, beginswith, endswith, between, `in`
  case null, `nil`, `true`, yes, `false`, no, `self`
  case truepredicate, falsepredicate, anykey

  init?(_ word: String) { self.init(rawValue: word.lowercased()) }
}
