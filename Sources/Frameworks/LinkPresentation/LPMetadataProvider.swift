// The names are the platforms', which begin with capital letters.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Why there is no metadata of a link.
public struct LPError: CustomNSError, LocalizedError, Sendable {
  /// The kinds of failure.
  public enum Code: Int, Sendable, Hashable {
    case unknown = 1
    case metadataFetchFailed
    case metadataFetchCancelled
    case metadataFetchTimedOut
    case metadataFetchNotAllowed
  }

  public static var errorDomain: String { LPErrorDomain }

  /// The kind of failure.
  public let code: Code
  /// What went wrong, for a person.
  public let message: String
  /// What made it fail, where something else did.
  public let underlyingError: (any Error)?

  /// Makes an error.
  public init(_ code: Code, message: String = "", underlyingError: (any Error)? = nil) {
    self.code = code
    self.message = message.isEmpty ? "Metadata of the link can't be had (\(code))." : message
    self.underlyingError = underlyingError
  }

  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? { message }
  public var errorUserInfo: [String: Any] {
    var information: [String: Any] = [NSLocalizedDescriptionKey: message]
    information[NSUnderlyingErrorKey] = underlyingError
    return information
  }
}

/// The domain of ``LPError``.
public let LPErrorDomain = "LPErrorDomain"

/// Where metadata of links comes from, if a person configured a place.
package protocol LinkMetadataSource: Sendable {
  /// What is known of the link behind `url`.
  func metadata(for url: URL, timeout: TimeInterval) async throws -> LinkMetadata
}

/// The source that all providers use.
package enum LinkMetadataSources {
  private static let shared = Mutex<(any LinkMetadataSource)?>(nil)

  /// A source for the current task only, for tests.
  @TaskLocal package static var scoped: (any LinkMetadataSource)?

  package static var source: (any LinkMetadataSource)? { scoped ?? shared.withLock { $0 } }

  /// Has all providers ask `source` from now on.
  package static func use(_ source: (any LinkMetadataSource)?) {
    shared.withLock { $0 = source }
  }
}

/// Finds out what is known of a link.
///
/// Nothing leaves the machine: of files the name is known, of all other links nothing, and asking fails with
/// ``LPError/Code/metadataFetchNotAllowed``, unless a person configured a source. A provider is asked once.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  // Sendable: what changes stands behind a lock.
  private let state = Mutex(State())

  private struct State {
    var timeout: TimeInterval = 30
    var fetchesSubresources = true
    var isUsed = false
    var isCancelled = false
    var task: Task<LinkMetadata, any Error>?
  }

  public override init() {}

  /// How long to wait, in seconds.
  public var timeout: TimeInterval {
    get { state.withLock { $0.timeout } }
    set { state.withLock { $0.timeout = newValue } }
  }

  /// Whether pictures and films are wanted too.
  public var shouldFetchSubresources: Bool {
    get { state.withLock { $0.fetchesSubresources } }
    set { state.withLock { $0.fetchesSubresources = newValue } }
  }

  /// Finds out what is known of the link.
  ///
  /// - Throws: ``LPError``.
  public func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
    LPLinkMetadata(try await metadata(for: url))
  }

  /// Finds out what is known of the link that the request leads to.
  ///
  /// - Throws: ``LPError``.
  public func startFetchingMetadata(for request: URLRequest) async throws -> LPLinkMetadata {
    guard let url = request.url else {
      throw LPError(.metadataFetchFailed, message: "The request has no URL.")
    }
    return LPLinkMetadata(try await metadata(for: url))
  }

  /// Finds out what is known of the link; the handler is called on no particular thread.
  public func startFetchingMetadata(
    for url: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    Task {
      do {
        completionHandler(LPLinkMetadata(try await self.metadata(for: url)), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Ends the search with ``LPError/Code/metadataFetchCancelled``.
  public func cancel() {
    let task = state.withLock { state in
      state.isCancelled = true
      return state.task
    }
    task?.cancel()
  }

  private func metadata(for url: URL) async throws -> LinkMetadata {
    let source = LinkMetadataSources.source
    let task = try state.withLock { state in
      guard !state.isUsed else {
        throw LPError(
          .metadataFetchFailed, message: "This provider was asked before: make one for each link.")
      }
      state.isUsed = true
      guard !state.isCancelled else { throw LPError(.metadataFetchCancelled) }
      let timeout = state.timeout
      let task = Task { try await Self.metadata(for: url, from: source, timeout: timeout) }
      state.task = task
      return task
    }
    do {
      return try await withTaskCancellationHandler {
        try await task.value
      } onCancel: {
        task.cancel()
      }
    } catch is CancellationError {
      throw LPError(.metadataFetchCancelled)
    } catch let error as LPError {
      throw error
    } catch {
      throw LPError(
        .metadataFetchFailed, message: "Metadata of \(url.absoluteString) can't be had.",
        underlyingError: error)
    }
  }

  private static func metadata(
    for url: URL, from source: (any LinkMetadataSource)?, timeout: TimeInterval
  ) async throws -> LinkMetadata {
    if url.isFileURL {
      guard FileManager.default.fileExists(atPath: url.path) else {
        throw LPError(.metadataFetchFailed, message: "There is no file at \(url.path).")
      }
      var metadata = LinkMetadata(url: url)
      metadata.title = url.lastPathComponent
      return metadata
    }
    guard let source else {
      throw LPError(
        .metadataFetchNotAllowed,
        message: "Links are not looked up: nothing leaves this machine unless a source is configured.")
    }
    return try await source.metadata(for: url, timeout: timeout)
  }
}
