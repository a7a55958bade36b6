import Foundation

extension PredicateExpression {
  /// The expression in format syntax. Parsing it yields the same expression if its constants have a syntax at
  /// all.
  var format: String {
    switch self {
    case .constant(let constant): constant.format
    case .implied, .subject: "SELF"
    case .variable(let name): "$" + name
    case .path(let base, let steps): Self.format(base, steps)
    case .aggregate(let elements): "{" + Self.list(elements) + "}"
    case .arithmetic(let first, let terms):
      terms.reduce(first.nestedFormat) { "\($0) \($1.operation.rawValue) \($1.operand.nestedFormat)" }
    case .negated(let operand): "-" + operand.nestedFormat
    case .complement(let operand): "~" + operand.nestedFormat
    case .function(let function, let arguments): "\(function.format)(\(Self.list(arguments)))"
    case .message(let receiver, let selector, let arguments):
      "FUNCTION(\(Self.list([receiver, .constant(PredicateConstant(selector.rawValue))] + arguments)))"
    case .cast(let operand, let type): "CAST(\(operand.format), \"\(type.rawValue)\")"
    case .ternary(let condition, let first, let second):
      "TERNARY(\(condition.formatForPredicates), \(first.format), \(second.format))"
    case .subquery(let collection, let variable, let condition):
      "SUBQUERY(\(collection.format), $\(variable), \(condition.formatForPredicates))"
    }
  }

  /// The format, in parentheses where adjacent operators would bind parts of it.
  private var nestedFormat: String {
    switch self {
    case .arithmetic, .negated, .complement: "(\(format))"
    case .constant(let constant) where constant.format.hasPrefix("-"): "(\(constant.format))"
    default: format
    }
  }

  private static func list(_ expressions: [PredicateExpression]) -> String {
    expressions.map(\.format).joined(separator: ", ")
  }

  private static func format(_ base: PredicateExpression, _ steps: [PredicatePathStep]) -> String {
    var text = ""
    if base != .implied { text = base.nestedFormat }
    for step in steps {
      switch step {
      case .key(let key): text += (text.isEmpty ? "" : ".") + (PredicateKeyword(key) == nil ? key : "#\(key)")
      case .collection(let operation): text += (text.isEmpty ? "@" : ".@") + operation.rawValue
      case .index(let index): text += "[\(index.format)]"
      case .first: text += "[FIRST]"
      case .last: text += "[LAST]"
      case .size: text += "[SIZE]"
      }
    }
    return text
  }
}

extension PredicateConstant {
  /// The value in format syntax. A value of a type without one is represented by its description in angle
  /// brackets, which can't be parsed.
  var format: String { Self.format(operand) }

  private static func format(_ operand: PredicateOperand) -> String {
    switch operand {
    case .absent: "nil"
    case .number(.integer(let value)): "\(value)"
    case .number(.real(let value)): "\(value)"
    case .number(.decimal(let value)): "CAST(\"\(value)\", \"NSDecimalNumber\")"
    case .text(let text): quoted(text)
    case .date(let date): "CAST(\(date.timeIntervalSinceReferenceDate), \"NSDate\")"
    case .collection(let elements):
      "{" + elements.values.map { format(PredicateOperand($0)) }.joined(separator: ", ") + "}"
    case .other(let value as UUID): "CAST(\"\(value.uuidString)\", \"NSUUID\")"
    case .other(let value as URL): "CAST(\(quoted(value.absoluteString)), \"NSURL\")"
    case .other(let value): "<\(value)>"
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for character in text.unicodeScalars {
      switch character {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      default: quoted.unicodeScalars.append(character)
      }
    }
    return quoted + "\""
  }
}
