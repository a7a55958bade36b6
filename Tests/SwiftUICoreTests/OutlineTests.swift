import SwiftUICore
import Testing

@MainActor
struct OutlineTests {
  struct Ticket: View {
    let open: Bool
    var body: some View {
      VStack(alignment: .leading, spacing: 8) {
        Text("Harbour tour").font(.headline)
        if open { Label("Open", systemImage: "door") } else { Text("Closed") }
        HStack {
          Spacer()
          Button("Book", systemImage: "ticket", role: .confirm) {}
          Divider()
        }
      }
      .padding()
      .background(.blue)
    }
  }

  @Test func aComposedViewIsATreeOfItsPrimitives() {
    #expect(
      outline(Ticket(open: true)) == """
        vstack leading 8.0 .padding(all) .background(blue)
          text "Harbour tour"{font headline}
          label
            image symbol door .icon
            text "Open" .title
          hstack center
            spacer
            button confirm
              label
                image symbol ticket .icon
                text "Book" .title
            divider
        """)
    #expect(outline(Ticket(open: false)).contains("text \"Closed\""))
  }

  @Test func modifiersStandInTheOrderInWhichTheyAreWritten() {
    let one = Text("a").padding(4).background(.red)
    let other = Text("a").background(.red).padding(4)
    #expect(outline(one) == "text \"a\" .padding(all 4.0) .background(red)")
    #expect(outline(other) == "text \"a\" .background(red) .padding(all 4.0)")
  }

  @Test func aModifierOnAGroupAppliesToEachView() {
    let group = Group {
      Text("a")
      EmptyView()
      Text("b")
    }
    #expect(outline(group.opacity(0.5)) == "text \"a\" .opacity(0.5)\ntext \"b\" .opacity(0.5)")
  }

  @Test func layersAreTreesOfTheirOwn() {
    let view = Text("a").background(alignment: .top) { Circle().fill(.red) }.overlay { Text("b") }
    #expect(
      outline(view) == """
        text "a" .background(layer 0) .overlay(layer 1)
          layer 0:
            shape circle fill red
          layer 1:
            text "b"
        """)
  }

  @Test func lazyGridsLeaveTheLayoutToTheSurface() throws {
    let columns = [GridItem(.fixed(20)), GridItem(.flexible(), spacing: 4, alignment: .leading)]
    let grid = LazyVGrid(columns: columns, alignment: .leading, spacing: 3) {
      ForEach(0..<3, id: \.self) { Text(verbatim: "\($0)") }
    }
    #expect(outline(grid) == "grid of 2 columns\n  text \"0\"\n  text \"1\"\n  text \"2\"")
    let node = try #require(ViewRenderer().render(grid).first)
    #expect(
      node.content
        == .lazyGrid(
          .vertical, columns, alignment: Alignment(horizontal: .leading, vertical: .center), spacing: 3))
    let rows = LazyHGrid(rows: [GridItem(.adaptive(minimum: 40))]) { Text("a") }
    #expect(outline(rows) == "grid of 1 rows\n  text \"a\"")
  }

  @Test func lengthsGrowWithText() {
    struct Dot: View {
      @ScaledMetric(relativeTo: .caption) private var side: CGFloat = 17
      @ScaledMetric private var other = 34.0
      @Environment(\.isLuminanceReduced) private var isDim
      var body: some View { Text(verbatim: "\(side) \(other) \(isDim)") }
    }
    #expect(outline(Dot()) == "text \"17.0 34.0 false\"")
    #expect(
      outline(Dot().environment(\.dynamicTypeSize, .accessibility5)).contains("\"53.0 106.0 false\""))
  }

  @Test func transitionsReachTheSurface() {
    let growing = Text("a").transition(.opacity.combined(with: .scale))
    #expect(outline(growing) == "text \"a\" .transition(opacity scale)")
    let passing = AnyTransition.asymmetric(insertion: .push(from: .top), removal: .move(edge: .bottom))
      .animation(.default)
    #expect(passing.insertion == ["push(top)"])
    #expect(passing.removal == ["move(bottom)"])
    #expect(passing.animation == .default)
    #expect(AnyTransition.slide.removal == ["move(trailing)"])
    #expect(AnyTransition.identity.insertion.isEmpty)
    #expect(AnyTransition.scale(scale: 0.5).insertion == ["scale(0.5, 0.5, 0.5)"])
    #expect(AnyTransition.offset(x: 3).removal == ["offset(3.0, 0.0)"])
  }

  @Test func nestingCostsNoCallStack() {
    var view = AnyView(Text("core"))
    for _ in 0..<1_000 {
      let inner = view
      view = AnyView(VStack { Group { inner.padding() } })
    }
    let nodes = ViewRenderer().render(view)
    #expect(nodes.flatMap(\.all).count == 1_001)
    #expect(nodes.outline.hasSuffix("text \"core\" .padding(all)"))
  }

  struct Endless: View {
    var body: some View { AnyView(Endless()) }
  }

  @Test func aViewThatContainsItselfTraps() async {
    await #expect(processExitsWith: .failure) {
      _ = await MainActor.run { ViewRenderer().render(Endless()).count }
    }
  }

  struct Framed: ViewModifier {
    let title: String
    func body(content: Content) -> some View {
      VStack {
        Text(title)
        content
      }
    }
  }

  @Test func aModifierWithABodyWrapsItsContent() {
    #expect(
      outline(Text("in").modifier(Framed(title: "out"))) == """
        vstack center
          text "out"
          text "in"
        """)
  }

  @Test func containersAndValues() {
    let view = List {
      Section("Cabins") {
        LabeledContent("Deck", value: "B")
        ProgressView(value: 3, total: 4)
      }
    }
    .navigationTitle("Ship")
    #expect(
      outline(view) == """
        list .title("Ship")
          section
            text "Cabins" .header
            labeled
              text "Deck" .label
              text "B" .value
            progress 0.75
        """)
  }
}
