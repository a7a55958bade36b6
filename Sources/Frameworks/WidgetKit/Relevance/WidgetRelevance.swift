import AppIntents

/// When a widget is likely to be of use, and with which settings; `Void` where it has none.
public struct WidgetRelevance<Configuration> {
  package let attributes: [WidgetRelevanceAttribute<Configuration>]

  /// Takes one statement after another, the most important first.
  public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) { self.attributes = attributes }
}

/// One statement about when a widget is likely to be of use.
public struct WidgetRelevanceAttribute<Configuration> {
  package let clue: WidgetRelevanceClue
}

extension WidgetRelevance: Sendable {}
extension WidgetRelevanceAttribute: Sendable {}

/// A statement about when a widget is likely to be of use, without its types.
package struct WidgetRelevanceClue: Sendable {
  /// The settings that it is about, or nil for the widget as such.
  package var settings: (any WidgetConfigurationIntent)?
  package var context: RelevantContext?
  package var group: WidgetRelevanceGroup?
}

extension WidgetRelevanceAttribute where Configuration: WidgetConfigurationIntent {
  /// With these settings it is of use in a context.
  public init(configuration: Configuration, context: RelevantContext) {
    clue = WidgetRelevanceClue(settings: configuration, context: context)
  }

  /// With these settings it tells the same as others of a group do.
  public init(configuration: Configuration, group: WidgetRelevanceGroup) {
    clue = WidgetRelevanceClue(settings: configuration, group: group)
  }
}

extension WidgetRelevanceAttribute where Configuration == Void {
  /// It is of use in a context.
  public init(context: RelevantContext) { clue = WidgetRelevanceClue(context: context) }

  /// It tells the same as others of a group do.
  public init(group: WidgetRelevanceGroup) { clue = WidgetRelevanceClue(group: group) }
}

/// Widgets that tell the same, of which one at a time is suggested.
public struct WidgetRelevanceGroup: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case automatic, ungrouped
    case named(String)
  }

  package let kind: Kind

  /// As the surface thinks fit.
  public static let automatic = WidgetRelevanceGroup(kind: .automatic)
  /// In no group.
  public static let ungrouped = WidgetRelevanceGroup(kind: .ungrouped)
  /// In a group of the app.
  public static func named(_ name: String) -> WidgetRelevanceGroup {
    WidgetRelevanceGroup(kind: .named(name))
  }
}
