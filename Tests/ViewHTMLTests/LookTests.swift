import Foundation
import SwiftUICore
import Testing

@testable import ViewHTML

/// What is seen of views: by the elements, their classes and the rules they name.
@MainActor
struct LookTests {
  @MainActor
  private struct Shown {
    let html: String
    let document: DOMDocument

    init(_ view: any View) throws { (html, document) = try SamplePageTests.page(view) }

    /// The element whose own text is `text`.
    func text(_ text: String) throws -> DOMElement {
      try #require(document.root.all.last { $0.text == text }, "\(text) isn't in \(html)")
    }

    func first(_ name: String) throws -> DOMElement {
      try #require(document.root.first { $0.classes.contains(Substring(name)) }, "no .\(name) in \(html)")
    }

    /// The declarations of the rules that an element names.
    func style(_ element: DOMElement) -> String {
      element.classes.filter { $0.hasPrefix("_") }.map { name in
        let rest = document.rules.split(
          separator: ".\(name){", maxSplits: 1, omittingEmptySubsequences: false)
        return rest.count > 1 ? String(rest[1].prefix { $0 != "}" }) : ""
      }.joined(separator: ";")
    }
  }

  @Test func aRowThatMayNotBeDeletedTakesNoSuchKey() throws {
    let rows = List {
      ForEach(["goes", "stays"], id: \.self) { Text($0).deleteDisabled($0 == "stays") }.onDelete { _ in }
    }
    #expect(try Shown(rows).html.components(separatedBy: "delete").count == 2)
  }

  @Test("What is animated has a transition, and so has what is inside")
  func animation() throws {
    let shown = try Shown(
      VStack { Text(verbatim: "inside").animation(nil, value: 1) }.animation(.easeIn(duration: 1.5), value: 1)
    )
    #expect(shown.style(try shown.first(StyleClass.animated.rawValue)).contains("--an:1.5s ease-in"))
    #expect(shown.style(try shown.text("inside")).contains("--an:none"))
  }

  @Test("A column has the width that its content asks for")
  func columnWidth() throws {
    let columns = NavigationSplitView {
      List { Text(verbatim: "row") }.navigationSplitViewColumnWidth(min: 200, ideal: 340, max: 400)
    } detail: {
      Text(verbatim: "detail")
    }
    let shown = try Shown(columns)
    #expect(shown.style(try shown.first(StyleClass.sidebarColumn.rawValue)).contains("--cw:340px"))
    #expect(!shown.style(try shown.first(StyleClass.detailColumn.rawValue)).contains("--cw"))
  }

  private struct Wedge: Shape {
    let isPlaced: Bool
    nonisolated func path(in rect: CGRect) -> Path {
      var path = Path()
      path.move(to: CGPoint(x: 0, y: 0))
      path.addLine(to: isPlaced ? CGPoint(x: 30, y: 0) : CGPoint(x: rect.maxX, y: rect.maxY / 2))
      path.addLine(to: isPlaced ? CGPoint(x: 0, y: 40) : CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
      return path
    }
  }

  /// A row that is a link and can be chosen is one stop of the keyboard.
  @Test func aRowIsOneStop() throws {
    let rows = NavigationStack {
      List(selection: .constant(String?.none)) { NavigationLink("Tern", value: "tern").tag("tern") }
    }
    let shown = try Shown(rows)
    let stops = shown.document.root.all.filter {
      $0.tag == "button" && $0.attributes["tabindex"] != "-1" && ["o", "p"].contains($0.attributes["name"])
    }
    #expect(stops.map { $0.attributes["role"] } == ["link"], "\(shown.html)")
  }

  /// What a row is swiped to doesn't lie over it where nobody swipes: one quiet button leads to it.
  @Test func actionsOfARowHangAtOneButton() throws {
    func opened(_ row: some View) throws -> [String?] {
      let shown = try Shown(List { row })
      return shown.document.root.all.filter { $0.classes.contains(Substring(StyleClass.rowActions.rawValue)) }
        .map { button in
          let target = button.attributes["popovertarget"]
          let popover = shown.document.root.first { $0.attributes["id"] == target }
          #expect(popover?.attributes["popover"] != nil, "\(shown.html)")
          return popover?.attributes["role"]
        }
    }
    let swiped = Text("Tern").swipeActions { Button("Delete") {} }
    #expect(try opened(swiped) == [nil])
    #expect(try opened(swiped.swipeActions(edge: .leading) { Button("Read") {} }).count == 2)
    // The menu of the pointer has all of it.
    let menu = swiped.swipeActions(edge: .leading) { Button("Read") {} }.contextMenu { Button("Read") {} }
    #expect(try opened(menu) == ["menu"])
    #expect(try opened(Text("Tern")).isEmpty)
  }

