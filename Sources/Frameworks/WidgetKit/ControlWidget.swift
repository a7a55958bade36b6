import AppIntents
import ViewCore

/// A button or a switch of the app that is shown outside of it.
@MainActor @preconcurrency
public protocol ControlWidget {
  /// The type of the configuration.
  associatedtype Body: ControlWidgetConfiguration

  /// Makes the control.
  init()

  /// What the control shows and does.
  @MainActor @preconcurrency var body: Body { get }
}

/// What a control shows and does.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {
  /// What it consists of; `Never` for the ready-made ones.
  associatedtype Body: ControlWidgetConfiguration

  /// What it consists of.
  @MainActor @preconcurrency var body: Body { get }
}

extension Never: ControlWidgetConfiguration {}

/// A configuration that describes itself instead of consisting of another.
@MainActor
package protocol DescribedControlConfiguration: ControlWidgetConfiguration where Body == Never {
  /// All of it, without its types.
  var described: ControlDescription { get }
}

extension ControlWidgetConfiguration where Body == Never {
  /// Never called: what has no body describes itself.
  public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension ControlWidgetConfiguration {
  /// All of it, without its types.
  @MainActor package var description: ControlDescription {
    if let known = self as? any DescribedControlConfiguration { return known.described }
    return body.description
  }
}

/// A control without its types: what a surface needs to show it.
@MainActor
package struct ControlDescription {
  /// The name by which the app tells it from its other controls.
  package var kind: String
  /// What a person sees in the list of controls.
  package var displayName: Text?
  package var summary: Text?
  /// What a person can set, or nil.
  package var intentType: (any ControlConfigurationIntent.Type)?
  /// Whether a person is asked for the settings when the control is added.
  package var promptsForSettings = false
  /// What it shows in a list of controls. The settings are of `intentType`; nil for the defaults.
  package var preview: @MainActor ((any ControlConfigurationIntent)?) -> ControlContent
  /// What it shows now.
  package var current: @MainActor ((any ControlConfigurationIntent)?) async throws -> ControlContent
}

/// A control with something changed.
public struct _ModifiedControlConfiguration<Content: ControlWidgetConfiguration>:
  DescribedControlConfiguration
{
  public typealias Body = Never
  let content: Content
  let change: @MainActor (inout ControlDescription) -> Void

  package var described: ControlDescription {
    var description = content.description
    change(&description)
    return description
  }
}

extension ControlWidgetConfiguration {
  private func changed(
    _ change: @escaping @MainActor (inout ControlDescription) -> Void
  ) -> _ModifiedControlConfiguration<Self> {
    _ModifiedControlConfiguration(content: self, change: change)
  }

  /// Sets the name in the list of controls.
  public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration {
    changed { $0.displayName = Text(displayName) }
  }

  /// Sets what the list of controls says about it.
  public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration {
    changed { $0.summary = Text(description) }
  }

  /// Asks for the settings when the control is added.
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration {
    changed { $0.promptsForSettings = true }
  }
}
