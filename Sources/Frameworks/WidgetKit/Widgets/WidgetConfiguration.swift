import SwiftUICore

/// What a widget shows, and what a person can set.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  /// What it consists of; `Never` for the ready-made ones.
  associatedtype Body: WidgetConfiguration

  /// What it consists of.
  @MainActor @preconcurrency var body: Body { get }
}

extension Never: WidgetConfiguration {}

/// A configuration that describes itself instead of consisting of another.
@MainActor
package protocol DescribedWidgetConfiguration: WidgetConfiguration where Body == Never {
  /// All of it, without its types; nil when there is no widget.
  var described: WidgetDescription? { get }
}

extension WidgetConfiguration where Body == Never {
  /// Never called: what has no body describes itself.
  public var body: Never { preconditionFailure("\(Self.self) has no body; a surface shows it itself") }
}

extension WidgetConfiguration {
  /// All of it, without its types; nil when there is no widget.
  @MainActor package var widgetDescription: WidgetDescription? {
    if let known = self as? any DescribedWidgetConfiguration { return known.described }
    return body.widgetDescription
  }
}

/// The configuration of no widget.
@MainActor @preconcurrency
public struct EmptyWidgetConfiguration: DescribedWidgetConfiguration, Sendable {
  public typealias Body = Never
  package var described: WidgetDescription? { nil }

  /// Makes the configuration.
  public nonisolated init() {}
}
