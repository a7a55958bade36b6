import Dispatch
import Foundation
import Synchronization
import Testing

@testable import FoundationPlus

/// What providers do without the tree of types, which lies above: identifiers match if they are equal.
struct ItemProviderTests {
  private struct Refusal: Error, Equatable {}

  private func data(_ type: String, from provider: NSItemProvider) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      provider.loadDataRepresentation(forTypeIdentifier: type) { data, error in
        continuation.resume(with: data.map { .success($0) } ?? .failure(error ?? Refusal()))
      }
    }
  }

  /// The text of a loaded file, whether it was the original, and where it lay.
  private func file(
    _ type: String, from provider: NSItemProvider, inPlace: Bool = false
  ) async throws -> (text: String, isOriginal: Bool, url: URL) {
    try await withCheckedThrowingContinuation { continuation in
      let completion: @Sendable (URL?, Bool, (any Error)?) -> Void = { file, isOriginal, error in
        continuation.resume(
          with: Result {
            guard let file else { throw error ?? Refusal() }
            return (try String(contentsOf: file, encoding: .utf8), isOriginal, file)
          })
      }
      if inPlace {
        provider.loadInPlaceFileRepresentation(forTypeIdentifier: type, completionHandler: completion)
      } else {
        provider.loadFileRepresentation(forTypeIdentifier: type) { completion($0, false, $1) }
      }
    }
  }

  private func temporaryFile(_ name: String, _ text: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "provider-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    return file
  }

  private func provider(_ types: [String: String]) -> NSItemProvider {
    let provider = NSItemProvider()
    for (type, text) in types.sorted(by: { $0.key < $1.key }) {
      provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
        completion(Data(text.utf8), nil)
        return nil
      }
    }
    return provider
  }

  @Test func providesDataInOrder() async throws {
    let provider = provider(["public.a": "A", "public.b": "B"])
    #expect(provider.registeredTypeIdentifiers == ["public.a", "public.b"])
    #expect(provider.hasItemConformingToTypeIdentifier("public.b"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.c"))
    #expect(try await data("public.b", from: provider) == Data("B".utf8))
  }

  @Test func registeringAgainReplaces() async throws {
    let provider = provider(["public.a": "old", "public.b": "B"])
    provider.registerDataRepresentation(forTypeIdentifier: "public.a", visibility: .team) { completion in
      completion(Data("new".utf8), nil)
      return nil
    }
    #expect(provider.registeredTypeIdentifiers == ["public.a", "public.b"])
    #expect(try await data("public.a", from: provider) == Data("new".utf8))
  }

  @Test func missingTypesAreErrorsThatSayWhatThereIs() async throws {
    let error = await #expect(throws: NSError.self) {
      try await data("public.c", from: provider(["public.a": ""]))
    }
    #expect(error?.domain == NSItemProvider.errorDomain)
    #expect(error?.code == NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
    #expect(error?.localizedDescription.contains("public.a") == true)
    let failing = NSItemProvider()
    failing.registerDataRepresentation(forTypeIdentifier: "public.a", visibility: .all) { completion in
      completion(nil, Refusal())
      return nil
    }
    await #expect(throws: Refusal()) { try await data("public.a", from: failing) }
  }

  @Test func aLoadIsCancelledThroughItsProgress() async throws {
    let provider = NSItemProvider()
    let inner = Progress(totalUnitCount: 1)
    let started = DispatchSemaphore(value: 0)
    provider.registerDataRepresentation(forTypeIdentifier: "public.a", visibility: .all) { completion in
      // Never completes by itself.
      inner.cancellationHandler = { completion(Data(), nil) }
      started.signal()
      return inner
    }
    let calls = Atomic<Int>(0)
    let error: (any Error)? = await withCheckedContinuation { continuation in
      let progress = provider.loadDataRepresentation(forTypeIdentifier: "public.a") { _, error in
        calls.add(1, ordering: .relaxed)
        continuation.resume(returning: error)
      }
      started.wait()
      progress.cancel()
    }
    #expect((error as? CocoaError)?.code == .userCancelled)
    #expect(calls.load(ordering: .relaxed) == 1)
  }

  @Test func completesOnceWhateverTheHandlerDoes() async throws {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.a", visibility: .all) { completion in
      completion(Data("first".utf8), nil)
      completion(nil, Refusal())
      return nil
    }
    #expect(try await data("public.a", from: provider) == Data("first".utf8))
  }

  @Test func lendsCopiesOfFiles() async throws {
    let original = try temporaryFile("a.txt", "text")
    let provider = try #require(NSItemProvider(contentsOf: original))
    #expect(provider.suggestedName == "a")
    let type = try #require(provider.registeredTypeIdentifiers.first)
    let copy = try await file(type, from: provider)
    #expect(copy.text == "text" && copy.url != original)
    #expect(!FileManager.default.fileExists(atPath: copy.url.path))
    #expect(FileManager.default.fileExists(atPath: original.path))
    #expect(try await data(type, from: provider) == Data("text".utf8))
    #expect(NSItemProvider(contentsOf: URL(string: "https://example.org")) == nil)
  }

  @Test func lendsOriginalsWhereThatIsAllowed() async throws {
    let original = try temporaryFile("a.txt", "text")
    let provider = NSItemProvider()
    for (type, options) in [("public.a", NSItemProviderFileOptions.openInPlace), ("public.b", [])] {
      provider.registerFileRepresentation(forTypeIdentifier: type, fileOptions: options, visibility: .all) {
        $0(original, false, nil)
        return nil
      }
    }
    #expect(provider.registeredTypeIdentifiers(fileOptions: .openInPlace) == ["public.a"])
    #expect(provider.hasRepresentationConforming(toTypeIdentifier: "public.a", fileOptions: .openInPlace))
    #expect(!provider.hasRepresentationConforming(toTypeIdentifier: "public.b", fileOptions: .openInPlace))
    let shared = try await file("public.a", from: provider, inPlace: true)
    #expect(shared.isOriginal && shared.url == original)
    let copied = try await file("public.b", from: provider, inPlace: true)
    #expect(!copied.isOriginal && copied.url != original && copied.text == "text")
    #expect(FileManager.default.fileExists(atPath: original.path))
  }

  @Test func dataBecomesAFileUnderTheSuggestedName() async throws {
    let provider = provider(["public.a": "A"])
    provider.suggestedName = "../note"
    let loaded = try await file("public.a", from: provider)
    #expect(loaded.text == "A" && loaded.url.lastPathComponent == "-note")
  }

  @Test func copiesAreIndependent() throws {
    let provider = provider(["public.a": "A"])
    provider.suggestedName = "one"
    let copy = try #require(provider.copy() as? NSItemProvider)
    provider.suggestedName = "two"
    #expect(copy.suggestedName == "one" && copy.registeredTypeIdentifiers == ["public.a"])
  }
}

