import AppIntents
import Testing
import VisualIntelligence

@UnionValue
enum PictureFind {
  case lighthouse(LighthouseEntity)
  case tour(TourEntity)
}

struct GuidePictureQuery: IntentValueQuery {
  func values(for input: SemanticContentDescriptor) async throws -> [PictureFind] {
    guard let width = input.pixelBuffer?.size.width else { return [] }
    let lighthouses = Guide.all.filter { $0.id == width }.map(\.entity)
    return lighthouses.map { .lighthouse($0) } + [.tour(TourEntity(id: width, name: "Tour \(width)"))]
  }
}

struct ShowLighthouseIntent: OpenIntent {
  static let title: LocalizedStringResource = "Show a Lighthouse"
  @Parameter var target: LighthouseEntity
}

struct ShowTourIntent: OpenIntent {
  static let title: LocalizedStringResource = "Show a Tour"
  @Parameter var target: TourEntity
}

@Suite struct UnionQueryTests {
  @Test func aQueryGivesSeveralTypes() async throws {
    let found = try await GuidePictureQuery().values(for: .picture(width: 1))
    #expect(found.map { $0.taken.name } == ["lighthouse", "tour"])
    #expect((found.first?.taken.payload as? LighthouseEntity)?.name == "Skerry Point")
    guard case .tour(let tour) = found.last else {
      Issue.record("the last one is no tour")
      return
    }
    #expect(tour.name == "Tour 1")
  }

  @Test func aUnionSaysWhichTypesItHolds() {
    #expect(PictureFind.unionCases.map(\.name) == ["lighthouse", "tour"])
    #expect(PictureFind.unionCases.map { "\($0.payloadType)" } == ["LighthouseEntity", "TourEntity"])
    #expect(GuidePictureQuery.resultType == PictureFind.self)
  }

  @Test func eachTypeCanBeOpened() async throws {
    let intent = ShowTourIntent()
    intent.target = TourEntity(id: 5, name: "Five Lights")
    let outcome = try await intent.outcome()
    #expect(outcome.value == nil)
    #expect(ShowLighthouseIntent.supportedModes == .foreground)
  }
}
