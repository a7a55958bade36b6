// The names are the platforms', which begin with capital letters.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// An error of fetching metadata.
public struct LPError: CustomNSError, LocalizedError, Sendable {
  /// The kinds of error.
  public enum Code: Int, Sendable, Hashable {
    case unknown = 1
    case metadataFetchFailed
    case metadataFetchCancelled
    case metadataFetchTimedOut
    case metadataFetchNotAllowed
  }

  /// The domain of the error.
  public static var errorDomain: String { LPErrorDomain }

  /// The kind of the error.
  public let code: Code
  /// The message for people.
  public let message: String
  /// The underlying cause, if any.
  public let underlyingError: (any Error)?

  /// Creates an error.
  public init(_ code: Code, message: String = "", underlyingError: (any Error)? = nil) {
    self.code = code
    self.message = message.isEmpty ? "Metadata of the link can't be had (\(code))." : message
    self.underlyingError = underlyingError
  }

  /// The code as an integer.
  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? { message }
  /// The message as a localized description, and the underlying error.
  public var errorUserInfo: [String: Any] {
    var information: [String: Any] = [NSLocalizedDescriptionKey: message]
    information[NSUnderlyingErrorKey] = underlyingError
    return information
  }
}

/// The domain of ``LPError``.
public let LPErrorDomain = "LPErrorDomain"

/// A source of link metadata that a person configured.
package protocol LinkMetadataSource: Sendable {
  /// Returns the metadata of the link `url`.
  func metadata(for url: URL, timeout: TimeInterval) async throws -> LinkMetadata
}

/// The source that all providers use.
package enum LinkMetadataSources {
  private static let shared = Mutex<(any LinkMetadataSource)?>(nil)

  /// The source for the current task only, for tests.
  @TaskLocal package static var scoped: (any LinkMetadataSource)?

  package static var source: (any LinkMetadataSource)? { scoped ?? shared.withLock { $0 } }

  /// Sets the source that all providers use from now on.
  package static func use(_ source: (any LinkMetadataSource)?) {
    shared.withLock { $0 = source }
  }
}

/// A provider of link metadata.
///
/// By default no data leaves the machine: for files the name is known, and for all other links the request
/// fails with ``LPError/Code/metadataFetchNotAllowed`` unless a person configured a source. Each provider can
/// be used once.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  // Sendable: a lock guards all mutable state.
  private let state = Mutex(State())

  private struct State {
    var timeout: TimeInterval = 30
    var fetchesSubresources = true
    var isUsed = false
    var isCancelled = false
    var task: Task<LinkMetadata, any Error>?
  }

  /// Creates a provider.
  public override init() {}

  /// The timeout in seconds.
  public var timeout: TimeInterval {
    get { state.withLock { $0.timeout } }
    set { state.withLock { $0.timeout = newValue } }
  }

  /// A Boolean value that indicates whether images and videos are fetched too.
  public var shouldFetchSubresources: Bool {
    get { state.withLock { $0.fetchesSubresources } }
    set { state.withLock { $0.fetchesSubresources = newValue } }
  }

  /// Fetches the metadata of a link.
  ///
  /// - Throws: ``LPError``.
  public func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
    LPLinkMetadata(try await metadata(for: url))
  }

  /// Fetches the metadata of the link of a request.
  ///
  /// - Throws: ``LPError``.
  public func startFetchingMetadata(for request: URLRequest) async throws -> LPLinkMetadata {
    guard let url = request.url else {
      throw LPError(.metadataFetchFailed, message: "The request has no URL.")
    }
    return LPLinkMetadata(try await metadata(for: url))
  }

  /// Fetches the metadata of a link; the handler is called on no particular thread.
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

  /// Cancels the request, which fails with ``LPError/Code/metadataFetchCancelled``.
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
