import Foundation
import Testing

@testable import SwiftUICore

@MainActor
struct WritingTests {
  @Test func valuesAreWrittenAndRead() {
    struct Order: View {
      @State var count = 3
      @State var price: Double? = 2.5
      var body: some View {
        TextField("Count", value: $count, format: .number)
        TextField("Price", value: $price, format: .number)
        Text(verbatim: "\(count) \(price.map { "\($0)" } ?? "none")")
      }
    }
    let window = LiveWindow(Order())
    window.enter("12", in: 0)
    window.enter("", in: 1)
    #expect(window.outline.hasSuffix("text \"12 none\""))
    window.enter("many", in: 0)
    #expect(window.outline.hasSuffix("text \"12 none\""))
  }

  @Test func whatIsSaidOfWritingReachesTheField() {
    let view = VStack {
      TextField("Mail", text: .constant("")).textContentType(.emailAddress)
      SecureField("Word", text: .constant("")).textContentType(.password)
    }
    .keyboardType(.emailAddress).textInputAutocapitalization(.never).autocorrectionDisabled().submitLabel(
      .next)
    #expect(
      outline(view) == """
        vstack center
          field "" .input(keyboard emailAddress, content email, capitals none, correction false, submit next)
            text "Mail"
          secure field .input(keyboard emailAddress, content current-password, capitals none, correction false, \
        submit next)
            text "Word"
        """)
  }

  @Test func submittingRunsTheNearestActionFirst() throws {
    var said: [String] = []
    let view = VStack {
      TextField("A", text: .constant(""), onCommit: { said.append("own") }).onSubmit { said.append("near") }
    }
    .onSubmit { said.append("far") }
    .onSubmit(of: .search) { said.append("search") }
    try LiveWindow(view).deliver(.submit, to: "field")
    #expect(said == ["own", "near", "far"])
    said = []
    let scoped = TextField("A", text: .constant("")).onSubmit { said.append("in") }.submitScope().onSubmit {
      said.append("out")
    }
    try LiveWindow(scoped).deliver(.submit, to: "field")
    #expect(said == ["in"])
  }

  @Test func anEditorKeepsTheAttributesOfWhatStays() {
    var text = AttributedString("plain ")
    var bold = AttributedString("bold")
    bold.inlinePresentationIntent = .stronglyEmphasized
    text += bold
    #expect(
      text.rewritten(as: "plain bolder") == text
        + {
          var end = bold
          end = AttributedString("er", attributes: bold.runs.first?.attributes ?? .init())
          return end
        }())
    let shorter = text.rewritten(as: "pla bold")
    #expect(String(shorter.characters) == "pla bold")
    #expect(shorter.runs.count == 2)
    #expect(String(text.rewritten(as: "").characters).isEmpty)
    #expect(String(AttributedString("").rewritten(as: "new").characters) == "new")
    // What repeats is neither lost nor doubled.
    #expect(String(AttributedString("aaa").rewritten(as: "aa").characters) == "aa")
    #expect(String(AttributedString("aa").rewritten(as: "aaaa").characters) == "aaaa")
  }
}
