import Foundation
import Testing

@testable import SwiftUICore

@MainActor
struct LookTests {
  @Test func whatSurfacesLayOutByIsNoted() {
    #expect(
      outline(Text("a").environment(\.layoutDirection, .rightToLeft)) == "text \"a\" .direction(rightToLeft)")
    #expect(outline(Text("a").preferredColorScheme(.dark)) == "text \"a\" .windowScheme(dark)")
    #expect(outline(Text("a").preferredColorScheme(nil)) == "text \"a\"")
    #expect(
      outline(Text("a").environment(\.locale, Locale(identifier: "de_DE"))) == "text \"a\" .language(de-DE)")
    #expect(
      outline(Text("a").dynamicTypeSize(.xxLarge ... .accessibility1)) == "text \"a\" .textSize(xxLarge)")
    #expect(outline(Text("a").dynamicTypeSize(...DynamicTypeSize.xxLarge)) == "text \"a\"")
    #expect(outline(Text("a").environment(\.isEnabled, false)) == "text \"a\" (disabled)")
  }

  @Test func effectsKeepTheirOrder() {
    let view = Color.red.saturation(0.5).blendMode(.multiply).colorInvert().hueRotation(.degrees(90))
    #expect(
      outline(view)
        == "fill red .saturation(0.5) .blendMode(multiply) .inversion .hueRotation(90.0)")
    #expect(
      outline(Text("a").glassEffect(.regular.tint(.blue).interactive(), in: .rect(cornerRadius: 8)))
        == "text \"a\" .glass(regular in rounded 8.0)")
    #expect(outline(Text("a").glassEffect()) == "text \"a\" .glass(regular in capsule)")
  }

  @Test func aGuideIsASumOfLengthAndShares() throws {
    let node = ViewRenderer().render(
      Text("a").alignmentGuide(.leading) { $0[.trailing] / 2 - 8 }.alignmentGuide(.top) { $0.height + 3 })[0]
    guard case .alignmentGuide(let across, let constant, let perWidth, let perHeight)? = node.modifiers.first,
      case .alignmentGuide(_, let own, 0, let height)? = node.modifiers.last
    else {
      Issue.record("no guides")
      return
    }
    #expect((across.horizontal, constant, perWidth, perHeight) == (.leading, -8, 0.5, 0))
    #expect((own, height) == (3, 1))
  }

  @Test func layoutsTurnIntoOneAnother() {
    struct Turning: View {
      @State var isTall = false
      var body: some View {
        let layout =
          isTall ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout(spacing: 4))
        layout {
          Counter()
          Text("b")
        }
        Button("Turn") { isTall.toggle() }
      }
    }
    struct Counter: View {
      @State var count = 0
      var body: some View { Button("\(count)") { count += 1 } }
    }
    let window = LiveWindow(Turning())
    #expect(window.outline.hasPrefix("hstack center 4.0"))
    window.press(0)
    window.press(1)
    #expect(window.outline.hasPrefix("vstack leading\n  button\n    text \"1\""))
  }

  @Test func geometryIsTheWindowsUntilItIsKnown() throws {
    var environment = fixed
    environment.viewportSize = CGSize(width: 800, height: 600)
    let view = GeometryReader { proxy in Text(verbatim: "\(Int(proxy.size.width))") }
    let window = LiveWindow(view, environment: environment)
    #expect(window.outline == "geometry\n  text \"800\"")
    try window.deliver(.resize(CGSize(width: 320, height: 10)), to: "geometry")
    #expect(window.outline == "geometry\n  text \"320\"")
  }

  @Test func aChangeOfSizeIsTold() throws {
    struct Measured: View {
      @State var width: CGFloat = 0
      var body: some View {
        Text("a").onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          width = $0
        }
        Text(verbatim: "\(Int(width))")
      }
    }
    let window = LiveWindow(Measured())
    try window.deliver(.resize(CGSize(width: 50, height: 9)), to: "text")
    #expect(window.outline.hasSuffix("text \"50\""))
  }

  @Test func accessibilityIsComplete() {
    let view = Text("a").accessibilityHeading(.h2).accessibilityInputLabels(["one", "two"])
      .accessibilityCustomContent("Deck", Text("B"), importance: .high)
      .accessibilityRepresentation { Button("b") {} }
    #expect(
      outline(view) == """
        text "a" .accessibility(heading 2) .accessibility(called one, two) \
        .accessibility(important Deck: B) .accessibility(represented) .accessibility(layer 0)
          layer 0:
            button
              text "b"
        """)
    var level = 0
    let adjustable = Text("a").accessibilityAdjustableAction { level += $0 == .increment ? 1 : -1 }
    ViewRenderer().render(adjustable)[0].step(up: true)
    #expect(level == 1)
  }

  @Test func announcementsReachEachWindow() {
    nonisolated(unsafe) var heard: [String] = []
    let number = Announcements.add { heard.append($0) }
    AccessibilityNotification.Announcement("Saved").post()
    Announcements.remove(number)
    AccessibilityNotification.Announcement("Lost").post()
    #expect(heard == ["Saved"])
  }

  @Test func namesAreUniqueToTheirPlace() {
    struct Pair: View {
      @Namespace var space
      var body: some View { Text("a").matchedGeometryEffect(id: 1, in: space) }
    }
    let nodes = ViewRenderer().render(
      Group {
        Pair()
        Pair()
      })
    #expect(nodes[0].modifiers != nodes[1].modifiers)
    let renderer = ViewRenderer()
    #expect(renderer.render(Pair())[0].modifiers == renderer.render(Pair())[0].modifiers)
  }
}
