import Foundation
import Testing
import UniformTypeIdentifiers

struct ItemProviderTests {
  private func provider() -> NSItemProvider {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(for: .png) { completion in
      completion(Data("png".utf8), nil)
      return nil
    }
    return provider
  }

  @Test func subtypesServeTheirSupertypes() async throws {
    let provider = provider()
    #expect(provider.hasItemConformingToTypeIdentifier("public.image"))
    #expect(provider.hasItemConformingToTypeIdentifier(UTType.data.identifier))
    #expect(!provider.hasItemConformingToTypeIdentifier(UTType.text.identifier))
    #expect(provider.registeredContentTypes == [.png])
    #expect(provider.registeredContentTypes(conformingTo: .image) == [.png])
    #expect(provider.registeredContentTypes(conformingTo: .jpeg).isEmpty)
    let data: Data? = await withCheckedContinuation { continuation in
      provider.loadDataRepresentation(for: .image) { data, _ in continuation.resume(returning: data) }
    }
    #expect(data == Data("png".utf8))
  }

  @Test func filesAreNamedAfterTheirType() async throws {
    let provider = provider()
    provider.suggestedName = "cat"
    let name: String? = await withCheckedContinuation { continuation in
      provider.loadFileRepresentation(for: .image) { file, isOriginal, _ in
        continuation.resume(returning: isOriginal ? nil : file?.lastPathComponent)
      }
    }
    #expect(name == "cat.png")
  }

  @Test func aFileIsProvidedByItsExtension() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
    try Data("text".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let copied = NSItemProvider(contentsOf: file, contentType: nil)
    #expect(copied.registeredContentTypes == [.plainText])
    #expect(copied.registeredContentTypesForOpenInPlace.isEmpty)
    #expect(NSItemProvider(contentsOf: file)?.registeredContentTypes == [.plainText])
    let shared = NSItemProvider(contentsOf: file, contentType: .log, openInPlace: true, visibility: .group)
    #expect(shared.registeredContentTypesForOpenInPlace == [.log])
    let original: URL? = await withCheckedContinuation { continuation in
      shared.loadFileRepresentation(for: .log, openInPlace: true) { file, isOriginal, _ in
        continuation.resume(returning: isOriginal ? file : nil)
      }
    }
    #expect(original == file)
  }
}
