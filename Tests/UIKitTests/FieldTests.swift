import FoundationPlus
import SwiftUICore
import Testing

@testable import UIKit

/// A field with a label of the app's, as its author would put it into SwiftUI.
private struct Line: UIViewRepresentable {
  let field: UITextField
  func makeUIView(context: Context) -> UITextField { field }
  func updateUIView(_ uiView: UITextField, context: Context) {}
}

private struct Page: UIViewRepresentable {
  let view: UIView
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

@MainActor private final class Recorder: UITextFieldDelegate, UITextViewDelegate {
  var events: [String] = []
  var allows = true
  var chosen: [String] = []

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { allows }
  func textFieldDidBeginEditing(_ textField: UITextField) { events.append("begin") }
  func textFieldDidEndEditing(_ textField: UITextField) { events.append("end") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    events.append("\(range.location)+\(range.length) \(string)")
    return allows
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    events.append("return")
    return true
  }
  func textField(_ textField: UITextField, insertInputSuggestion inputSuggestion: UIInputSuggestion) {
    if let reply = inputSuggestion as? UISmartReplySuggestion { chosen.append(reply.smartReply) }
    textField.text = "Dear Ben"
  }
  func textViewDidBeginEditing(_ textView: UITextView) { events.append("begin") }
  func textViewDidChange(_ textView: UITextView) { events.append("change \(textView.text ?? "")") }
  func textView(_ textView: UITextView, insertInputSuggestion inputSuggestion: UIInputSuggestion) {
    if let reply = inputSuggestion as? UISmartReplySuggestion { chosen.append(reply.smartReply) }
    textView.text = "Dear Ben"
  }
}

/// A field of the app's own.
@MainActor private final class Slate: UIView, UITextInput {
  weak var inputDelegate: (any UITextInputDelegate)?
  var conversationContext: UIConversationContext?
  private(set) var chalk = ""
  private(set) var inserted: [String] = []

  private final class Spot: UITextPosition {
    let place: Int
    init(_ place: Int) { self.place = place }
  }
  private final class Stretch: UITextRange {
    let from: Spot
    let to: Spot
    init(_ from: Spot, _ to: Spot) { (self.from, self.to) = (from, to) }
    override var start: UITextPosition { from }
    override var end: UITextPosition { to }
    override var isEmpty: Bool { from.place == to.place }
  }

  override var canBecomeFirstResponder: Bool { true }
  var hasText: Bool { !chalk.isEmpty }
  var selectedTextRange: UITextRange?
  var beginningOfDocument: UITextPosition { Spot(0) }
  var endOfDocument: UITextPosition { Spot(chalk.count) }
  func insertText(_ text: String) { set(chalk + text) }
  func deleteBackward() { set(String(chalk.dropLast())) }
  func text(in range: UITextRange) -> String? { chalk }
  func replace(_ range: UITextRange, withText text: String) { set(text) }
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    guard let from = fromPosition as? Spot, let to = toPosition as? Spot else { return nil }
    return Stretch(from, to)
  }
  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    (position as? Spot).map { Spot($0.place + offset) }
  }
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult { .orderedSame }
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { 0 }
  func insert(_ inputSuggestion: UIInputSuggestion) {
    guard let reply = inputSuggestion as? UISmartReplySuggestion else { return }
    inserted.append(reply.smartReply)
    set("> " + reply.smartReply)
  }

  private func set(_ text: String) {
    inputDelegate?.textWillChange(self)
    chalk = text
    inputDelegate?.textDidChange(self)
    setNeedsDisplay()
  }
}