struct ItemProviderObjectTests {
  @Test func stringsAndAddressesAreWrittenAndRead() async throws {
    let text = NSItemProvider(object: "hello" as NSString)
    #expect(text.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(text.canLoadObject(ofClass: NSString.self) && text.canLoadObject(ofClass: String.self))
    #expect(!text.canLoadObject(ofClass: URL.self))
    let loaded: String? = await withCheckedContinuation { continuation in
      text.loadObject(ofClass: String.self) { text, _ in continuation.resume(returning: text) }
    }
    #expect(loaded == "hello")

    let address = NSItemProvider(object: try #require(NSURL(string: "https://example.org/")))
    #expect(address.registeredTypeIdentifiers == ["public.url"])
    let url: URL? = await withCheckedContinuation { continuation in
      address.loadObject(ofClass: URL.self) { url, _ in continuation.resume(returning: url) }
    }
    #expect(url == URL(string: "https://example.org/"))
    let file = NSItemProvider(object: NSURL(fileURLWithPath: "/tmp/a"))
    #expect(file.registeredTypeIdentifiers == ["public.file-url", "public.url"])
    let missing: (any Error)? = await withCheckedContinuation { continuation in
      text.loadObject(ofClass: NSURL.self) { _, error in continuation.resume(returning: error) }
    }
    #expect((missing as NSError?)?.code == NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
  }

  @Test func objectsAreMadeWhenTheyAreAskedFor() async throws {
    let provider = NSItemProvider()
    provider.registerObject(ofClass: NSString.self, visibility: .all) { completion in
      completion("late" as NSString, nil)
      return nil
    }
    let item = try await provider.loadItem(forTypeIdentifier: "public.utf8-plain-text")
    #expect(String(describing: item) == "late" || (item as? NSData).map { Data($0) } == Data("late".utf8))
  }

  @Test func itemsComeAsTheyAre() async throws {
    let number = NSItemProvider(item: NSNumber(value: 7), typeIdentifier: "org.beckon.number")
    #expect(number.registeredTypeIdentifiers == ["org.beckon.number"])
    #expect(try await number.loadItem(forTypeIdentifier: "org.beckon.number") as? NSNumber == 7)
    let text = NSItemProvider(item: "x" as NSString, typeIdentifier: nil)
    #expect(try await text.loadItem(forTypeIdentifier: "public.utf8-plain-text") as? NSString == "x")
    #expect(NSItemProvider(item: nil, typeIdentifier: "public.a").registeredTypeIdentifiers.isEmpty)
    let lazy = NSItemProvider()
    lazy.registerItem(forTypeIdentifier: "public.url") { completion, _, _ in
      completion?(NSURL(string: "https://example.org/")!, nil)
    }
    let url = try await lazy.loadItem(forTypeIdentifier: "public.url", options: nil) as? NSURL
    #expect(url?.absoluteString == "https://example.org/")
  }

  @Test func itemsBecomeData() async throws {
    let provider = NSItemProvider(item: "Grüße" as NSString, typeIdentifier: "public.a")
    let data: Data? = await withCheckedContinuation { continuation in
      provider.loadDataRepresentation(forTypeIdentifier: "public.a") { data, _ in
        continuation.resume(returning: data)
      }
    }
    #expect(data == Data("Grüße".utf8))
  }

  @Test func aLoadedFileIsKeptForWhoAwaitsIt() async throws {
    let original = FileManager.default.temporaryDirectory.appendingPathComponent(
      "kept-\(UUID().uuidString).txt")
    try Data("text".utf8).write(to: original)
    let provider = NSItemProvider()
    provider.registerFileRepresentation(forTypeIdentifier: "public.a", visibility: .all) {
      $0(original, false, nil)
      return nil
    }
    let item = try await provider.loadItem(forTypeIdentifier: "public.a")
    let path = try #require((item as? NSURL)?.path)
    #expect(path != original.path)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "text")
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.removeItem(at: original)
  }

  @Test func previewsAreMadeByTheirHandler() async throws {
    let provider = NSItemProvider()
    func preview() async -> (any Error)? {
      await withCheckedContinuation { continuation in
        provider.loadPreviewImage(options: nil) { _, error in continuation.resume(returning: error) }
      }
    }
    let missing = await preview() as NSError?
    #expect(missing?.code == NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
    provider.previewImageHandler = { completion, _, _ in completion?(NSData(), nil) }
    #expect(await preview() == nil)
    #expect(provider.previewImageHandler != nil)
  }
}
