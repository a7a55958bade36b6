import Foundation

/// A comparison with the parts that can be precomputed before evaluation.
struct PreparedComparison {
  let comparison: PredicateComparison
  private let text: String?
  private let wildcards: PredicateWildcards?
  private let pattern: Result<PredicateExpressionPattern, any Error>?
  /// The right side of IN if it consists of strings only, so that long lists are looked up, not searched.
  private let members: Set<String>?

  init(_ comparison: PredicateComparison) {
    self.comparison = comparison
    let options = comparison.options
    var text: String?
    var members: Set<String>?
    if case .constant(let constant) = comparison.right {
      switch constant.operand {
      case .text(let right): text = right
      case .collection(let elements) where comparison.operation == .isIn:
        let texts = elements.values.compactMap { value in
          if case .text(let text) = PredicateOperand(value) { options.fold(text) } else { nil as String? }
        }
        if texts.count == elements.values.count { members = Set(texts) }
      default: break
      }
    }
    self.members = members
    self.text = text.map(options.fold)
    wildcards = comparison.operation == .like ? self.text.map(PredicateWildcards.init) : nil
    pattern =
      comparison.operation == .matches
      ? text.map { text in Result { try PredicateExpressionPattern(text, options) } } : nil
  }

  /// Throws the error of an invalid regular expression if it is known before evaluation.
  func check() throws { _ = try pattern?.get() }

  /// Returns a Boolean value that indicates whether an object matches.
  func holds(_ context: PredicateContext) throws -> Bool {
    try context.spend()
    let left = try comparison.left.operand(context)
    let right = try comparison.right.operand(context)
    if comparison.modifier == .direct { return try compare(left, right) }
    guard let elements = left.elements else {
      throw FoundationPlusError(
        .predicateMismatch,
        "\(comparison.modifier.rawValue) wants a collection at its left, and there is \(left.kind).")
    }
    switch comparison.modifier {
    case .all: return try elements.allSatisfy { try compare(PredicateOperand($0), right) }
    case .none: return try !elements.contains { try compare(PredicateOperand($0), right) }
    case .any, .direct: return try elements.contains { try compare(PredicateOperand($0), right) }
    }
  }

  private func compare(_ left: PredicateOperand, _ right: PredicateOperand) throws -> Bool {
    let options = comparison.options
    switch comparison.operation {
    case .equal: return left.equals(right, options)
    case .unequal: return !left.equals(right, options)
    case .less: return try left.compare(right, options) == .orderedAscending
    case .greater: return try left.compare(right, options) == .orderedDescending
    case .lessOrEqual: return try Self.isOrdered(left, right, options)
    case .greaterOrEqual: return try Self.isOrdered(right, left, options)
    case .between:
      if left.isAbsent { return false }
      guard case .collection(let bounds) = right, bounds.values.count == 2 else {
        throw FoundationPlusError(
          .predicateMismatch, "BETWEEN wants two bounds at its right, and there is \(right.kind).")
      }
      return try Self.isOrdered(PredicateOperand(bounds.values[0]), left, options)
        && Self.isOrdered(left, PredicateOperand(bounds.values[1]), options)
    case .isIn: return try isMember(left, of: right, members)
    case .contains: return try isMember(right, of: left, nil)
    case .beginsWith, .endsWith, .like, .matches: return try compareText(left, right)
    }
  }

  private static func isOrdered(
    _ left: PredicateOperand, _ right: PredicateOperand, _ options: PredicateTextOptions
  ) throws -> Bool {
    // nil is less than or equal to nil, since it equals itself.
    if left.isAbsent && right.isAbsent { return true }
    guard let order = try left.compare(right, options) else { return false }
    return order != .orderedDescending
  }

  /// Returns a Boolean value that indicates whether a collection contains an element, or a text another one.
  private func isMember(
    _ element: PredicateOperand, of whole: PredicateOperand, _ members: Set<String>?
  ) throws -> Bool {
    let options = comparison.options
    if case .absent = whole { return false }
    if let members {
      guard case .text(let text) = element else { return false }
      return members.contains(options.fold(text))
    }
    if case .text(let whole) = whole {
      guard let part = try text(of: element, at: "the searched text") else { return false }
      return options.fold(whole).contains(literally: options.fold(part))
    }
    guard let elements = whole.elements else {
      throw FoundationPlusError(
        .predicateMismatch,
        "\(comparison.operation.rawValue) wants a collection or a text to look in, and there is \(whole.kind)."
      )
    }
    return elements.contains { PredicateOperand($0).equals(element, options) }
  }

  private func compareText(_ left: PredicateOperand, _ right: PredicateOperand) throws -> Bool {
    guard let leftText = try text(of: left, at: "its left"),
      let rightText = try text(of: right, at: "its right")
    else { return false }
    let options = comparison.options
    switch comparison.operation {
    case .matches:
      return try (pattern?.get() ?? PredicateExpressionPattern(rightText, options)).matches(leftText)
    case .like:
      let wildcards = self.wildcards ?? PredicateWildcards(options.fold(rightText))
      return try wildcards.matches(options.fold(leftText))
    case .beginsWith: return options.fold(leftText).hasPrefix(text ?? options.fold(rightText))
    default: return options.fold(leftText).hasSuffix(text ?? options.fold(rightText))
    }
  }

  private func text(of operand: PredicateOperand, at place: String) throws -> String? {
    switch operand {
    case .absent: return nil
    case .text(let text): return text
    default:
      throw FoundationPlusError(
        .predicateMismatch,
        "\(comparison.operation.rawValue) wants a text at \(place), and there is \(operand.kind).")
    }
  }
}

extension String {
  /// Returns a Boolean value that indicates whether this text contains another; every text contains the empty
  /// one.
  fileprivate func contains(literally part: String) -> Bool {
    part.isEmpty || range(of: part) != nil
  }
}
