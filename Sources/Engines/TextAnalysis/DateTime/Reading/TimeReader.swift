import LanguageData

/// A reader of the meanings of the time grammar's constituents. Every operation that a rule names is a method
/// of it.
struct TimeReader {

  /// The arguments of an operation.
  struct Arguments {
    /// The children's meanings, in order.
    var children: [TimeMeaning]
    /// The rule's own whole numbers.
    var constants: [Int]

    func number(_ index: Int) -> Int? {
      guard index < children.count, case .number(let value) = children[index] else { return nil }
      return value
    }

    func time(_ index: Int) -> TimeExpression? {
      guard index < children.count, case .time(let value) = children[index] else { return nil }
      return value
    }

    func span(_ index: Int) -> TimeSpan? {
      guard index < children.count, case .span(let value) = children[index] else { return nil }
      return value
    }

    func recurrence(_ index: Int) -> RecurrenceExpression? {
      guard index < children.count, case .recurrence(let value) = children[index] else { return nil }
      return value
    }

    func constant(_ index: Int) -> Int? { index < constants.count ? constants[index] : nil }

    var numbers: [Int] {
      children.compactMap { if case .number(let value) = $0 { value } else { nil } }
    }
    var times: [TimeExpression] {
      children.compactMap { if case .time(let value) = $0 { value } else { nil } }
    }
    var spans: [TimeSpan] { children.compactMap { if case .span(let value) = $0 { value } else { nil } } }

    /// A unit, from a child's number or from a constant.
    func unit(_ index: Int) -> TimeUnit? { number(index).flatMap(TimeUnit.init) }
  }

  typealias Operation = @Sendable (Arguments) -> TimeMeaning?

  private let operations: [Operation]

  /// - Throws: where the grammar names an operation that isn't known.
  init(grammar: Grammar) throws {
    let known = clockOperations.merging(dayOperations) { first, _ in first }
      .merging(phraseOperations) { first, _ in first }
      .merging(recurrenceOperations) { first, _ in first }
    operations = try grammar.operationNames.map { name in
      guard let operation = known[name] else {
        throw LanguageDataError(.invalidSource, "the time grammar names an unknown operation: \(name)")
      }
      return operation
    }
  }

  /// The meaning of an edge, or nil where the words don't go together ("30 February").
  func meaning(of edge: Int, in chart: borrowing Chart) -> TimeMeaning? {
    let record = chart.edges[edge]
    guard record.rule >= 0 else { return .number(Int(record.number)) }
    let rule = chart.grammar.rules[Int(record.rule)]
    let items = chart.children(of: edge)
    guard rule.operation != .max else {
      // A rule without an operation passes on its only child, or the number it carries.
      if items.count == 1, let child = items.first {
        switch meaning(of: Int(child), in: chart) {
        case .number: return .number(Int(record.number))
        case let other: return other
        }
      }
      return .number(Int(record.number))
    }
    var children: [TimeMeaning] = []
    children.reserveCapacity(items.count)
    for item in items {
      guard let child = meaning(of: Int(item), in: chart) else { return nil }
      children.append(child)
    }
    var constants: [Int] = []
    if rule.argumentCount > 0 { constants.append(Int(rule.arguments.0)) }
    if rule.argumentCount > 1 { constants.append(Int(rule.arguments.1)) }
    if rule.argumentCount > 2 { constants.append(Int(rule.arguments.2)) }
    return operations[Int(rule.operation)](Arguments(children: children, constants: constants))
  }
}
