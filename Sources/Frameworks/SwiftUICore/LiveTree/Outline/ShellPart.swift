/// The part of the shell around an app that a node represents, for the surface that shows it.
///
/// A part says what the node is to a person and to assistive technology (the roles of WAI-ARIA 1.2); where
/// it stands and how it looks is the surface's. Numbers and names are unique in one window and stay the
/// same for as long as the part is there.
package enum ShellPart: Hashable, Sendable {
  /// The app itself, behind everything else. It can't be used while a dialog is open.
  case content
  /// The row of the shell's own buttons.
  case bar(label: String)
  /// A question: `alertdialog` where it is urgent, else `dialog`. The last modal one has the focus; the
  /// buttons for Return and Escape have the keyboard shortcuts of these.
  case dialog(id: Int, label: String, isModal: Bool, isUrgent: Bool)
  /// A result or a snippet that stays until it is closed: a region with a name.
  case card(id: Int, label: String)
  /// The area in which notices come and go: a live region, polite.
  case notices(label: String)
  /// One notice; an urgent one is an `alert`.
  case notice(id: Int, isUrgent: Bool)
  /// Runs that go on: a live region, polite, which says when one begins and ends, and not each step.
  case activities(label: String)
  /// A field whose options stand in a list elsewhere: `combobox`, with the option that Enter takes.
  case combobox(list: String, activeOption: String?, isExpanded: Bool)
  /// The options of a combobox or of a choice: `listbox`.
  case options(id: String, label: String)
  /// Options under one heading: `group`.
  case optionGroup(label: String)
  /// One option. Pressing it takes it.
  case option(id: String, isSelected: Bool)
  /// A field for one value, with whether it has to be filled and why its value isn't taken.
  case field(isRequired: Bool, problem: String?)
  /// The reason for which a value isn't taken: its field is described by this node.
  case problem
  /// The way in which a text field is filled.
  case entry(ShellEntry)
  /// A control; `isOn` is nil for a button. A busy one is running.
  case tile(isOn: Bool?, isBusy: Bool)
  /// A widget of an app: a group with a name.
  case widget(id: String, label: String)
}

/// The kind of value that a text field of the shell takes, for the keys that a surface shows and the picker
/// that it offers.
///
/// The text is what the field holds: for dates and times that of ISO 8601 (`2026-05-01`, `18:30`,
/// `2026-05-01T18:30`), as in HTML.
package enum ShellEntry: Hashable, Sendable {
  case date, time, dateTime
  case wholeNumber, number
  case url
  case search
}

/// The key of the part of the shell that a node is.
package enum ShellPartKey: NodeAttributeKey {
  package typealias Value = ShellPart
}

/// A key that means something to the shell, whatever a surface's keyboard calls it.
package enum ShellKey: String, Hashable, Sendable, CaseIterable {
  /// Command or Control with K: opens and closes the palette.
  case palette
  case undo, redo
  case up, down
  /// The first and the last option.
  case home, end
  case pageUp, pageDown
  case enter, escape
}

nonisolated extension View {
  /// Sets the part of the shell that the view is.
  package func shellPart(_ part: ShellPart) -> some View { nodeAttribute(ShellPartKey.self, part) }
}
