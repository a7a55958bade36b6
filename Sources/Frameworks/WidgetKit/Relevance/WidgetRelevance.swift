import AppIntents

/// The situations in which a widget is likely to be useful, with their settings; `Void` for a widget without
/// settings.
public struct WidgetRelevance<Configuration> {
  package let attributes: [WidgetRelevanceAttribute<Configuration>]

  /// Creates a relevance from attributes, most important first.
  public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) { self.attributes = attributes }
}

/// A situation in which a widget is likely to be useful.
public struct WidgetRelevanceAttribute<Configuration> {
  package let clue: WidgetRelevanceClue
}

extension WidgetRelevance: Sendable {}
extension WidgetRelevanceAttribute: Sendable {}

/// A situation in which a widget is likely to be useful, with its types erased.
package struct WidgetRelevanceClue: Sendable {
  /// The settings for the situation, or nil for the widget as such.
  package var settings: (any WidgetConfigurationIntent)?
  package var context: RelevantContext?
  package var group: WidgetRelevanceGroup?
}

extension WidgetRelevanceAttribute where Configuration: WidgetConfigurationIntent {
  /// Creates an attribute: with these settings the widget is relevant in a context.
  public init(configuration: Configuration, context: RelevantContext) {
    clue = WidgetRelevanceClue(settings: configuration, context: context)
  }

  /// Creates an attribute: with these settings the widget belongs to a group of equivalent ones.
  public init(configuration: Configuration, group: WidgetRelevanceGroup) {
    clue = WidgetRelevanceClue(settings: configuration, group: group)
  }
}

extension WidgetRelevanceAttribute where Configuration == Void {
  /// Creates an attribute: the widget is relevant in a context.
  public init(context: RelevantContext) { clue = WidgetRelevanceClue(context: context) }

  /// Creates an attribute: the widget belongs to a group of equivalent ones.
  public init(group: WidgetRelevanceGroup) { clue = WidgetRelevanceClue(group: group) }
}

/// A group of equivalent widgets, of which one at a time is suggested.
public struct WidgetRelevanceGroup: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case automatic, ungrouped
    case named(String)
  }

  package let kind: Kind

  /// The surface determines the group.
  public static let automatic = WidgetRelevanceGroup(kind: .automatic)
  /// No group.
  public static let ungrouped = WidgetRelevanceGroup(kind: .ungrouped)
  /// Returns a group of the app with a name.
  public static func named(_ name: String) -> WidgetRelevanceGroup {
    WidgetRelevanceGroup(kind: .named(name))
  }
}