  /// A field that grows without an end would push away the button beside which it stands.
  @Test func aLongFieldHasItsLines() throws {
    func style(_ view: some View) throws -> (rows: String?, css: String) {
      let shown = try Shown(view)
      let field = try #require(shown.document.root.first { $0.tag == "textarea" })
      return (field.attributes["rows"], shown.style(field))
    }
    let field = TextField("Message", text: .constant(""), axis: .vertical)
    let limited = try style(field.lineLimit(2...8))
    #expect(limited.rows == "2")
    #expect(limited.css.contains("max-height:calc(8lh + 22px)"), "\(limited.css)")
    #expect(limited.css.contains("min-height:calc(2lh + 22px)"), "\(limited.css)")
    #expect(try style(field.textFieldStyle(.plain).lineLimit(3)).css.contains("max-height:calc(3lh)"))
    #expect(try !style(field).css.contains("max-height"))
  }

  @Test func gradientsAreSeenThroughLetters() throws {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    let shown = try Shown(
      VStack {
        Text("By the text").foregroundStyle(gradient)
        Text("By the view").padding().foregroundStyle(gradient)
        Text("A colour").foregroundStyle(.red)
      })
    for text in ["By the text", "By the view"] {
      let style = shown.style(try shown.text(text))
      #expect(style.contains("linear-gradient"), "\(text): \(style)")
      #expect(style.contains("background-clip:text"), "\(text): \(style)")
    }
    #expect(!shown.style(try shown.text("A colour")).contains("gradient"))
  }

  @Test func levelsBehindTextAreFaint() throws {
    let shown = try Shown(
      VStack {
        Text("Behind").background(.quaternary)
        Text("Letters").foregroundStyle(.quaternary)
      })
    #expect(shown.style(try shown.text("Behind")).contains("background:color-mix(in srgb,var(--f) 14%"))
    #expect(shown.style(try shown.text("Letters")).contains("color:var(--f4)"))
  }

  @Test func circlesStayRound() throws {
    let shown = try Shown(
      VStack {
        Circle().fill(.red).frame(width: 200, height: 40)
        Circle().fill(.blue).frame(width: 24, height: 24)
      })
    let wide = try shown.first("ci")
    #expect(shown.style(wide).contains("width:200px"))
    #expect(shown.style(try #require(wide.elements.first)).contains("var(--red)"))
    // In a square the element itself is the circle.
    let square = try #require(document(shown, with: "var(--blue)"))
    #expect(!square.classes.contains("ci") && shown.style(square).contains("border-radius:50%"))
  }

  private func document(_ shown: Shown, with style: String) -> DOMElement? {
    shown.document.root.first { shown.style($0).contains(style) }
  }

  @Test func pathsStayInTheirPlaces() throws {
    let placed = try Shown(Wedge(isPlaced: true).fill(.green).frame(width: 200, height: 40))
    #expect(placed.html.contains("M0 0L30 0L0 40Z"))
    #expect(!placed.html.contains("viewBox"))
    let scaled = try Shown(Wedge(isPlaced: false).fill(.green).frame(width: 200, height: 40))
    #expect(scaled.html.contains("M0 0L1 .5L0 1Z"))
    #expect(scaled.html.contains("viewBox='0 0 1 1'"))
  }

  @Test func stylesOfGaugesDiffer() throws {
    func gauge(_ style: some GaugeStyle) throws -> String {
      let shown = try Shown(
        Gauge(value: 0.4) {
          Text("Level")
        }
        .gaugeStyle(style))
      let element = try #require(shown.document.root.elements.last)
      #expect(element.all.contains { $0.tag == "meter" || $0.attributes["role"] == "meter" })
      return element.classes.joined(separator: " ")
        + (element.first { $0.classes.contains("ro") } == nil ? "" : " open")
    }
    let looks = try [
      gauge(.linearCapacity), gauge(.accessoryLinear), gauge(.accessoryLinearCapacity),
      gauge(.accessoryCircular), gauge(.accessoryCircularCapacity),
    ]
    #expect(Set(looks).count == looks.count, "\(looks)")
  }

