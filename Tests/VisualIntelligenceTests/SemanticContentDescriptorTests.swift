import AppIntents
import CoreVideo
import Testing
import VisualIntelligence

@Suite struct SemanticContentDescriptorTests {
  /// Finds mushrooms by general words.
  struct MushroomQuery: IntentValueQuery {
    func values(for input: SemanticContentDescriptor) async throws -> [String] {
      guard input.pixelBuffer == nil else { return ["by its picture"] }
      return input.labels.contains("mushroom") ? ["chanterelle", "boletus"] : []
    }
  }

  @Test func aQueryTakesWords() async throws {
    let query = MushroomQuery()
    #expect(
      try await query.values(for: .init(labels: ["forest", "mushroom"])) == ["chanterelle", "boletus"])
    #expect(try await query.values(for: .init(labels: ["car"])).isEmpty)
  }

  @Test func aQueryTakesAPicture() async throws {
    let pixels = try CVMutablePixelBuffer(
      .init(pixelFormatType: .init(rawValue: kCVPixelFormatType_32BGRA), size: .init(width: 4, height: 3)))
    let picture = CVReadOnlyPixelBuffer(pixels)
    let seen = SemanticContentDescriptor(labels: [], pixelBuffer: picture)
    #expect(seen.pixelBuffer?.size == CVImageSize(width: 4, height: 3))
    #expect(seen.description == "4 x 3")
    #expect(try await MushroomQuery().values(for: seen) == ["by its picture"])
  }

  @Test func itSaysWhatItIs() {
    #expect(SemanticContentDescriptor(labels: ["tower", "sky"]).description == "tower, sky (no picture)")
    #expect(SemanticContentDescriptor().description == "no picture")
  }
}