@MainActor @Suite(.timeLimit(.minutes(2))) struct FieldTests {
  let desk = Desk()
  private static let question = "Do you want to come to dinner on Friday?"
  private let context = Desk.chat((Desk.ben, question))

  @Test func theFocusBeginsASessionWithReplies() async {
    await desk.run {
      let field = UITextField()
      field.conversationContext = context
      let stage = Stage(Line(field: field))
      await stage.settles()
      #expect(stage.replies.isEmpty)
      #expect(field.inputDelegate == nil)
      stage.focus(true)
      #expect(field.isFirstResponder && field.isEditing)
      await stage.draws { !stage.replies.isEmpty }
      #expect(stage.replies.count <= 3)
      stage.focus(false)
      #expect(!field.isFirstResponder)
      #expect(field.inputDelegate == nil)
      #expect(stage.replies.isEmpty)
    }
  }

  @Test func pressingAReplyInsertsItAndTheyLeave() async {
    await desk.run {
      let field = UITextField()
      field.conversationContext = context
      let stage = Stage(Line(field: field))
      stage.focus(true)
      await stage.draws { !stage.replies.isEmpty }
      let first = stage.replies[0]
      stage.press()
      #expect(field.text == first)
      #expect(stage.text() == first)
      #expect(stage.replies.isEmpty)
      // They are back when it is deleted.
      stage.type("")
      #expect(stage.replies.first == first)
    }
  }

  @Test func aDigitChoosesAndEscapeLetsGo() async {
    await desk.run {
      let field = UITextField()
      field.conversationContext = context
      let stage = Stage(Line(field: field))
      stage.focus(true)
      await stage.draws { stage.replies.count > 1 }
      let second = stage.replies[1]
      stage.key("2")
      #expect(field.text == second)
      // A digit that was on its way when they left writes.
      stage.type("at ")
      stage.key("7")
      #expect(field.text == "at ")
      field.text = ""
      _ = stage.tree.update()
      #expect(!stage.replies.isEmpty)
      stage.key("Escape")
      #expect(stage.replies.isEmpty)
      #expect(field.text == "")
    }
  }

  @Test func theContextIsReadOnceAndChangesComeByTheDelegateAlone() async {
    await desk.run {
      let field = UITextField()
      field.conversationContext = context
      let stage = Stage(Line(field: field))
      stage.focus(true)
      await stage.draws { !stage.replies.isEmpty }
      let first = stage.replies
      // Neither another context nor other entries are noticed by themselves.
      let changed = Desk.chat((Desk.ben, Self.question), (Desk.ana, "Yes!"))
      field.conversationContext = changed
      context.entries.append(Desk.entry(Desk.ana, "Yes!"))
      field.setNeedsDisplay()
      await stage.settles()
      #expect(stage.replies == first)
      field.inputDelegate?.conversationContext(changed, didChange: field)
      await stage.settles()
      #expect(stage.replies.isEmpty)
      // The same object with other entries is a change when the app says so.
      changed.entries.append(Desk.entry(Desk.ben, "Can you bring some bread?"))
      field.inputDelegate?.conversationContext(changed, didChange: field)
      await stage.draws { !stage.replies.isEmpty }
      field.inputDelegate?.conversationContext(nil, didChange: field)
      await stage.settles()
      #expect(stage.replies.isEmpty)
      // What is said of another field isn't about this one.
      field.inputDelegate?.conversationContext(self.context, didChange: UITextField())
      await stage.settles()
      #expect(stage.replies.isEmpty)
    }
  }

  @Test func theDelegateInsertsInstead() async {
    await desk.run {
      let recorder = Recorder()
      let field = UITextField()
      field.delegate = recorder
      field.conversationContext = context
      let stage = Stage(Line(field: field))
      stage.focus(true)
      await stage.draws { !stage.replies.isEmpty }
      let first = stage.replies[0]
      stage.press()
      #expect(recorder.chosen == [first])
      #expect(stage.text() == "Dear Ben")
    }
  }

  @Test func aTextViewHasTheSame() async {
    await desk.run {
      let recorder = Recorder()
      let view = UITextView()
      view.delegate = recorder
      view.conversationContext = Desk.mail()
      let stage = Stage(Page(view: view))
      stage.focus(true)
      #expect(view.isFirstResponder)
      await stage.draws { !stage.replies.isEmpty }
      let first = stage.replies[0]
      stage.key("1")
      #expect(recorder.chosen == [first])
      #expect(view.text == "Dear Ben")
      stage.type("Dear Ben,")
      #expect(recorder.events == ["begin", "change Dear Ben,"])
    }
  }

  @Test func aFieldOfTheAppsOwnInsertsByItself() async {
    await desk.run {
      let slate = Slate()
      slate.conversationContext = context
      let stage = Stage(Page(view: slate))
      stage.focus(true)
      await stage.draws { !stage.replies.isEmpty }
      let first = stage.replies[0]
      stage.press()
      #expect(slate.inserted == [first])
      #expect(stage.text() == "> " + first)
      #expect(stage.replies.isEmpty)
      stage.type("chalk")
      #expect(slate.chalk == "chalk")
    }
  }

  @Test func whatAPersonWritesIsAskedAbout() {
    let recorder = Recorder()
    let field = UITextField()
    field.delegate = recorder
    field.text = "one three"
    let stage = Stage(Line(field: field))
    stage.type("one two three")
    #expect(recorder.events == ["4+0 two "] || recorder.events == ["5+0 wo t"])
    #expect(field.text == "one two three")
    recorder.allows = false
    stage.type("one")
    #expect(field.text == "one two three")
    #expect(stage.text() == "one two three")
  }

  @Test func aFieldThatMayNotBeginDoesntGetTheFocus() {
    let recorder = Recorder()
    recorder.allows = false
    let field = UITextField()
    field.delegate = recorder
    let stage = Stage(Line(field: field))
    stage.focus(true)
    #expect(!field.isFirstResponder)
    #expect(recorder.events.isEmpty)
  }

  @Test func theSelectionMovesInTheTextAlone() throws {
    let view = UITextView()
    view.text = "héllo 🦄"
    let start = view.beginningOfDocument
    #expect(view.offset(from: start, to: view.endOfDocument) == 8)
    #expect(view.position(from: start, offset: 9) == nil)
    #expect(view.position(from: start, offset: -1) == nil)
    #expect(view.position(from: view.endOfDocument, offset: .max) == nil)
    let place = try #require(view.position(from: start, offset: 1))
    let range = try #require(view.textRange(from: start, to: place))
    #expect(view.text(in: range) == "h")
    #expect(view.compare(start, to: place) == .orderedAscending)
    view.replace(range, withText: "H")
    view.selectedTextRange = view.textRange(from: view.endOfDocument, to: view.endOfDocument)
    view.deleteBackward()
    #expect(view.text == "Héllo ")
    view.selectedTextRange = view.textRange(from: start, to: place)
    view.insertText("J")
    #expect(view.text == "Jéllo ")
    // A range of another text.
    view.text = ""
    #expect(view.text(in: range) == nil)
    view.replace(range, withText: "x")
    view.deleteBackward()
    #expect(view.text == "")
  }
}

