import SwiftUICore

/// The configuration of a widget: its content and settings.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  /// The type of the body; `Never` for ready-made configurations.
  associatedtype Body: WidgetConfiguration

  /// The configuration that this one consists of.
  @MainActor @preconcurrency var body: Body { get }
}

extension Never: WidgetConfiguration {}

/// A configuration that describes itself instead of consisting of another.
@MainActor
package protocol DescribedWidgetConfiguration: WidgetConfiguration where Body == Never {
  /// The description of the widget, or nil if there is none.
  var described: WidgetDescription? { get }
}

extension WidgetConfiguration where Body == Never {
  /// Never called: a configuration without a body describes itself.
  public var body: Never { preconditionFailure("\(Self.self) has no body; a surface shows it itself") }
}

extension WidgetConfiguration {
  /// The description of the widget, or nil if there is none.
  @MainActor package var widgetDescription: WidgetDescription? {
    if let known = self as? any DescribedWidgetConfiguration { return known.described }
    return body.widgetDescription
  }
}

/// A configuration without a widget.
@MainActor @preconcurrency
public struct EmptyWidgetConfiguration: DescribedWidgetConfiguration, Sendable {
  public typealias Body = Never
  package var described: WidgetDescription? { nil }

  /// Creates the configuration.
  public nonisolated init() {}
}
