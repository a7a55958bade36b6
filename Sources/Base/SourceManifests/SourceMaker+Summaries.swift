import IntentManifest

extension SourceMaker {
  /// The sentences that stand for an intent; nil where it has none of its own.
  mutating func summary(
    _ record: TypeRecord, _ parameters: [IntentManifest.Parameter]
  ) -> IntentManifest.Summary? {
    guard let property = record.staticProperty("parameterSummary") else { return nil }
    let types = Dictionary(parameters.map { ($0.name, $0.type) }) { first, _ in first }
    let reading = SummaryReading(maker: self, types: types)
    guard let node = reading.node(Self.only(property.value)) else {
      notLiteral("The summary", record, property.name)
      return nil
    }
    return node.summary
  }

  /// Returns the first expression of a result builder, or the value itself where it is none.
  static func only(_ value: ConstantValue?) -> ConstantValue? {
    guard let value, case .builder = value else { return value }
    return value.expressions.first
  }
}

/// The reading of a summary.
private struct SummaryReading {
  let maker: SourceMaker
  let types: [String: IntentManifest.ValueType]

  func node(_ value: ConstantValue?) -> SummaryNode? {
    guard let value, let type = value.calledType else { return nil }
    switch type.ownName {
    case "IntentParameterSummary": return sentence(value)
    case "ParameterSummaryWhenCondition": return when(value)
    case "ParameterSummarySwitchCondition": return choice(value)
    default: return nil
    }
  }

  private func sentence(_ value: ConstantValue) -> SummaryNode? {
    var text: String?
    var table: String?
    var others: [String]?
    for argument in value.arguments {
      switch argument.value {
      case .builder:
        let paths = argument.value.expressions.map { one -> String? in
          if case .keyPath(let path) = one { SourceMaker.parameterName(path) } else { nil }
        }
        if paths.contains(nil) { return nil }
        others = paths.compactMap(\.self)
      case .null: continue
      default:
        if argument.label == "table" {
          guard let name = argument.value.text else { return nil }
          table = name
        } else {
          guard let words = SourceMaker.template(argument.value) else { return nil }
          text = words
        }
      }
    }
    if text != nil, others == nil { others = [] }
    return .sentence(text: text, table: table, others: others)
  }

  private static let equality: Set<String> = ["equalTo", "notEqualTo", "oneOf"]
  private static let presence: Set<String> = ["hasAnyValue", "hasNoValue"]
  private static let relations: Set<String> = [
    "lessThan", "lessThanOrEqualTo", "greaterThan", "greaterThanOrEqualTo", "contains", "doesNotContain",
    "hasPrefix", "hasSuffix",
  ]

  private func when(_ value: ConstantValue) -> SummaryNode? {
    var subject: String?
    var type = IntentManifest.ValueType.other("")
    var relation: String?
    var operand: ConstantValue?
    var branches: [SummaryNode] = []
    for argument in value.arguments {
      if case .builder = argument.value {
        guard let branch = node(SourceMaker.only(argument.value)) else { return nil }
        branches.append(branch)
      } else if case .keyPath(let path) = argument.value, subject == nil {
        let name = SourceMaker.parameterName(path)
        subject = name
        type = types[name] ?? type
      } else if relation == nil, let name = argument.value.memberName,
        Self.equality.union(Self.presence).union(Self.relations).contains(name)
      {
        relation = name
        if argument.label == "widgetFamily" { subject = ConditionText.widgetFamily }
        if argument.label == "identifier" {
          subject = subject.map(ConditionText.identifier)
          type = .primitive(.text)
        }
      } else {
        operand = argument.value
      }
    }
    guard let subject, let relation, branches.count == 2,
      let text = condition(subject, relation, operand, type)
    else { return nil }
    return .when(text, branches[0], otherwise: branches[1])
  }

  private func condition(
    _ subject: String, _ relation: String, _ operand: ConstantValue?, _ type: IntentManifest.ValueType
  ) -> String? {
    switch relation {
    case "hasAnyValue": return ConditionText.hasValue(subject)
    case "hasNoValue": return ConditionText.hasNoValue(subject)
    default: break
    }
    guard let operand else { return nil }
    switch relation {
    case "equalTo": return ConditionText.isOne(subject, of: [literal(operand, type)])
    case "notEqualTo": return ConditionText.isNone(subject, of: [literal(operand, type)])
    case "oneOf":
      return operand.elements.map { ConditionText.isOne(subject, of: $0.map { literal($0, type) }) }
    default: return ConditionText.compared(subject, relation, literal(operand, type))
    }
  }

  private func literal(
    _ value: ConstantValue, _ type: IntentManifest.ValueType
  ) -> IntentManifest.Value? {
    maker.literal(value, as: type)
  }

  /// A switch as nested choices: the first case that fits is taken, and without a default the title.
  private func choice(_ value: ConstantValue) -> SummaryNode? {
    guard let first = value.arguments.first, let builder = value.arguments.last?.value else { return nil }
    var subject = ConditionText.widgetFamily
    var type = IntentManifest.ValueType.other("")
    if case .keyPath(let path) = first.value {
      subject = SourceMaker.parameterName(path)
      type = types[subject] ?? type
    }
    var node = SummaryNode.unwritten
    for one in builder.expressions.reversed() {
      guard let branch = self.node(SourceMaker.only(one.arguments.last?.value)) else { return nil }
      if one.calledType?.ownName == "ParameterSummaryDefaultCaseCondition" {
        node = branch
      } else {
        guard let operand = one.arguments.first?.value else { return nil }
        let values = (operand.elements ?? [operand]).map { literal($0, type) }
        node = .when(ConditionText.isOne(subject, of: values), branch, otherwise: node)
      }
    }
    return node
  }
}
