import AppIntents
import IntentManifest

extension ProgramMaker {
  /// A value that a literal can stand for; nil for every other.
  static func literal(_ value: (any Sendable)?) -> IntentManifest.Value? {
    switch value {
    case let value as Bool: .boolean(value)
    case let value as Int: .number(.init(Double(value)))
    case let value as Double: .number(.init(value))
    case let value as String: .text(value)
    case let value as AttributedString: .text(String(value.characters))
    case let value as any AppEnum: .text(value.rawText)
    case let value as IntentWidgetFamily: .text("\(value)")
    case let value as any OptionalIntentValue: value.wrapped.flatMap { literal($0) }
    case let value as any CollectionIntentValue: list(value.elements)
    default: nil
    }
  }

  private static func list(_ elements: [any Sendable]) -> IntentManifest.Value? {
    let values = elements.map { literal($0) }
    return values.contains(nil) ? nil : .list(values.compactMap(\.self))
  }

  static func size(_ size: IntentCollectionSize) -> IntentManifest.Parameter.Size {
    .init(minimum: size.minimum, maximum: size.maximum)
  }

  static func range<Bound>(
    _ range: ClosedRange<Bound>?, _ number: (Bound) -> Double
  ) -> IntentManifest.Parameter.Range? {
    range.map { .init(minimum: .init(number($0.lowerBound)), maximum: .init(number($0.upperBound))) }
  }

  static func number(_ decimal: Decimal) -> Double { NSDecimalNumber(decimal: decimal).doubleValue }
}
