/// The functions of predicates, by their names in formats.
enum PredicateFunction: String {
  case sum, count, min, max, average, median, mode, stddev
  case sqrt, log, ln, exp, floor, ceiling, abs, trunc
  case now
  case lowercase, uppercase, length, canonical
  case noindex
  case add = "add:to"
  case subtract = "from:subtract"
  case multiply = "multiply:by"
  case divide = "divide:by"
  case modulus = "modulus:by"
  case power = "raise:topower"
  case bitwiseAnd = "bitwiseand:with"
  case bitwiseOr = "bitwiseor:with"
  case bitwiseXor = "bitwisexor:with"
  case leftShift = "leftshift:by"
  case rightShift = "rightshift:by"
  case onesComplement = "onescomplement"

  /// Creates the function with a name, in any case and with or without the final colon.
  init?(written: String) {
    var name = written.lowercased()
    if name.hasSuffix(":") { name.removeLast() }
    self.init(rawValue: name)
  }

  /// The number of arguments.
  var arity: ClosedRange<Int> {
    switch self {
    case .now: 0...0
    case .sum, .count, .min, .max, .average, .median, .mode, .stddev: 1...Int.max
    case .sqrt, .log, .ln, .exp, .floor, .ceiling, .abs, .trunc, .lowercase, .uppercase, .length,
      .canonical, .noindex, .onesComplement:
      1...1
    case .add, .subtract, .multiply, .divide, .modulus, .power, .bitwiseAnd, .bitwiseOr, .bitwiseXor,
      .leftShift, .rightShift:
      2...2
    }
  }

  /// The number of arguments in words, for messages.
  var arityText: String {
    switch arity {
    case 0...0: "no argument"
    case 1...1: "one argument"
    case 2...2: "two arguments"
    default: "at least one argument"
    }
  }

  /// The name in formats.
  var format: String {
    switch self {
    case .power: "raise:toPower:"
    case .bitwiseAnd: "bitwiseAnd:with:"
    case .bitwiseOr: "bitwiseOr:with:"
    case .bitwiseXor: "bitwiseXor:with:"
    case .onesComplement: "onesComplement"
    default: rawValue.contains(":") ? rawValue + ":" : rawValue
    }
  }
}
