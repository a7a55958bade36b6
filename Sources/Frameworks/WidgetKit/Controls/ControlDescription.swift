import AppIntents
import SwiftUICore

/// A control without its types: what a surface needs to show it.
///
/// The settings that its functions take are of `intentType`, else they trap; nil stands for the defaults.
@MainActor
package struct ControlDescription {
  /// The name by which the app tells it from its other controls.
  package var kind: String
  /// What a person sees in the list of controls: the title of `intentType` where the control says nothing else.
  package var displayName: Text?
  /// What the list of controls says about it.
  package var summary: Text?
  /// What a person can set, or nil.
  package var intentType: (any ControlConfigurationIntent.Type)?
  /// Whether a person is asked for the settings when the control is added.
  package var promptsForSettings = false
  /// Who is told the addresses to which a server sends changes.
  package var pushHandler: (any ControlPushHandler.Type)?
  /// What it shows in a list of controls; nil for nothing.
  package var preview: @MainActor ((any ControlConfigurationIntent)?) -> ControlContent?
  /// What it shows now; nil for nothing.
  package var current: @MainActor ((any ControlConfigurationIntent)?) async throws -> ControlContent?

  init(
    kind: String, preview: @escaping @MainActor ((any ControlConfigurationIntent)?) -> ControlContent?,
    current: @escaping @MainActor ((any ControlConfigurationIntent)?) async throws -> ControlContent?
  ) {
    self.kind = kind
    self.preview = preview
    self.current = current
  }

  /// Says what a person can set; the title and the description of the type are taken over.
  mutating func take<Intent: ControlConfigurationIntent>(_ type: Intent.Type) {
    intentType = type
    displayName = Text(type.title)
    summary = type.writtenDescription.map { Text($0.descriptionText) }
  }
}

/// What a control shows and does at a moment.
@MainActor
package struct ControlContent {
  /// Whether it is a switch that is on; nil for a button.
  package let isOn: Bool?
  package let label: any View
  /// What is shown beside the label while a button's action runs (given true), or for the value of a switch.
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

  /// What pressing it runs. For a switch, its `value` is the one that it goes to.
  package var action: any AppIntent { makeAction() }
}
