import SwiftUI

/// A screen of where the keyboard goes.
struct FocusScreen: View {
  private enum Field: Hashable { case first, last }

  @FocusState private var field: Field?
  @FocusState private var isNoteFocused: Bool
  @AccessibilityFocusState private var isReadingTotal: Bool
  @State private var first = ""
  @State private var last = ""
  @State private var note = ""
  @State private var total = 0

  var body: some View {
    Form {
      Section {
        TextField("First name", text: $first)
          .focused($field, equals: .first)
          .onSubmit { field = .last }
        TextField("Last name", text: $last)
          .focused($field, equals: .last)
        TextField("Note", text: $note).focused($isNoteFocused)
      } footer: {
        Text(field.map { $0 == .first ? "In the first name" : "In the last name" } ?? "Elsewhere")
          .accessibilityIdentifier("where")
      }
      Section {
        Button("To the first name") { field = .first }
        Button("To the note") { isNoteFocused = true }
        Button("Out of the fields") {
          field = nil
          isNoteFocused = false
        }
      }
      Section("For readers") {
        Button("Add, and read the sum") {
          total += 1
          isReadingTotal = true
        }
        Text("The sum is \(total)").accessibilityFocused($isReadingTotal)
      }
      Section("What isn't a control") {
        Text("Can be reached by key").focusable().focusEffectDisabled(false)
        HStack {
          Button("One") {}
          Button("Two") {}
        }.focusSection()
        TitleEditor()
      }
    }
  }
}

/// A view that tells the menus what is edited.
private struct TitleEditor: View {
  @State private var title = "Untitled"
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("Title", text: $title)
      .focused($isFocused)
      .focusedValue(\.editedTitle, title)
      .renameAction($isFocused)
    RenameButton()
    EditedTitle()
  }
}

private struct EditedTitle: View {
  @FocusedValue(\.editedTitle) private var title

  var body: some View { Text(title.map { "Editing \($0)" } ?? "Editing nothing") }
}

extension FocusedValues {
  /// The title of what is edited.
  @Entry fileprivate var editedTitle: String?
}
