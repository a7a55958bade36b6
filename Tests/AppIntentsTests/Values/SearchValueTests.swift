import AppIntents
import Testing

struct SearchValueTests {
  @Test func scopesAndKindsHaveNames() {
    #expect(String(localized: StringSearchScope.freeformVideo.localizedStringResource) == "Videos")
    #expect(StringSearchScope.allCases.count == StringSearchScope.caseDisplayRepresentations.count)
    #expect(String(localized: StringSearchScope.typeDisplayRepresentation.name) == "Search Scope")
    #expect(String(localized: VideoCategory.tv.localizedStringResource) == "TV")
    #expect(VideoCategory.allCases.count == VideoCategory.caseDisplayRepresentations.count)
    #expect(String(localized: VideoCategory.typeDisplayRepresentation.name) == "Video Category")
    #expect(StringSearchCriteria(term: "mugs").term == "mugs")
  }
}