@MainActor @Suite struct ResponderTests {
  private final class Card: UIViewController {
    let field = UITextField()
    var events: [String] = []
    override func viewDidLoad() { view.addSubview(field) }
    override func viewDidAppear(_ animated: Bool) { events.append("appear") }
  }

  private struct Shown: UIViewControllerRepresentable {
    let card: Card
    func makeUIViewController(context: Context) -> Card { card }
    func updateUIViewController(_ uiViewController: Card, context: Context) {
      uiViewController.events.append("update")
    }
  }

  @Test func theChainLeadsFromAFieldByItsViewToTheController() {
    let card = Card()
    #expect(!card.isViewLoaded)
    let view = card.view
    #expect(card.field.next === view)
    #expect(view?.next === card)
    #expect(card.next == nil)
  }

  @Test func oneOfAChainIsFirst() {
    let page = UIView()
    let (one, two) = (UITextField(), UITextField())
    page.addSubview(one)
    page.addSubview(two)
    #expect(!page.becomeFirstResponder())
    #expect(one.becomeFirstResponder())
    #expect(two.becomeFirstResponder())
    #expect(!one.isFirstResponder && two.isFirstResponder)
    #expect(page.endEditing(false))
    #expect(!two.isFirstResponder)
    two.isEnabled = false
    #expect(!two.becomeFirstResponder())
    one.becomeFirstResponder()
    one.removeFromSuperview()
    #expect(!one.isFirstResponder && page.subviews == [two])
  }

  @Test func aControllersViewIsDrawnAndTheAppMovesTheFocus() {
    let card = Card()
    let stage = Stage(Shown(card: card))
    #expect(stage.fields.count == 1)
    #expect(card.events == ["update", "appear"])
    card.field.becomeFirstResponder()
    _ = stage.tree.update()
    _ = stage.tree.update()
    let wants = stage.fields[0].handlers.contains {
      if case .focus(let wants, _) = $0 { wants() } else { false }
    }
    #expect(wants)
    let note = UITextView()
    note.text = "below"
    card.view.addSubview(note)
    #expect(stage.fields.count == 2)
    #expect(stage.text(1) == "below")
    note.isHidden = true
    #expect(stage.fields.count == 1)
  }

  @Test func whatAppSetsIsShown() {
    let field = UITextField()
    let stage = Stage(UIFieldPage(field: field))
    field.text = "set"
    #expect(stage.text() == "set")
  }

  private struct UIFieldPage: UIViewRepresentable {
    let field: UITextField
    func makeUIView(context: Context) -> UITextField { field }
    func updateUIView(_ uiView: UITextField, context: Context) {}
  }
}

/// Fields of SwiftUI with a context.
@MainActor @Suite(.timeLimit(.minutes(2))) struct ContextModifierTests {
  let desk = Desk()

  private struct Composer: View {
    let context: UIConversationContext?
    @State var text = ""
    var body: some View {
      TextField("Message", text: $text).conversationContext(context, text: $text)
    }
  }

  private struct Editor: View {
    let context: UIConversationContext
    @State var text = ""
    var body: some View {
      TextEditor(text: $text).conversationContext(context, text: $text) { _ in text = "longer" }
    }
  }

  @Test func aTextFieldHasReplies() async {
    await desk.run {
      let stage = Stage(
        Composer(context: Desk.chat((Desk.ben, "Do you want to come to dinner on Friday?"))))
      await stage.settles()
      #expect(stage.replies.isEmpty)
      stage.focus(true)
      await stage.draws { !stage.replies.isEmpty }
      let first = stage.replies[0]
      stage.key("1")
      #expect(stage.text() == first)
      #expect(stage.replies.isEmpty)
      // The conversation went on.
      stage.type("")
      stage.tree.show(Composer(context: Desk.chat((Desk.ana, "Yes!"))))
      await stage.settles()
      #expect(stage.replies.isEmpty)
    }
  }

  @Test func aTextEditorsAppInsertsByItself() async {
    await desk.run {
      let stage = Stage(Editor(context: Desk.mail()))
      stage.focus(true)
      await stage.draws { !stage.replies.isEmpty }
      stage.press()
      #expect(stage.text() == "longer")
      stage.focus(false)
      #expect(stage.replies.isEmpty)
    }
  }
}
