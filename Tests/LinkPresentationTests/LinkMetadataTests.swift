import Foundation
import LinkPresentation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What is known of links, and how it is found out.
@Suite struct LinkMetadataTests {
  static func address(_ text: String = "https://ferry.example/times") throws -> URL {
    try #require(URL(string: text))
  }

  @Test func valuesAndObjectsSayTheSame() throws {
    let none = LinkMetadata(LPLinkMetadata())
    #expect(none == nil)
    func filled() throws -> LPLinkMetadata {
      let metadata = LPLinkMetadata()
      metadata.originalURL = try Self.address("https://short.example/x")
      metadata.url = try Self.address()
      metadata.title = "Ferry times"
      metadata.remoteVideoURL = try Self.address("https://ferry.example/film")
      return metadata
    }
    let other = try filled()
    let copy = try #require(other.copy() as? LPLinkMetadata)
    #expect(copy == other && copy.hash == other.hash && copy != LPLinkMetadata())
    let made = LinkMetadata(try filled())
    let value = try #require(made)
    #expect(value.url.path == "/times" && value.originalURL.host == "short.example")
    #expect(value.title == "Ferry times" && value.remoteVideo?.path == "/film")
    #expect(LPLinkMetadata(value) == other)
  }

  @Test func mediaComeOutAsTypesThatCanBeMadeOfThem() async throws {
    var value = LinkMetadata(url: try Self.address())
    #expect(value.originalURL == value.url && value.title == nil)
    value.setMedia(Data("hello".utf8), contentType: .utf8PlainText, for: .image)
    #expect(try await value.media(.image, as: String.self) == "hello")
    #expect(try await value.media(.icon, as: String.self) == nil)
    value.setMedia(Data([1]), contentType: .png, for: .icon)
    #expect(try await value.media(.icon, as: String.self) == nil)
    let again = try JSONDecoder().decode(LinkMetadata.self, from: JSONEncoder().encode(value))
    #expect(again == value)
    value.setMedia(nil, contentType: .png, for: .icon)
    value.setMedia(nil, contentType: .png, for: .video)
    #expect(again != value)
  }

  @Test func linksAreNotLookedUp() async throws {
    let provider = LPMetadataProvider()
    provider.timeout = 3
    provider.shouldFetchSubresources = false
    #expect(provider.timeout == 3 && !provider.shouldFetchSubresources)
    let url = try Self.address()
    let error = await #expect(throws: LPError.self) { _ = try await provider.startFetchingMetadata(for: url) }
    #expect(error?.code == .metadataFetchNotAllowed)
    #expect(error?.localizedDescription.contains("nothing leaves this machine") == true)
    let second = await #expect(throws: LPError.self) {
      _ = try await provider.startFetchingMetadata(for: url)
    }
    #expect(second?.message.contains("make one for each link") == true)
  }

  @Test func filesHaveTheirName() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).txt")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let metadata = try await LPMetadataProvider().startFetchingMetadata(for: file)
    #expect(metadata.title == file.lastPathComponent && metadata.url == file)
    await #expect(throws: LPError.self) {
      _ = try await LPMetadataProvider().startFetchingMetadata(for: file.appending(path: "none"))
    }
  }

  struct Source: LinkMetadataSource {
    func metadata(for url: URL, timeout: TimeInterval) async throws -> LinkMetadata {
      if url.path == "/slow" { try await Task.sleep(for: .seconds(60)) }
      if url.path == "/bad" { throw CocoaError(.fileReadUnknown) }
      var metadata = LinkMetadata(url: url)
      metadata.title = "\(Int(timeout)) seconds"
      return metadata
    }
  }

  @Test func aConfiguredSourceIsAsked() async throws {
    try await LinkMetadataSources.$scoped.withValue(Source()) {
      let url = try Self.address()
      let found = try await LPMetadataProvider().startFetchingMetadata(for: URLRequest(url: url))
      #expect(found.title == "30 seconds")
      let title = await withCheckedContinuation { (done: CheckedContinuation<String?, Never>) in
        LPMetadataProvider().startFetchingMetadata(for: url) { found, _ in
          done.resume(returning: found?.title)
        }
      }
      #expect(title == "30 seconds")
      let bad = try Self.address("https://ferry.example/bad")
      let error = await #expect(throws: LPError.self) {
        _ = try await LPMetadataProvider().startFetchingMetadata(for: bad)
      }
      #expect(error?.code == .metadataFetchFailed && error?.underlyingError is CocoaError)
    }
  }

  @Test func aSearchCanBeCancelled() async throws {
    let slow = try Self.address("https://ferry.example/slow")
    let provider = LPMetadataProvider()
    provider.cancel()
    let early = await #expect(throws: LPError.self) {
      _ = try await provider.startFetchingMetadata(for: slow)
    }
    #expect(early?.code == .metadataFetchCancelled)
    await LinkMetadataSources.$scoped.withValue(Source()) {
      let task = Task { _ = try await LPMetadataProvider().startFetchingMetadata(for: slow) }
      task.cancel()
      let result = await task.result
      let error = #expect(throws: LPError.self) { try result.get() }
      #expect(error?.code == .metadataFetchCancelled)
    }
  }
}
