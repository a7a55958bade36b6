import PlainText
import Testing

@Suite struct PlainTextTests {
  @Test func aSlipLeadsToWhatWasMeant() {
    #expect(NearestSpelling.of("sugest", among: ["suggest", "settings"]) == "suggest")
    #expect(NearestSpelling.of("ocmplete", among: ["complete", "completions"]) == "complete")
    #expect(NearestSpelling.of("zebra", among: ["suggest", "settings"]) == nil)
    #expect(NearestSpelling.of("", among: ["a"]) == nil)
  }

  @Test func aBeginningOfOnlyOneIsEnough() {
    #expect(NearestSpelling.of("expl", among: ["explain", "suggest"]) == "explain")
    #expect(NearestSpelling.of("s", among: ["settings", "suggest"]) == nil)
  }

  @Test func distancesCountSwapsOnce() {
    #expect(NearestSpelling.distance(Array("form".unicodeScalars), Array("from".unicodeScalars)) == 1)
  }

  @Test func onlyWhatSteersIsAControl() {
    #expect(Unicode.Scalar(0x1B).isTextControl)
    #expect(Unicode.Scalar(0x202E)?.isTextControl == true)
    #expect("aé日😀 ".unicodeScalars.allSatisfy { !$0.isTextControl })
  }
}
