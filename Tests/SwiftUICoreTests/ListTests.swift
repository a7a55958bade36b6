import Foundation
import Testing

@testable import SwiftUICore

@MainActor
struct ListTests {
  struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  struct Groceries: View {
    @State var items = ["milk", "bread", "salt", "tea"].enumerated().map {
      Item(id: $0.offset, name: $0.element)
    }
    var body: some View {
      List {
        ForEach(items) { item in
          Text(item.name).deleteDisabled(item.name == "salt")
        }
        .onDelete { items.remove(atOffsets: $0) }
        .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        Text("total \(items.count)")
      }
    }
  }

  private func names(_ window: LiveWindow) -> [String] {
    window.all("text").map { String($0.content.description.dropFirst(6).dropLast()) }
  }

  @Test func rowsAreDeletedWhereTheyMayBe() {
    let window = LiveWindow(Groceries())
    window.deliver(.delete, to: window.all("text")[1])
    #expect(names(window) == ["milk", "salt", "tea", "total 3"])
    window.deliver(.delete, to: window.all("text")[1])
    #expect(names(window) == ["milk", "salt", "tea", "total 3"])
    #expect(!window.all("text")[3].canDelete)
  }

  @Test func rowsAreMovedAmongTheirOwn() {
    let window = LiveWindow(Groceries())
    let rows = window.all("text")
    window.deliver(.move(to: rows[1].id, isBehind: false), to: rows[3])
    #expect(names(window) == ["milk", "tea", "bread", "salt", "total 4"])
    window.deliver(.shift(down: true), to: window.all("text")[0])
    #expect(names(window) == ["tea", "milk", "bread", "salt", "total 4"])
    window.deliver(.shift(down: false), to: window.all("text")[0])
    window.deliver(.shift(down: true), to: window.all("text")[3])
    #expect(names(window) == ["tea", "milk", "bread", "salt", "total 4"])
    // The last text is no row of the collection.
    window.deliver(.move(to: window.all("text")[4].id, isBehind: false), to: window.all("text")[0])
    #expect(names(window) == ["tea", "milk", "bread", "salt", "total 4"])
  }

  @Test func rowsInsideOfRowsAreNotTheirs() {
    let view = List {
      ForEach(0..<1) { _ in VStack { ForEach(0..<2) { Text(verbatim: "\($0)") } } }.onDelete { _ in }
    }
    let window = LiveWindow(view)
    #expect(window.all("vstack")[0].canDelete)
    #expect(window.all("text").allSatisfy { !$0.canDelete })
  }

  @Test func elementsAreChangedThroughTheirRows() {
    struct Editing: View {
      @State var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
      var body: some View {
        List($items, editActions: .delete) { $item in TextField("Name", text: $item.name) }
        ForEach($items, id: \.id) { $item in Text(item.name) }
      }
    }
    let window = LiveWindow(Editing())
    window.enter("z", in: 1)
    #expect(names(window).suffix(2) == ["a", "z"])
    window.deliver(.delete, to: window.all("field")[0])
    #expect(names(window).suffix(1) == ["z"])
    #expect(window.all("field")[0].rowOrder == nil)
  }

  @Test func collectionsMoveAndRemoveLikeRows() {
    var letters = Array("abcdef")
    letters.move(fromOffsets: [1, 4], toOffset: 3)
    #expect(String(letters) == "acbedf")
    letters.move(fromOffsets: [0], toOffset: 6)
    #expect(String(letters) == "cbedfa")
    letters.remove(atOffsets: [0, 5, 99])
    #expect(String(letters) == "bedf")
  }

  @Test func oneOrSeveralRowsAreSelected() throws {
    struct Choosing: View {
      @State var one: Int?
      @State var some: Set<Int> = [2]
      var body: some View {
        List([1, 2, 3], id: \.self, selection: $one) { Text(verbatim: "\($0)") }
        List(selection: $some) { ForEach(1..<4) { Text(verbatim: "\($0)") } }
        Text(verbatim: "\(one ?? 0) \(some.sorted())").bold()
      }
    }
    let window = LiveWindow(Choosing())
    #expect(
      window.all("list").map { $0.modifiers.contains(.rowSelection(isMultiple: true)) } == [false, true])
    let lists = window.all("list")
    for (list, row) in [(0, 1), (1, 0), (1, 1)] {
      #expect(window.deliver(.choose, to: lists[list].children[row]).isAccepted)
    }
    #expect(window.outline.hasSuffix("text \"2 [1]\"{bold}"))
    #expect(window.all("list")[0].children.map(\.isSelected) == [false, true, false])
  }

  @Test func editingBeginsAndEnds() {
    let window = LiveWindow(
      EditModeScope {
        EditButton()
        List { Text("row") }
      })
    #expect(window.outline.contains("text \"Edit\""))
    window.press()
    #expect(window.outline.contains("text \"Done\""))
    #expect(window.outline.contains("list .editing(true)"))
    window.press()
    #expect(!window.outline.contains("editing"))
    #expect(LiveWindow(EditButton()).outline.contains("(disabled)"))
  }

  @Test func rowsHaveActionsAtTheirEdges() {
    var pressed = ""
    let view = List {
      Text("mail")
        .swipeActions(edge: .leading, allowsFullSwipe: false) { Button("Read") { pressed = "read" } }
        .swipeActions { Button("Delete", role: .destructive) { pressed = "delete" } }
        .listRowSeparator(.hidden).listRowInsets(EdgeInsets())
    }
    let window = LiveWindow(view)
    #expect(window.outline.contains("swipeActions leading(layer 0) .swipeActions trailing full(layer 1)"))
    window.press(1)
    #expect(pressed == "delete")
  }
}
