import SwiftUICore
import Testing

@MainActor @Suite struct TitledContentTests {
  @Test func titlesMayBeStrings() {
    let title = "Line \("7")"
    #expect(
      outline(LabeledContent(title) { Text(verbatim: "soon") }) == """
        labeled
          text "Line 7" .label
          text "soon" .value
        """)
    #expect(outline(LabeledContent(title, value: "soon")).contains(#"text "soon""#))
    #expect(outline(LabeledContent(title, value: 7, format: .number)).contains(#"text "7""#))
  }

  @Test func everyStyleHasLevels() {
    func background(_ style: some ShapeStyle) -> String { outline(Text(verbatim: "a").background(style)) }
    #expect(background(.fill.secondary) == #"text "a" .background(secondary fill)"#)
    #expect(background(.fill.tertiary) == #"text "a" .background(tertiary fill)"#)
    #expect(background(.tint.quaternary) == #"text "a" .background(quaternary tint)"#)
    #expect(background(Color.red.quinary) == #"text "a" .background(quinary red)"#)
    #expect(
      background(AnyShapeStyle(.background.secondary)) == #"text "a" .background(secondary background)"#)
  }
}
