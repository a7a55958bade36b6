import Testing

@testable import SwiftUICore

@MainActor
struct NavigationStackTests {
  enum Route: Hashable {
    case city(String)
    case street(Int)
  }

  struct Counter: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
  }

  struct Cities: View {
    @Binding var path: NavigationPath
    var body: some View {
      NavigationStack(path: $path) {
        List {
          NavigationLink("Lisbon", value: "Lisbon")
          NavigationLink("Porto", value: "Porto")
          Counter()
        }
        .navigationTitle("Cities")
        .navigationDestination(for: String.self) { City(name: $0) }
      }
    }
  }

  struct City: View {
    let name: String
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    var body: some View {
      VStack {
        Text(verbatim: "City of \(name)")
        NavigationLink("Street 7", value: 7)
        Button("leave") { dismiss() }
        Text(verbatim: "\(isPresented)")
        Counter()
      }
      .navigationTitle(name)
      .navigationDestination(for: Int.self) { Text(verbatim: "Street \($0)").navigationTitle("Street") }
    }
  }

  struct Root: View {
    @State var path = NavigationPath()
    var body: some View {
      Cities(path: $path)
      Button("deep") { path = NavigationPath(["Porto"]) }
      Button("all away") { path = NavigationPath() }
      Text(verbatim: "\(path.count) above")
    }
  }

  @Test func aLinkPushesAndTheBackButtonNamesThePageBelow() throws {
    let window = try NavigationWindow(Root())
    try window.press("Lisbon")
    #expect(try window.texts.contains("City of Lisbon"))
    #expect(try window.texts.contains("1 above"))
    #expect(
      try window.node("bar").outline == """
        bar "Lisbon"
          button .back
            text "Cities"
        """)
    #expect(try window.nodes.navigationTitle?.string == "Lisbon")
    try window.press("Cities")
    #expect(try window.texts.contains("0 above"))
    #expect(try !window.texts.contains("City of Lisbon"))
    #expect(try window.nodes.navigationTitle?.string == "Cities")
  }

  @Test func pagesBelowKeepTheirState() throws {
    let window = try NavigationWindow(Root())
    try window.press("count 0")
    try window.press("Lisbon")
    try window.press("count 0")
    try window.press("count 1")
    try window.press("Street 7")
    #expect(try window.texts.contains("Street 7"))
    #expect(try window.nodes.first("stack").navigationPath == ["Lisbon", "7"])
    try window.press("Lisbon")
    #expect(try window.texts.contains("count 2"))
    try window.press("Cities")
    #expect(try window.texts.contains("count 1"))
    // Gone from the path, gone with its state.
    try window.press("Lisbon")
    #expect(try window.texts.contains("count 0"))
  }

  @Test func pagesThatWereLeftAreShownAgainUntilAnotherComes() throws {
    let window = try NavigationWindow(Root())
    try window.press("Lisbon")
    try window.press("Street 7")
    try window.nodes.first("stack").pop(to: 0)
    #expect(try window.texts.contains("0 above"))
    // Both at once, and one after the other.
    try window.nodes.first("stack").pop(to: 2)
    #expect(try window.nodes.first("stack").navigationPath == ["Lisbon", "7"])
    try window.nodes.first("stack").pop(to: 0)
    _ = try window.texts
    try window.nodes.first("stack").pop(to: 1)
    #expect(try window.nodes.first("stack").navigationPath == ["Lisbon"])
    try window.nodes.first("stack").pop(to: 2)
    #expect(try window.nodes.first("stack").navigationPath == ["Lisbon", "7"])
    // What the app takes away can come back as well.
    try window.press("all away")
    _ = try window.texts
    try window.nodes.first("stack").pop(to: 1)
    #expect(try window.nodes.first("stack").navigationPath == ["Lisbon"])
    // Another page takes the place of those that were left.
    try window.nodes.first("stack").pop(to: 0)
    try window.press("Porto")
    _ = try window.texts
    try window.nodes.first("stack").pop(to: 2)
    #expect(try window.nodes.first("stack").navigationPath == ["Porto"])
  }

  @Test func thePathIsSetFromOutside() throws {
    let window = try NavigationWindow(Root())
    try window.press("Lisbon")
    try window.press("Street 7")
    try window.press("deep")
    #expect(try window.texts.contains("City of Porto"))
    #expect(try window.nodes.first("stack").navigationPath == ["Porto"])
    try window.press("all away")
    #expect(try window.node("page").line == "page")
  }

  @Test func theBrowsersWayBackAndDismiss() throws {
    let window = try NavigationWindow(Root())
    try window.press("Lisbon")
    try window.press("Street 7")
    try window.nodes.first("stack").pop(to: 0)
    #expect(try window.texts.contains("0 above"))
    try window.press("Porto")
    #expect(try window.texts.contains("true"))
    try window.press("leave")
    #expect(try window.texts.contains("0 above"))
    try window.nodes.first("stack").pop(to: -1)
    #expect(try window.texts.contains("0 above"))
    // Forward: as far as pages are known.
    try window.nodes.first("stack").pop(to: 5)
    #expect(try window.texts.contains("1 above"))
  }

  @Test func aPathOfOneType() throws {
    struct Typed: View {
      @State var path: [Route] = [.city("Faro")]
      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            NavigationLink("street", value: Route.street(3))
            NavigationLink("wrong", value: "wrong")
          }
          .navigationDestination(for: Route.self) { route in
            switch route {
            case .city(let name):
              VStack {
                Text(name)
                NavigationLink("street", value: Route.street(3))
                NavigationLink("wrong", value: "wrong")
              }
            case .street(let number): Text(verbatim: "number \(number)")
            }
          }
        }
        Text(verbatim: "\(path.count)")
      }
    }
    let window = try NavigationWindow(Typed())
    #expect(try window.texts.contains("Faro"))
    #expect(try !window.button("wrong").isEnabled)
    try window.press("street")
    #expect(try window.texts.suffix(2) == ["number 3", "2"])
    try window.nodes.first("stack").children.last?.dismiss()
    #expect(try window.texts.last == "1")
  }

  @Test func aLinkBringsItsPageAlongWhichStaysLive() throws {
    struct Linked: View {
      @State var name = "old"
      var body: some View {
        NavigationStack {
          VStack {
            NavigationLink("open") {
              VStack {
                Text(name)
                Button("rename") { name = "new" }
                NavigationLink("further") { Text("end") }
              }
            }
            NavigationLink("other") { Text("elsewhere") }
          }
          .navigationTitle("Start")
        }
      }
    }
    let window = try NavigationWindow(Linked())
    try window.press("open")
    try window.press("rename")
    #expect(try window.texts.contains("new"))
    try window.press("further")
    #expect(try window.texts.contains("end"))
    #expect(try window.nodes.first("stack").children.count == 3)
    try window.nodes.first("stack").pop(to: 0)
    #expect(try window.nodes.first("stack").children.count == 1)
    try window.press("other")
    #expect(try window.texts == ["Start", "elsewhere"])
  }

  @Test func pagesThatAreShownByABinding() throws {
    struct Item: Hashable { let id: Int }
    struct Bound: View {
      @State var isOpen = false
      @State var item: Item?
      var body: some View {
        NavigationStack {
          VStack {
            Button("open") { isOpen = true }
            Button("one") { item = Item(id: 1) }
          }
          .navigationDestination(isPresented: $isOpen) { Text("opened") }
          .navigationDestination(item: $item) { item in
            VStack {
              Text(verbatim: "item \(item.id)")
              Counter()
              Button("next") { self.item = Item(id: item.id + 1) }
            }
          }
        }
        Text(verbatim: "\(isOpen) \(item?.id ?? 0)")
      }
    }
    let window = try NavigationWindow(Bound())
    try window.press("open")
    #expect(try window.texts.contains("opened"))
    try window.press("Back")
    #expect(try window.texts.last == "false 0")
    try window.press("one")
    try window.press("count 0")
    try window.press("next")
    #expect(try window.texts.contains("item 2"))
    #expect(try window.texts.contains("count 0"))
    try window.press("Back")
    #expect(try window.texts.last == "false 0")
  }

  @Test func aLinkOutsideOfAStackAndOneWithoutValueCanNotBeUsed() throws {
    #expect(outline(NavigationLink("a", value: 1)) == "to page (disabled)\n  text \"a\" (disabled)")
    let window = try NavigationWindow(NavigationStack { NavigationLink("none", value: Int?.none) })
    #expect(try !window.button("none").isEnabled)
  }

  @Test func aValueWithoutDestinationSaysSo() throws {
    let window = try NavigationWindow(NavigationStack { NavigationLink("go", value: 1.5) })
    try window.press("go")
    #expect(try window.texts.contains("There is no page for values of type Double."))
  }

  @Test func theDestinationNearestToTheRootCounts() throws {
    let window = try NavigationWindow(
      NavigationStack {
        NavigationLink("go", value: 1)
          .navigationDestination(for: Int.self) { number in
            NavigationLink("on", value: number + 1)
              .navigationDestination(for: Int.self) { _ in Text("from above") }
          }
      })
    try window.press("go")
    try window.press("on")
    #expect(try !window.texts.contains("from above"))
    #expect(try window.nodes.first("stack").children.count == 3)
  }

  @Test func pagesBelowAreNotEvaluatedForAPush() throws {
    @MainActor final class Log {
      var count = 0
      func note() { count += 1 }
    }
    struct Leaf: View {
      let log: Log
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        let _ = log.note()
        Button("leaf") { dismiss() }
      }
    }
    let log = Log()
    let window = try NavigationWindow(
      NavigationStack {
        List {
          Leaf(log: log)
          NavigationLink("in", value: 1)
        }
        .searchable(text: .constant(""))
        .navigationDestination(for: Int.self) { number in
          NavigationLink("on \(number)", value: number + 1)
        }
      })
    try window.press("in")
    try window.press("on 1")
    #expect(try window.nodes.first("stack").navigationPath == ["1", "2"])
    #expect(log.count == 1)
  }
}
