import AppIntents
import IntentManifest

extension ProgramMaker {
  /// A summary as plain data.
  static func node(_ tree: SummaryTree) -> SummaryNode {
    switch tree {
    case .sentence(let sentence):
      .sentence(text: sentence.text?.key, table: sentence.table, others: sentence.others)
    case .when(let condition, let tree, let otherwise):
      .when(text(of: condition), node(tree), otherwise: node(otherwise))
    }
  }

  private static func text(of condition: SummaryCondition) -> String {
    let subject: String
    var literal: ((any Sendable)?) -> IntentManifest.Value? = { self.literal($0) }
    switch condition.subject {
    case .parameter(let name): subject = name
    case .widgetFamily: subject = ConditionText.widgetFamily
    case .identifier(let name):
      subject = ConditionText.identifier(of: name)
      literal = { ($0 as? any EntityIdentifierConvertible).map { .text($0.entityIdentifierString) } }
    }
    switch condition.test {
    case .hasValue: return ConditionText.hasValue(subject)
    case .hasNoValue: return ConditionText.hasNoValue(subject)
    case .isOne(let values): return ConditionText.isOne(subject, of: values.map(literal))
    case .isNone(let values): return ConditionText.isNone(subject, of: values.map(literal))
    case .ordered(let relation, let bound):
      return ConditionText.compared(subject, "\(relation)", literal(bound))
    case .text(let relation, let text): return ConditionText.compared(subject, "\(relation)", .text(text))
    }
  }
}
