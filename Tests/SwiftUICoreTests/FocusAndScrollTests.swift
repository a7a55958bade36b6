import Foundation
import Testing

@testable import SwiftUICore

@MainActor
struct FocusAndScrollTests {
  enum Field: Hashable { case name, mail }

  struct SignUp: View {
    @State var name = ""
    @FocusState var field: Field?
    @FocusState var isAgreeing: Bool
    var body: some View {
      TextField("Name", text: $name).focused($field, equals: .name)
      TextField("Mail", text: $name).focused($field, equals: .mail)
      Toggle("Agree", isOn: .constant(false)).focused($isAgreeing)
      Button("Next") { field = field == .name ? .mail : .name }
      Button("Agree") {
        field = nil
        isAgreeing = true
      }
      Text(verbatim: "\(field.map { "\($0)" } ?? "none") \(isAgreeing)")
    }
  }

  private func wanting(_ window: LiveWindow) -> [Bool] {
    (window.all("field") + window.all("toggle")).map(\.wantsFocus)
  }

  @Test func theProgramMovesTheFocus() {
    let window = LiveWindow(SignUp())
    #expect(wanting(window) == [false, false, false])
    window.press(0)
    #expect(wanting(window) == [true, false, false])
    window.press(0)
    #expect(wanting(window) == [false, true, false])
    window.press(1)
    #expect(wanting(window) == [false, false, true])
  }

  @Test func aPersonMovesTheFocus() {
    let window = LiveWindow(SignUp())
    window.deliver(.focus(true), to: window.all("field")[0])
    #expect(window.outline.hasSuffix("text \"name false\""))
    // The other field gets it before this one says that it is lost, or after.
    window.deliver(.focus(true), to: window.all("field")[1])
    window.deliver(.focus(false), to: window.all("field")[0])
    #expect(window.outline.hasSuffix("text \"mail false\""))
    window.deliver(.focus(false), to: window.all("field")[1])
    #expect(window.outline.hasSuffix("text \"none false\""))
  }

  @Test func aFieldHasTheFocusAtFirst() {
    struct First: View {
      @FocusState var field: Field?
      var body: some View {
        VStack {
          TextField("Mail", text: .constant("")).focused($field, equals: .mail)
        }.defaultFocus($field, .mail)
      }
    }
    #expect(LiveWindow(First()).all("field")[0].wantsFocus)
  }

  struct Chat: View {
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView { ForEach(0..<30) { Text(verbatim: "\($0)").id($0) } }
        Button("Down") { proxy.scrollTo(29, anchor: .bottom) }
      }
    }
  }

  @Test func aReaderAsksForAPlace() throws {
    let window = LiveWindow(Chat())
    #expect(try window.first("scroll").scrollRequest == nil)
    window.press()
    let request = try #require(try window.first("scroll").scrollRequest)
    #expect(request.anchor == .bottom)
    guard case .node(let id) = request.target else {
      Issue.record("no node")
      return
    }
    #expect(window.all("text").filter { $0.isPlace(of: id) }.map(\.content.description) == ["text \"29\""])
    window.press()
    let again = try #require(try window.first("scroll").scrollRequest)
    #expect(!again.isSame(as: request))
    #expect(try again.isSame(as: window.first("scroll").scrollRequest))
  }

  @Test func aPlaceIsBoundBothWays() throws {
    struct Pages: View {
      @State var page: Int? = 2
      var body: some View {
        ScrollView { ForEach(0..<5) { Text(verbatim: "\($0)") } }.scrollPosition(id: $page)
        Button("First") { page = 0 }
        Text(verbatim: "page \(page ?? -1)")
      }
    }
    let window = LiveWindow(Pages())
    #expect(try window.first("scroll").scrollRequest != nil)
    try window.deliver(.scroll(to: window.all("text")[4].id), to: "scroll")
    #expect(window.outline.hasSuffix("text \"page 4\""))
    // Where a person scrolled isn't asked for again.
    #expect(try window.first("scroll").scrollRequest == nil)
    window.press()
    #expect(try window.first("scroll").scrollRequest != nil)
  }

  @Test func aPositionIsAskedForAgain() throws {
    struct Log: View {
      @State var position = ScrollPosition(edge: .top)
      var body: some View {
        ScrollView { Text("a") }.scrollPosition($position)
        Button("End") { position.scrollTo(edge: .bottom) }
        Text(verbatim: "\(position.isPositionedByUser)")
      }
    }
    let window = LiveWindow(Log())
    let first = try window.first("scroll").scrollRequest
    window.press()
    let second = try #require(try window.first("scroll").scrollRequest)
    #expect(!second.isSame(as: first))
    try window.deliver(.scroll(to: nil), to: "scroll")
    #expect(window.outline.hasSuffix("text \"true\""))
    #expect(try window.first("scroll").scrollRequest == nil)
    window.press()
    #expect(try window.first("scroll").scrollRequest?.isSame(as: second) == false)
  }

  @Test func refreshingWaits() async throws {
    var count = 0
    let window = LiveWindow(List { Text("a") }.refreshable { await MainActor.run { count += 1 } })
    await (try window.deliver(.refresh, to: "list")).work?.value
    #expect(count == 1)
  }

  @Test func whatStaysInSightIsBesideTheContent() {
    let view = ScrollView { Text("a") }.safeAreaInset(edge: .bottom, spacing: 4) { Text("below") }
    #expect(
      outline(view) == """
        inset bottom
          scroll
            text "a"
          text "below" .inset
        """)
    #expect(outline(Text("a").safeAreaBar(edge: .leading) { Text("b") }).hasPrefix("bar leading"))
  }

  @Test func lazyStacksPinTheirHeaders() {
    let view = LazyVStack(pinnedViews: [.sectionHeaders]) { Text("a") }
    #expect(outline(view).hasPrefix("vstack center .pinned(headers)"))
    #expect(outline(LazyVStack { Text("a") }).hasPrefix("vstack center\n"))
  }
}
