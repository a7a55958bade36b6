import SwiftUICore

/// A button or toggle of the app that is shown outside of it.
@MainActor @preconcurrency
public protocol ControlWidget {
  /// The type of the configuration.
  associatedtype Body: ControlWidgetConfiguration

  /// Creates the control.
  init()

  /// The configuration of the control.
  @ControlWidgetConfigurationBuilder @MainActor @preconcurrency var body: Body { get }
}

/// The configuration of a control: its appearance, action and settings.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {
  /// The type of the body; `Never` for ready-made configurations.
  associatedtype Body: ControlWidgetConfiguration

  /// The configuration that this one consists of.
  @ControlWidgetConfigurationBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: ControlWidgetConfiguration {}

/// A configuration that describes itself instead of consisting of another.
@MainActor
package protocol DescribedControlConfiguration: ControlWidgetConfiguration where Body == Never {
  /// The description of the control, or nil if there is none.
  var described: ControlDescription? { get }
}

extension ControlWidgetConfiguration where Body == Never {
  /// Never called: a configuration without a body describes itself.
  public var body: Never { preconditionFailure("\(Self.self) has no body; a surface shows it itself") }
}

extension ControlWidgetConfiguration {
  /// The description of the control, or nil if there is none.
  @MainActor package var controlDescription: ControlDescription? {
    if let known = self as? any DescribedControlConfiguration { return known.described }
    return body.controlDescription
  }
}

/// A configuration without a control.
@MainActor @preconcurrency
public struct EmptyControlWidgetConfiguration: DescribedControlConfiguration {
  public typealias Body = Never
  package var described: ControlDescription? { nil }

  /// Creates the configuration.
  public init() {}
}

/// A result builder for the configuration of a control, which may follow other statements.
@resultBuilder
public struct ControlWidgetConfigurationBuilder {
  /// Returns the configuration itself.
  public static func buildExpression<Content: ControlWidgetConfiguration>(_ content: Content) -> Content {
    content
  }
  /// Returns the only configuration.
  public static func buildBlock<Content: ControlWidgetConfiguration>(_ content: Content) -> Content {
    content
  }
}
