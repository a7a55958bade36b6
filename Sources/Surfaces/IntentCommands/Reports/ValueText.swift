import AppIntents
import CommandLineSurface
import Foundation
import IntentRuntime

/// Values of intents as text.
enum ValueText {
  /// A value as a person would type it.
  static func typed(_ value: any Sendable) -> String {
    switch value {
    case let value as any OptionalIntentValue: value.wrapped.map { typed($0) } ?? ""
    case let value as any CollectionIntentValue: value.elements.map { typed($0) }.joined(separator: ", ")
    case let value as Bool: value ? "yes" : "no"
    case let value as Date: value.ISO8601Format()
    case let value as any AppEnum: OneLine.of(value.rawText)
    default: OneLine.of(DisplayRepresentation(showing: value).title)
    }
  }

  /// A value as it is shown, a line for each element of a collection.
  static func shown(_ value: any Sendable) -> [String] {
    switch value {
    case let value as any OptionalIntentValue: return value.wrapped.map { shown($0) } ?? []
    case let value as any CollectionIntentValue: return value.elements.flatMap { shown($0) }
    case let value as any AppEntity: return [entity(value)]
    case let value as IntentFile:
      return [OneLine.of(value.fileURL.map { $0.path } ?? value.filename)]
    case let value as String:
      return TerminalText.escaped(value, keepingLines: true)
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    default: return [OneLine.of(DisplayRepresentation(showing: value).title)]
    }
  }

  private static func entity(_ entity: any AppEntity) -> String {
    let shown = entity.displayRepresentation
    let subtitle = shown.subtitle.map { ", " + OneLine.of($0) } ?? ""
    return "\(OneLine.of(shown.title))\(subtitle) (\(OneLine.of(identifier(of: entity))))"
  }

  /// The identifier of an entity as text.
  static func identifier(of entity: any AppEntity) -> String {
    func text(_ entity: some AppEntity) -> String { entity.id.entityIdentifierString }
    return text(entity)
  }
}
