import SwiftUICore

/// A control configuration with a modification.
@MainActor @preconcurrency
public struct _ModifiedControlConfiguration<Content: ControlWidgetConfiguration>:
  DescribedControlConfiguration
{
  public typealias Body = Never
  let content: Content
  let change: @MainActor (inout ControlDescription) -> Void

  package var described: ControlDescription? {
    guard var description = content.controlDescription else { return nil }
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

  /// Sets the description in the list of controls.
  public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration {
    changed { $0.summary = Text(description) }
  }

  /// Requests the settings when the control is added.
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration {
    changed { $0.promptsForSettings = true }
  }

  /// Sets the handler for addresses to which a server sends changes of the control.
  public func pushHandler(_ pushHandlerType: any ControlPushHandler.Type) -> some ControlWidgetConfiguration {
    changed { $0.pushHandler = pushHandlerType }
  }
}
