import CoreTransferable
import Foundation
import Testing

private struct Clip: Transferable {
  let url: URL
  var text = ""
  var allowsOriginal = false
  var receivedOriginal: Bool?

  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(contentType: .mpeg4Movie, shouldAttemptToOpenInPlace: true) {
      SentTransferredFile($0.url, allowAccessingOriginalFile: $0.allowsOriginal)
    } importing: { received in
      Clip(
        url: received.file, text: try String(contentsOf: received.file, encoding: .utf8),
        receivedOriginal: received.isOriginalFile)
    }
    DataRepresentation(exportedContentType: .json) { _ in Data("{}".utf8) }.visibility(.team)
    DataRepresentation(exportedContentType: .png) { _ in Data() }.exportingCondition { _ in false }
  }
}

struct ItemProviderTests {
  private func load<T: Transferable>(_ type: T.Type, from provider: NSItemProvider) async throws -> T {
    try await withCheckedThrowingContinuation { continuation in
      provider.loadTransferable(type: type) { continuation.resume(with: $0) }
    }
  }

  @Test func transfersValues() async throws {
    let provider = NSItemProvider()
    provider.register(Recipe.soup)
    #expect(provider.registeredContentTypes == [.recipe, .html, .utf8PlainText])
    #expect(provider.suggestedName == "Soup recipe")
    #expect(try await load(Recipe.self, from: provider) == .soup)
    #expect(try await load(String.self, from: provider) == "Soup")
  }

  @Test func transfersFiles() async throws {
    let folder = try Folder()
    let file = try folder.file("a.mp4", "frames")
    for allowsOriginal in [false, true] {
      let provider = NSItemProvider()
      provider.register(Clip(url: file, allowsOriginal: allowsOriginal))
      #expect(provider.registeredContentTypes == [.mpeg4Movie, .json])
      #expect(provider.registeredContentTypesForOpenInPlace == [.mpeg4Movie])
      let clip = try await load(Clip.self, from: provider)
      #expect(clip.text == "frames" && clip.receivedOriginal == allowsOriginal)
      #expect(FileManager.default.fileExists(atPath: file.path))
      #expect(FileManager.default.fileExists(atPath: clip.url.path) == allowsOriginal)
    }
  }

  @Test func anErrorNamesBothSides() async throws {
    let provider = NSItemProvider()
    provider.register(Data([1]))
    let error = await #expect(throws: TransferError.self) { try await load(Recipe.self, from: provider) }
    #expect(error?.message.contains("public.data") == true)
    #expect(error?.supportedContentTypes == [.recipe])
  }

  @Test func errorsComeThrough() async throws {
    struct Failing: Transferable {
      static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .json) { (_: Failing) in
          throw Refusal()
        } importing: { _ in
          Failing()
        }
      }
    }
    let provider = NSItemProvider()
    provider.register(Failing())
    await #expect(throws: Refusal()) { try await load(Failing.self, from: provider) }
  }
}
