import SwiftUICore

/// A button or a switch of the app that is shown outside of it.
@MainActor @preconcurrency
public protocol ControlWidget {
  /// The type of the configuration.
  associatedtype Body: ControlWidgetConfiguration

  /// Makes the control.
  init()

  /// What the control shows and does.
  @ControlWidgetConfigurationBuilder @MainActor @preconcurrency var body: Body { get }
}

/// What a control shows and does.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {
  /// What it consists of; `Never` for the ready-made ones.
  associatedtype Body: ControlWidgetConfiguration

  /// What it consists of.
  @ControlWidgetConfigurationBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: ControlWidgetConfiguration {}

/// A configuration that describes itself instead of consisting of another.
@MainActor
package protocol DescribedControlConfiguration: ControlWidgetConfiguration where Body == Never {
  /// All of it, without its types; nil when there is no control.
  var described: ControlDescription? { get }
}

extension ControlWidgetConfiguration where Body == Never {
  /// Never called: what has no body describes itself.
  public var body: Never { preconditionFailure("\(Self.self) has no body; a surface shows it itself") }
}

extension ControlWidgetConfiguration {
  /// All of it, without its types; nil when there is no control.
  @MainActor package var controlDescription: ControlDescription? {
    if let known = self as? any DescribedControlConfiguration { return known.described }
    return body.controlDescription
  }
}

/// The configuration of no control.
@MainActor @preconcurrency
public struct EmptyControlWidgetConfiguration: DescribedControlConfiguration {
  public typealias Body = Never
  package var described: ControlDescription? { nil }

  /// Makes the configuration.
  public init() {}
}

/// Takes the one configuration of a control, after any other statements.
@resultBuilder
public struct ControlWidgetConfigurationBuilder {
  /// Takes a configuration.
  public static func buildExpression<Content: ControlWidgetConfiguration>(_ content: Content) -> Content {
    content
  }
  /// The one configuration.
  public static func buildBlock<Content: ControlWidgetConfiguration>(_ content: Content) -> Content {
    content
  }
}
