import Foundation
import Testing

@testable import SwiftUICore

@MainActor
struct PresentationAlertTests {
  struct Payload: Sendable, Equatable { let name: String }

  struct Asking: View {
    @State var isAsking = false
    @State var isChoosing = false
    @State var log: [String] = []
    var body: some View {
      Button("ask") { isAsking = true }
        .alert("Delete?", isPresented: $isAsking) {
          Button("Delete", role: .destructive) { log.append("deleted") }
          Button("Keep", role: .cancel) { log.append("kept") }
          Button(payload: Payload(name: "archive"), label: Text("Archive"))
        } message: {
          Text("It can't be undone.")
        }
        .disabled(false)
      Button("choose") { isChoosing = true }
        .confirmationDialog("Share", isPresented: $isChoosing, titleVisibility: .visible) {
          Button("Copy") { log.append("copied") }
        }
      Text(log.joined(separator: ","))
    }
  }

  @Test func anAlertIsAnsweredAndGoesByItself() throws {
    let window = try NavigationWindow(Asking())
    try window.press("ask")
    #expect(
      try window.node("alert").outline == """
        alert "Delete?"
          text "It can't be undone." .message
          button destructive .actions
            text "Delete"
          button cancel .actions
            text "Keep"
          button .actions -> Payload
            text "Archive"
        """)
    try window.press("Delete")
    #expect(try !window.has("alert"))
    #expect(try window.texts.last == "deleted")
    try window.press("ask")
    #expect(try window.button("Archive").press() as? Payload == Payload(name: "archive"))
    #expect(try !window.has("alert"))
    try window.press("ask")
    try window.node("alert").dismiss()
    #expect(try !window.has("alert"))
    #expect(try window.texts.last == "deleted")
  }

  @Test func aDialogCanBeLeft() throws {
    let window = try NavigationWindow(Asking())
    try window.press("choose")
    #expect(
      try window.node("dialog").outline == """
        dialog "Share"
          button .actions
            text "Copy"
          button cancel .actions
            text "Cancel"
        """)
    try window.press("Cancel")
    #expect(try !window.has("dialog"))
    #expect(try window.texts.last == "")
    try window.press("choose")
    try window.press("Copy")
    #expect(try window.texts.last == "copied")
    #expect(try !window.has("dialog"))
  }

  struct Trouble: LocalizedError {
    var errorDescription: String? { "No signal" }
    var recoverySuggestion: String? { "Go outside." }
  }

  @Test func anErrorIsToldAndAnAlertWithoutActionsCanBeTakenNoteOf() throws {
    struct Failing: View {
      @State var error: Trouble?
      @State var isFailing = false
      var body: some View {
        Button("fail") {
          error = Trouble()
          isFailing = true
        }
        .alert(isPresented: $isFailing, error: error) { _ in
        } message: {
          Text($0.recoverySuggestion ?? "")
        }
        Text(verbatim: "\(isFailing)")
      }
    }
    let window = try NavigationWindow(Failing())
    try window.press("fail")
    #expect(
      try window.node("alert").outline == """
        alert "No signal"
          text "Go outside." .message
          button .actions
            text "OK"
        """)
    try window.press("OK")
    #expect(try window.texts.last == "false")
  }

  @Test func dataDecideWhatIsAsked() throws {
    struct Presenting: View {
      @State var isAsking = true
      @State var name: String?
      var body: some View {
        Button("set") { name = "Ada" }
          .alert("Remove", isPresented: $isAsking, presenting: name) { name in
            Button("Remove \(name)") { self.name = nil }
          } message: {
            Text(verbatim: "\($0) will go.")
          }
      }
    }
    let window = try NavigationWindow(Presenting())
    #expect(try !window.has("alert"))
    try window.press("set")
    #expect(try window.texts.suffix(2) == ["Ada will go.", "Remove Ada"])
    try window.press("Remove Ada")
    #expect(try !window.has("alert"))
  }

  @Test func anAlertIsNotDisabledWithItsView() throws {
    let window = try NavigationWindow(
      Text("a").alert("b", isPresented: .constant(true)) { Button("c") {} }.disabled(true))
    #expect(try window.button("c").isEnabled)
  }
}
