import SwiftUI

/// Keys: shortcuts of buttons, and those that a view in focus gets.
struct KeyboardScreen: View {
  @State private var last = "Nothing"
  @State private var row = 0

  var body: some View {
    Form {
      Section {
        Button("Save (Control S)") { last = "Save" }
          .keyboardShortcut("s", modifiers: .control)
        Button("Find (Control Shift F)") { last = "Find" }
          .keyboardShortcut("f", modifiers: [.control, .shift])
        Button("Default (Return)") { last = "Default" }
          .keyboardShortcut(.defaultAction)
      } footer: {
        Text("Last: \(last)").accessibilityIdentifier("last")
      }
      Section("In focus") {
        Text("Row \(row): press the arrow keys here")
          .frame(maxWidth: .infinity, alignment: .leading)
          .focusable()
          .onKeyPress(.downArrow) {
            row += 1
            return .handled
          }
          .onKeyPress(.upArrow) {
            row -= 1
            return .handled
          }
          .onKeyPress(characters: .decimalDigits) { press in
            row = Int(press.characters) ?? row
            return .handled
          }
        #if os(macOS) || os(Linux)
          Text("Delete, move and leave")
            .focusable()
            .onDeleteCommand { last = "Delete" }
            .onMoveCommand { last = "Move \($0)" }
            .onExitCommand { last = "Leave" }
        #endif
      }
    }
  }
}
