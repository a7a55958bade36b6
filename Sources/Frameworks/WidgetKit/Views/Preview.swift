import AppIntents
import SwiftUICore

// Previews of widgets during development. Nothing shows them here: their code is type-checked, but not run.

/// A preview of a widget with given entries.
@freestanding(declaration)
public macro Preview<W: Widget>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro")

/// A preview of a widget with the entries of a provider.
@freestanding(declaration)
public macro Preview<W: Widget, Provider: TimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro")

/// A preview of a widget with the entries of a provider for settings.
@freestanding(declaration)
public macro Preview<W: Widget, Provider: AppIntentTimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, using configuration: Provider.Intent,
  widget: @escaping @MainActor () -> W, timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro")

/// A result builder for the entries of a preview.
@resultBuilder
public struct PreviewTimelineBuilder {
  /// Turns an entry into a list.
  public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
  /// Returns the entries themselves.
  public static func buildExpression(_ entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
  /// Concatenates entries.
  public static func buildBlock(_ parts: [any TimelineEntry]...) -> [any TimelineEntry] {
    parts.flatMap { $0 }
  }
  /// Concatenates the entries of a loop.
  public static func buildArray(_ parts: [[any TimelineEntry]]) -> [any TimelineEntry] {
    parts.flatMap { $0 }
  }
  /// Returns the entries of a condition, or none.
  public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] { entries ?? [] }
  /// Returns the entries of the first branch.
  public static func buildEither(first entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
  /// Returns the entries of the second branch.
  public static func buildEither(second entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
}