  @Test func groupsOfControlsAreOneOrAMenu() throws {
    func group(_ style: NamedControlGroupStyle) throws -> Shown {
      try Shown(
        ControlGroup("Zoom") {
          Button("In", systemImage: "plus") {}
          Button("Out", systemImage: "minus") {}
        }
        .controlGroupStyle(style))
    }
    let one = try group(.navigation)
    let element = try one.first("cg")
    #expect(one.document.name(of: element) == "Zoom")
    // Pictures alone are seen, words are heard.
    let buttons = element.all("button")
    #expect(buttons.map { one.document.name(of: $0) } == ["In", "Out"])
    #expect(buttons.allSatisfy { $0.elements.first?.classes.contains("io") == true })
    let menu = try group(.menu)
    #expect(menu.document.root.first { $0.attributes["role"] == "menu" } != nil)
    #expect(menu.document.root.all.filter { $0.attributes["role"] == "menuitem" }.count == 2)
  }

  @Test func aMenuWithinAMenuIsOneOfItsEntries() throws {
    let shown = try Shown(
      Menu("Add") {
        Button("File") {}
        Menu("Later") { Button("Tonight") {} }
      }
      .buttonBorderShape(.circle))
    let menus = shown.document.root.all.filter { $0.attributes["role"] == "menu" }
    let entries = menus.first?.all.filter { $0.attributes["role"] == "menuitem" } ?? []
    #expect(menus.count == 2)
    #expect(entries.map { shown.document.name(of: $0) } == ["File", "Later", "Tonight"])
    // What opens it has a shape; an entry has that of the entries.
    #expect(entries.allSatisfy { !$0.classes.contains("cir") })
    #expect(entries.map { $0.attributes["aria-haspopup"] } == [nil, "menu", nil])
  }

  @Test func togglesAsButtonsAreAsWideAsTheirWords() throws {
    let shown = try Shown(
      VStack {
        Toggle("Pressed", isOn: .constant(true)).toggleStyle(.button)
        Toggle("Switched", isOn: .constant(true))
      })
    #expect(!(try shown.first("bd")).classes.contains("w"))
    #expect((try shown.first("tg")).classes.contains("w"))
  }

  @Test func menusOfThePointerAreClosedAtFirst() throws {
    let shown = try Shown(Text("Basil").contextMenu { Button("Water") {} })
    let menu = try shown.first("mp")
    #expect(menu.attributes["popover"] != nil && menu.attributes["role"] == "menu")
    #expect(shown.document.root.first { $0.attributes["data-menu"] == menu.id } != nil)
  }

  @Test func namesOfFontsEndNoRule() throws {
    let shown = try Shown(
      VStack {
        Text("Known").font(.custom("DejaVu Sans", size: 17))
        Text("Hostile").font(.custom("x';}*{display:none", size: 17))
      })
    #expect(shown.style(try shown.text("Known")).contains("font-family:'DejaVu Sans',var(--sans)"))
    #expect(shown.style(try shown.text("Hostile")).contains("font-family:var(--sans)"))
    #expect(!shown.document.rules.contains("display:none"))
  }

  @Test func guidesMoveViews() throws {
    let shown = try Shown(
      HStack(alignment: .top) {
        Text("Lowered").alignmentGuide(.top) { $0[.top] - 12 }
        Text("Half").alignmentGuide(.top) { $0.height / 2 }
      })
    #expect(shown.style(try shown.text("Lowered")).contains("margin-block-start:12px"))
    #expect(shown.style(try shown.text("Half")).contains("translate:0 calc(-50% - 0px)"))
  }

  @Test func masksOfShapesAndGradientsCut() throws {
    let shown = try Shown(
      VStack {
        Text("Round").padding().mask(Circle())
        Text("Fading").mask {
          LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)
        }
      })
    #expect(shown.document.rules.contains("clip-path:circle()"))
    #expect(shown.document.rules.contains("mask:linear-gradient("))
  }

  @Test func rowsHaveTheirBackgroundToTheEdges() throws {
    let shown = try Shown(List { Text("Green").listRowBackground(Color.green) })
    #expect((try shown.first("lrb")).classes.contains("bh"))
  }

  @Test func markdownIsReadInKeys() throws {
    let shown = try Shown(Text("With **weight**, *slant*, `code` and a [link](https://example.org)."))
    #expect(shown.document.root.all("strong").map(\.text) == ["weight"])
    #expect(shown.document.root.all("a").map(\.text) == ["link"])
  }
}
