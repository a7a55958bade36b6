import FoundationNetworking
import FoundationPlus
import SwiftUICore
import Synchronization

/// A loader of images of apps from the network, where the person who started the program allowed it.
///
/// Only addresses of the public network are asked: a URL may come from anybody's message, and must not
/// reach what this machine alone can reach. Names are looked up before and at each redirection.
struct RemoteImages: Sendable {
  /// The time that one image may take, in seconds.
  static let seconds = 20.0

  /// The loader of windows.
  ///
  /// - Parameter allowsNetwork: Whether images of the network are loaded; files and `data` URLs always are.
  static func loader(allowsNetwork: Bool) -> ImageLoader {
    allowsNetwork ? ImageLoader(fetch: { try await fetch($0, limit: $1) }) : ImageLoader()
  }

  /// Loads the bytes of a URL.
  ///
  /// - Throws: `ImageLoadingError`, or what the network says.
  static func fetch(_ url: URL, limit: Int) async throws -> Data {
    try check(url)
    let transfer = ImageTransfer(limit: limit)
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForResource = seconds
    configuration.httpShouldSetCookies = false
    configuration.httpAdditionalHeaders = ["Accept": "image/*"]
    let session = URLSession(configuration: configuration, delegate: transfer, delegateQueue: nil)
    defer { session.invalidateAndCancel() }
    return try await transfer.run(session.dataTask(with: url))
  }

  /// - Throws: `ImageLoadingError` where the host isn't one of the public network.
  static func check(_ url: URL) throws {
    guard let scheme = url.scheme?.lowercased(), scheme == "https" || scheme == "http", let host = url.host()
    else { throw ImageLoadingError(.notAllowed, "images of the network are loaded by http and https alone") }
    let name = host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host
    let addresses = NetworkAddresses.addresses(of: name)
    guard !addresses.isEmpty else { throw ImageLoadingError(.notAllowed, "\(host) isn't known") }
    guard addresses.allSatisfy(\.isPublic) else {
      throw ImageLoadingError(.notAllowed, "\(host) isn't of the public network")
    }
  }
}

/// The transfer of one image.
private final class ImageTransfer: NSObject, URLSessionDataDelegate {
  private struct State {
    var data = Data()
    var failure: (any Error)?
    var continuation: CheckedContinuation<Data, any Error>?
  }

  private let limit: Int
  private let state = Mutex(State())

  init(limit: Int) { self.limit = limit }

  func run(_ task: URLSessionDataTask) async throws -> Data {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        state.withLock { $0.continuation = continuation }
        task.resume()
      }
    } onCancel: {
      task.cancel()
    }
  }

  private func fail(_ task: URLSessionTask, _ error: ImageLoadingError) {
    state.withLock { $0.failure = $0.failure ?? error }
    task.cancel()
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
  ) {
    switch Result(catching: { try request.url.map(RemoteImages.check) }) {
    case .success: completionHandler(request)
    case .failure(let error):
      completionHandler(nil)
      fail(task, error as? ImageLoadingError ?? ImageLoadingError(.notAllowed, "\(error)"))
    }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    if status != 200 {
      fail(dataTask, ImageLoadingError(.notAnImage, "the server answered \(status)"))
    } else if response.expectedContentLength > Int64(limit) {
      fail(dataTask, tooLarge)
    }
    completionHandler(status == 200 && response.expectedContentLength <= Int64(limit) ? .allow : .cancel)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isTooMuch = state.withLock { state in
      guard state.data.count + data.count <= limit else { return true }
      state.data += data
      return false
    }
    if isTooMuch { fail(dataTask, tooLarge) }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    let (continuation, result) = state.withLock { state in
      defer { state.continuation = nil }
      let failure = state.failure ?? error
      return (state.continuation, failure.map { Result.failure($0) } ?? .success(state.data))
    }
    continuation?.resume(with: result)
  }

  private var tooLarge: ImageLoadingError {
    ImageLoadingError(.tooLarge, "the image has more than \(limit) bytes")
  }
}
