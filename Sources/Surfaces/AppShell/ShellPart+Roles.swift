import SwiftUICore

extension ShellPart {
  /// The part as attributes of WAI-ARIA 1.2 and HTML, for a surface that is a browser: names and values,
  /// not yet escaped.
  ///
  /// Those of a combobox and an entry belong to the input itself. `data-shell` names the part, for style
  /// and script.
  package var attributes: [(name: String, value: String)] {
    switch self {
    case .content: return named("content")
    case .bar(let label): return named("bar", role: "toolbar", label)
    case .dialog(let id, let label, let isModal, let isUrgent):
      return named("dialog", role: isUrgent ? "alertdialog" : "dialog", label)
        + [("data-part", "\(id)")] + (isModal ? [("aria-modal", "true")] : [])
    case .card(let id, let label): return named("card", role: "region", label) + [("data-part", "\(id)")]
    case .notices(let label): return named("notices", role: "region", label) + [("aria-live", "polite")]
    case .notice(let id, let isUrgent):
      return named("notice", role: isUrgent ? "alert" : nil) + [("data-part", "\(id)")]
    case .activities(let label):
      // That one begins, and not each step of it.
      return named("activities", role: "region", label)
        + [("aria-live", "polite"), ("aria-relevant", "additions")]
    case .combobox(let list, let activeOption, let isExpanded):
      return named("combobox", role: "combobox")
        + [("aria-controls", list), ("aria-expanded", "\(isExpanded)"), ("aria-autocomplete", "list")]
        + [("autocomplete", "off")] + (activeOption.map { [("aria-activedescendant", $0)] } ?? [])
    case .options(let id, let label): return named("options", role: "listbox", label) + [("id", id)]
    case .optionGroup(let label): return named("group", role: "group", label)
    case .option(let id, let isSelected):
      return named("option", role: "option")
        + [("id", id), ("aria-selected", "\(isSelected)"), ("tabindex", "-1")]
    case .field(let isRequired, let problem):
      return named(problem == nil ? "field" : "wrong-field") + (isRequired ? [("data-required", "")] : [])
    case .problem: return named("problem", role: "alert")
    case .entry(let entry): return entry.attributes
    case .tile(let isOn, let isBusy):
      return named("tile") + (isOn.map { [("aria-pressed", "\($0)")] } ?? [])
        + (isBusy ? [("aria-busy", "true")] : [])
    case .widget(_, let label): return named("widget", role: "group", label)
    }
  }

  private func named(
    _ name: String, role: String? = nil, _ label: String? = nil
  ) -> [(name: String, value: String)] {
    [("data-shell", name)] + (role.map { [("role", $0)] } ?? []) + (label.map { [("aria-label", $0)] } ?? [])
  }
}

extension ShellEntry {
  /// The attributes of an input for the entry: `type` for a control that browsers have of their own, else
  /// the keys that they show.
  fileprivate var attributes: [(name: String, value: String)] {
    switch self {
    case .date: [("type", "date")]
    case .time: [("type", "time")]
    case .dateTime: [("type", "datetime-local")]
    case .wholeNumber: [("inputmode", "numeric")]
    case .number: [("inputmode", "decimal")]
    case .url: [("inputmode", "url"), ("spellcheck", "false")]
    case .search: [("inputmode", "search")]
    }
  }
}
