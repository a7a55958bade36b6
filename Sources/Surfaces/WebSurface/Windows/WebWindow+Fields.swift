import SwiftUICore
import ViewHTML

// A browser shows at once what a person sets in its controls. The app may take something else, or nothing: then what
// it holds is said back, although it hasn't changed.
extension WebWindow {
  /// Returns the operations that correct controls which show something else than the app holds after the
  /// last events.
  func corrections(after update: TreeUpdate) -> [UInt8] {
    defer { shownByBrowser = [] }
    // The last event of a control says what it shows.
    var last: [Int: ClientEvent.Action] = [:]
    for event in shownByBrowser { last[event.node] = event.action }
    // What has changed is said anyway; a field may have changed in something else than its text.
    for case .update(let node, let previous) in update.changes
    where node.content != previous.content
      && (node.content.writtenText == nil || node.content.writtenText != previous.content.writtenText)
    {
      last[node.id] = nil
    }
    var patches = newTexts(of: update)
    patches += last.sorted { $0.key < $1.key }.flatMap { corrections(of: $0.key, after: $0.value) }
    return patches.isEmpty ? [] : Array(ViewPatch.json(patches).dropFirst().dropLast())
  }

  /// The texts that the app has changed of fields that were written anew: a field keeps what was typed into
  /// it then.
  private func newTexts(of update: TreeUpdate) -> [ViewPatch] {
    update.changes.flatMap { change -> [ViewPatch] in
      guard case .update(let node, let previous) = change, let text = node.content.writtenText,
        text != previous.content.writtenText
      else { return [] }
      return corrections(of: node.id, holding: text)
    }
  }

  private func corrections(of number: Int, after action: ClientEvent.Action) -> [ViewPatch] {
    guard let node = tree.node(number) else { return [] }
    switch (node.content, action) {
    case (.datePicker, .date(let shown)), (.colorPicker, .value(let shown)):
      return markup.fields(of: number).filter { $0.sets(\.self) != shown }
    case (.slider, .number(let shown)):
      // The browser rounds to steps as well, in its own digits.
      return markup.fields(of: number).filter { patch in
        patch.sets(Double.init).map { abs($0 - shown) > 1e-9 * max(1, abs(shown)) } ?? false
      }
    case (_, .select): return node.isSelected == true ? [] : markup.fields(of: number)
    case (let content, .written), (let content, .submit):
      return content.writtenText.map { corrections(of: number, holding: $0) } ?? []
    default: return []
    }
  }

  /// Returns the patches that give a text field back the text that the app holds, as a format writes it,
  /// instead of the typed one.
  private func corrections(of number: Int, holding text: String) -> [ViewPatch] {
    guard let shown = fields.text(of: number), shown != text else { return [] }
    return markup.fields(of: number).compactMap { patch in
      guard case .value(let address, let text, _) = patch else { return nil }
      return fields.revision(of: number, toShow: text).map { .value(address, text, revision: $0) }
    }
  }
}

extension NodeContent {
  /// The text of a field. A password isn't sent back to where it was written.
  fileprivate var writtenText: String? {
    switch self {
    case .textField(let text, _, _, false), .textEditor(let text): text
    case .searchField(let search): search.text
    default: nil
    }
  }
}

extension ClientEvent.Action {
  /// A Boolean value that indicates whether a control of the browser shows the event's effect without being
  /// told.
  var isShownByBrowser: Bool {
    switch self {
    case .date, .value, .number, .select, .written, .submit: true
    default: false
    }
  }
}

extension ViewPatch {
  /// The value that the step sets, read in a way; nil for other steps.
  fileprivate func sets<Value>(_ read: (String) -> Value?) -> Value? {
    if case .value(_, let text, _) = self { read(text) } else { nil }
  }
}
