import AppIntents
import SwiftUICore
import Testing
import WidgetKit

@MainActor @Suite struct WidgetViewTests {
  private func only(_ view: any View, _ family: WidgetFamily = .systemMedium) throws -> ViewNode {
    let nodes = nodes(view, family)
    #expect(nodes.count == 1)
    return try #require(nodes.first)
  }

  /// Shows what it finds in its environment.
  private struct Surroundings: View {
    @Environment(\.widgetFamily) private var family
    @Environment(\.widgetRenderingMode) private var mode
    @Environment(\.showsWidgetContainerBackground) private var showsBackground
    @Environment(\.showsWidgetLabel) private var showsLabel
    @Environment(\.widgetContentMargins) private var margins
    @Environment(\.levelOfDetail) private var detail

    var body: some View {
      Text(
        verbatim:
          "\(family) \(mode) \(showsBackground) \(showsLabel) \(Int(margins.top)) \(detail == .simplified)")
    }
  }

  @Test func anEntryLooksAsItsFamilyAsks() {
    let entry = TideView(entry: TideEntry(date: noon, height: 3))
    #expect(outline(entry, .accessoryInline) == #"text "3 m""#)
    #expect(
      outline(entry, .systemSmall) == """
        vstack center .containerBackground widget(blue)
          text "Pier 4"
          text "3 m"
        """)
  }

  @Test func aViewKnowsWhereItIs() throws {
    #expect(
      outline(Surroundings(), .systemLarge) == #"text "systemLarge fullColor true false 16 false""#)
    var values = environment(.accessoryCorner)
    values.widgetRenderingMode = .accented
    values.showsWidgetContainerBackground = false
    values.showsWidgetLabel = true
    values.widgetContentMargins = EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    values.levelOfDetail = .simplified
    #expect(
      ViewRenderer(environment: values).render(Surroundings()).outline
        == #"text "accessoryCorner accented false true 4 true""#)
  }

  @Test func modesAreKeptApart() {
    let modes: Set<WidgetRenderingMode> = [.fullColor, .accented, .vibrant]
    #expect(modes.map(\.description).sorted() == ["accented", "fullColor", "vibrant"])
    let images: Set<WidgetAccentedRenderingMode> = [
      .accented, .accentedDesaturated, .desaturated, .fullColor,
    ]
    #expect(images.count == 4)
    #expect(LevelOfDetail.default != .simplified)
  }

  @Test func linksAccentsAndCurvesReachTheSurface() throws {
    let url = try #require(URL(string: "tides://pier"))
    let node = try only(
      Text(verbatim: "a").widgetURL(url).widgetAccentable().widgetCurvesContent().invalidatableContent())
    #expect(node.attributes[WidgetURLKey.self] == url)
    #expect(node.attributes[WidgetAccentKey.self] == true)
    #expect(node.attributes[WidgetCurveKey.self] == true)
    #expect(node.attributes[InvalidatableContentKey.self] == true)
    let plain = try only(
      Text(verbatim: "a").widgetURL(nil).widgetAccentable(false).widgetCurvesContent(false))
    #expect(plain.attributes[WidgetAccentKey.self] == false)
    #expect(plain.attributes[WidgetCurveKey.self] == false)
    #expect(plain.attributes[WidgetURLKey.self] == nil)
  }

  @Test func aLabelBesideTheWidgetComesInFourForms() throws {
    let string = "High \("water")"
    let views: [any View] = [
      Text("a").widgetLabel("High water"), Text("a").widgetLabel(string),
      Text("a").widgetLabel(LocalizedStringResource("High water")),
      Text("a").widgetLabel { Text(verbatim: string) },
    ]
    for view in views {
      let label = try #require(try only(view).attributes[WidgetLabelKey.self])
      #expect(outline(label.label) == #"text "High water""#)
    }
  }

  @Test func imagesSayHowTheyLookInFewColours() throws {
    let image = Image(systemName: "sailboat")
    #expect(
      try only(image.widgetAccentedRenderingMode(.desaturated)).attributes[WidgetImageKey.self]
        == .desaturated)
    let plain = try only(image.widgetAccentedRenderingMode(nil))
    #expect(plain.attributes[WidgetImageKey.self] == nil)
    #expect(plain.line == "image symbol sailboat")
  }

  @Test func aBackgroundIsThatOfTheWidget() throws {
    let view = Text(verbatim: "a").containerBackground(for: .widget) { Text(verbatim: "Sea") }
    #expect(outline(view).contains("containerBackground widget"))
    #expect(outline(view).contains(#"text "Sea""#))
    #expect(
      outline(Text(verbatim: "a").containerBackground(.fill.tertiary, for: .widget))
        == #"text "a" .containerBackground widget(tertiary fill)"#)
    #expect(ContainerBackgroundPlacement.widget == .widget)
  }

  @Test func roundWidgetsHaveABackground() {
    #expect(outline(AccessoryWidgetBackground()) == "shape circle fill quaternary")
  }

  @Test func aPreviewHasTheSizeThatWasAskedFor() {
    let view = Surroundings().previewContext(WidgetPreviewContext(family: .accessoryCircular))
    #expect(outline(view, .systemSmall).contains("accessoryCircular"))
  }

  @Test func aGroupClipsItsParts() {
    let group = AccessoryWidgetGroup("Water") {
      Text(verbatim: "1")
      Text(verbatim: "2")
    }
    #expect(
      outline(group) == """
        vstack leading
          text "Water"
          hstack center
            text "1" .clip(circle)
            text "2" .clip(circle)
        """)
    #expect(
      outline(group.accessoryWidgetGroupStyle(.roundedSquare)).contains(#"text "2" .clip(rounded 8.0)"#))
    #expect(outline(group.accessoryWidgetGroupStyle()) == outline(group))
    #expect(outline(group.accessoryWidgetGroupStyle(.circular)) == outline(group))
  }

  @Test func groupsHaveTitlesInFiveForms() {
    let string = "Wa\("ter")"
    func part() -> Text { Text(verbatim: "1") }
    let groups: [any View] = [
      AccessoryWidgetGroup("Water", content: part), AccessoryWidgetGroup(string, content: part),
      AccessoryWidgetGroup("Water", systemImage: "drop", content: part),
      AccessoryWidgetGroup(string, systemImage: "drop", content: part),
      AccessoryWidgetGroup(label: { Text(verbatim: string) }, content: part),
    ]
    for group in groups { #expect(outline(group).contains(#"text "Water""#)) }
    #expect(outline(groups[2]).contains("symbol drop"))
    #expect(outline(groups[3]).contains("symbol drop"))
  }

  @Test func switchesRunIntents() throws {
    let string = "Porch \("lamp")"
    let intent = SetLampIntent("Porch")
    let switches: [any View] = [
      Toggle("Porch lamp", isOn: true, intent: intent), Toggle(string, isOn: true, intent: intent),
      Toggle(LocalizedStringResource("Porch lamp"), isOn: true, intent: intent),
      Toggle(isOn: true, intent: intent) { Text(verbatim: string) },
    ]
    for view in switches {
      let node = try only(view)
      #expect(node.content == .toggle(isOn: true))
      #expect((node.press() as? IntentAction)?.intent is SetLampIntent)
      #expect(outline(view).contains(#"text "Porch lamp""#))
    }
  }
}
