import AppIntents
import SwiftUICore

/// A control with its types erased, for the surface that shows it.
///
/// Its functions take settings of `intentType` and trap for others; nil stands for the defaults.
@MainActor
package struct ControlDescription {
  /// The kind of the control, which distinguishes it from the app's other controls.
  package var kind: String
  /// The name in the list of controls; by default the title of `intentType`.
  package var displayName: Text?
  /// The description in the list of controls.
  package var summary: Text?
  /// The type of the settings, or nil if there are none.
  package var intentType: (any ControlConfigurationIntent.Type)?
  /// A Boolean value that indicates whether the settings are requested when the control is added.
  package var promptsForSettings = false
  /// The type of the handler for addresses to which a server sends changes.
  package var pushHandler: (any ControlPushHandler.Type)?
  /// A closure that returns the content for the list of controls, or nil.
  package var preview: @MainActor ((any ControlConfigurationIntent)?) -> ControlContent?
  /// A closure that returns the current content, or nil.
  package var current: @MainActor ((any ControlConfigurationIntent)?) async throws -> ControlContent?

  init(
    kind: String, preview: @escaping @MainActor ((any ControlConfigurationIntent)?) -> ControlContent?,
    current: @escaping @MainActor ((any ControlConfigurationIntent)?) async throws -> ControlContent?
  ) {
    self.kind = kind
    self.preview = preview
    self.current = current
  }

  /// Sets the type of the settings, with its title and description.
  mutating func take<Intent: ControlConfigurationIntent>(_ type: Intent.Type) {
    intentType = type
    displayName = Text(type.title)
    summary = type.writtenDescription.map { Text($0.descriptionText) }
  }
}

/// The current appearance and action of a control.
@MainActor
package struct ControlContent {
  /// The state of a toggle, or nil for a button.
  package let isOn: Bool?
  package let label: any View
  /// A closure that returns the view beside the label: for a button while its action runs (given true), for a
  /// toggle by its value.
  package let stateLabel: @MainActor (Bool) -> any View
  package var tint: Color?
  package var isDisabled = false
  private let makeAction: @MainActor () -> any AppIntent

  init(
    isOn: Bool? = nil, action: @escaping @MainActor () -> any AppIntent, label: any View,
    stateLabel: @escaping @MainActor (Bool) -> any View
  ) {
    self.isOn = isOn
    makeAction = action
    self.label = label
    self.stateLabel = stateLabel
  }

  /// The intent to run when the control is pressed. For a toggle, its `value` is the new one.
  package var action: any AppIntent { makeAction() }
}
