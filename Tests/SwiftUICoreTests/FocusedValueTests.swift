import Observation
import Testing

@testable import SwiftUICore

/// What the view in focus gives to its window.
@MainActor
struct FocusedValueTests {
  enum TitleKey: FocusedValueKey { typealias Value = String }
  enum NoteKey: FocusedValueKey { typealias Value = Binding<String> }
  enum ActionKey: FocusedValueKey { typealias Value = () -> String }

  struct Editor: View {
    let name: String
    @State private var note = "new"
    var body: some View {
      TextField(name, text: $note)
        .focusedValue(\.title, "\(name) \(note)")
        .focusedValue(\.note, $note)
    }
  }

  struct Reader: View {
    @FocusedValue(\.title) private var title
    @FocusedBinding(\.note) private var note
    var body: some View {
      Text(verbatim: "\(title ?? "nothing"), \(note ?? "nothing")")
      Button("Clear") { note = "" }.disabled(note == nil)
    }
  }

  struct Page: View {
    var shows = true
    var body: some View {
      VStack {
        if shows { Editor(name: "first") }
        Editor(name: "second")
      }
      .focusedValue(\.title, "the page")
      Reader()
    }
  }

  @Test func readersGetWhatTheViewInFocusGives() {
    let window = LiveWindow(Page())
    #expect(window.outline.contains("nothing, nothing"))
    let fields = window.all("field").map(\.id)
    window.tree.note(focus: fields[1], true)
    #expect(window.tree.needsUpdate)
    #expect(window.outline.contains("second new, new"))
    // What is given changes with the view.
    window.enter("words", in: 1)
    #expect(window.outline.contains("second words, words"))
    // The next gets the focus before this one says that it is lost, or after.
    window.tree.note(focus: fields[0], true)
    window.tree.note(focus: fields[1], false)
    #expect(window.outline.contains("first new, new"))
    // By the binding the reader changes what the view in focus has.
    window.press(0)
    #expect(window.outline.contains("first , "))
    #expect(window.all("field").map(\.content.description).contains { $0.contains("words") })
    window.tree.note(focus: fields[0], false)
    #expect(window.outline.contains("nothing, nothing"))
  }

  @Test func theInnermostCountsAndAViewThatGoesGivesNothing() throws {
    let window = LiveWindow(Page())
    let stack = try window.first("vstack").id
    window.tree.note(focus: stack, true)
    #expect(window.outline.contains("the page, nothing"))
    window.tree.note(focus: window.all("field")[0].id, true)
    #expect(window.outline.contains("first new, new"))
    window.tree.show(Page(shows: false))
    #expect(window.outline.contains("the page, nothing"))
    // A number that isn't shown means nothing.
    window.tree.note(focus: 99_999, true)
    window.tree.note(focus: -1, true)
    #expect(window.outline.contains("the page, nothing"))
  }

  @Test func aWindowGivesValuesWhereverTheFocusIs() {
    struct Screen: View {
      @State var chosen = "inbox"
      var body: some View {
        Button("Choose") { chosen = "sent" }
          .focusedSceneValue(\.title, chosen)
          .focusedSceneValue(\.note, $chosen)
        Reader()
      }
    }
    let window = LiveWindow(Screen())
    #expect(window.outline.contains("inbox, inbox"))
    window.press(0)
    #expect(window.outline.contains("sent, sent"))
    window.press(1)
    #expect(window.outline.contains("text \", \""))
  }

  /// Whoever opens a menu of the shell's bar still means what they were at before.
  @Test func menusOfTheShellReadWhatHadTheFocusBeforeThem() throws {
    struct Window: View {
      var body: some View {
        Page()
        HStack { Button("Menu") {} }.shellPart(.bar(label: "bar"))
      }
    }
    let window = LiveWindow(Window())
    let field = window.all("field")[0].id
    let menu = try #require(window.all("button").last).id
    window.tree.note(focus: field, true)
    window.tree.note(focus: field, false)
    window.tree.note(focus: menu, true)
    #expect(window.outline.contains("first new, new"))
    window.tree.note(focus: menu, false)
    #expect(window.outline.contains("nothing, nothing"))
  }

  /// Closures can't be compared; a view that gives one and reads it isn't evaluated for ever.
  @Test func closuresComeToRest() {
    struct Both: View {
      @State private var count = 0
      @FocusedValue(\.action) private var action
      var body: some View {
        let count = count
        Button("Count \(action?() ?? "none")") { self.count += 1 }
          .focusedSceneValue(\.action) { "\(count)" }
      }
    }
    let window = LiveWindow(Both())
    #expect(window.outline.contains("Count 0"))
    window.press(0)
    #expect(window.outline.contains("Count 1"))
    let evaluations = window.tree.evaluations
    window.press(0)
    #expect(window.outline.contains("Count 2"))
    #expect(window.tree.evaluations - evaluations < 6)
  }

  @MainActor @Observable final class Document { var name = "Letter" }

  @Test func objectsAreFoundByTheirType() {
    struct Named: View {
      @FocusedValue(Document.self) private var document
      var body: some View { Text(verbatim: document?.name ?? "no document") }
    }
    struct Screen: View {
      let document: Document?
      var body: some View {
        Text("page").focusedSceneValue(document)
        Named()
      }
    }
    let document = Document()
    let window = LiveWindow(Screen(document: document))
    #expect(window.outline.contains("Letter"))
    document.name = "Poem"
    #expect(window.outline.contains("Poem"))
    window.tree.show(Screen(document: nil))
    #expect(window.outline.contains("no document"))
  }
}

extension FocusedValues {
  var title: String? {
    get { self[FocusedValueTests.TitleKey.self] }
    set { self[FocusedValueTests.TitleKey.self] = newValue }
  }
  var note: Binding<String>? {
    get { self[FocusedValueTests.NoteKey.self] }
    set { self[FocusedValueTests.NoteKey.self] = newValue }
  }
  var action: (() -> String)? {
    get { self[FocusedValueTests.ActionKey.self] }
    set { self[FocusedValueTests.ActionKey.self] = newValue }
  }
}
