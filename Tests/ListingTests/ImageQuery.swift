import AppIntents
import CoreVideo
import Testing
import VisualIntelligence

struct LighthousePictureQuery: IntentValueQuery {
  @Dependency var guide: Guide

  func values(for input: SemanticContentDescriptor) async throws -> [LighthouseEntity] {
    guard let pixelBuffer: CVReadOnlyPixelBuffer = input.pixelBuffer else {
      return []
    }

    let lighthouses = try await guide.lighthouses(shownIn: pixelBuffer)

    return lighthouses
  }
}

extension SemanticContentDescriptor {
  /// A grey picture of one row.
  static func picture(width: Int) throws -> SemanticContentDescriptor {
    SemanticContentDescriptor(
      labels: ["tower"],
      pixelBuffer: try CVReadOnlyPixelBuffer(
        copying: Data(repeating: 128, count: width),
        pixelFormatType: CVPixelFormatType(rawValue: kCVPixelFormatType_OneComponent8),
        size: CVImageSize(width: width, height: 1), bytesPerRow: width))
  }
}

@Suite struct ImageQueryTests {
  init() { Station.open }

  @Test func aPictureGivesTheEntitiesInIt() async throws {
    let query = LighthousePictureQuery()
    #expect(try await query.values(for: .picture(width: 2)).map(\.name) == ["Hollow Cape"])
    #expect(try await query.values(for: .picture(width: 9)).isEmpty)
    #expect(try await query.values(for: SemanticContentDescriptor(labels: ["tower"])).isEmpty)
  }

  @Test func itIsAskedWithoutItsTypeBeingKnown() async throws {
    let query: any IntentValueQuery = LighthousePictureQuery()
    #expect(type(of: query).inputType == SemanticContentDescriptor.self)
    let options = try await query.options(for: SemanticContentDescriptor.picture(width: 1))
    #expect(options.options.compactMap { ($0.value as? LighthouseEntity)?.id } == [1])
    let error = await #expect(throws: IntentRunError.self) { _ = try await query.options(for: "tower") }
    #expect(error?.code == .conversionFailed)
  }
}
