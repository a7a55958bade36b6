import Foundation
import HTTPServer
import Synchronization

/// A clock that stands until it is moved.
final class TestClock: Sendable {
  private let time = Mutex(Duration.seconds(1_000))
  var elapsed: @Sendable () -> Duration { { self.time.withLock { $0 } } }
  func advance(_ duration: Duration) { time.withLock { $0 += duration } }
}

/// Runs work that waits on a thread of its own: the server's handlers need those of the concurrency runtime.
func onThread<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread {
      continuation.resume(with: Swift.Result { try work() })
    }
  }
}

/// Starts a server on a free port of 127.0.0.1, runs a client on its own thread, stops the server.
@discardableResult
func withServer<Result: Sendable>(
  _ configure: (inout HTTPServer.Configuration) -> Void,
  handler: @escaping HTTPServer.Handler,
  client: @escaping @Sendable (UInt16) throws -> Result
) async throws -> Result {
  var configuration = HTTPServer.Configuration()
  configuration.binding = .address("127.0.0.1")
  configuration.tick = .milliseconds(20)
  configure(&configuration)
  let server = HTTPServer(configuration: configuration, handler: handler)
  let address = try server.start()
  let result: Swift.Result<Result, any Error>
  do { result = .success(try await onThread { try client(address.port) }) } catch { result = .failure(error) }
  await server.stop(graceful: .zero)
  return try result.get()
}

/// The same with the configuration as it is.
@discardableResult
func withServer<Result: Sendable>(
  handler: @escaping HTTPServer.Handler, client: @escaping @Sendable (UInt16) throws -> Result
) async throws -> Result {
  try await withServer({ _ in }, handler: handler, client: client)
}

/// A value that comes later from another thread.
final class Promise<Value: Sendable>: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)
  private let value = Mutex<Value?>(nil)

  func fulfill(_ value: Value) {
    self.value.withLock { $0 = value }
    semaphore.signal()
  }

  /// Waits on the calling thread, with a limit for safety.
  func wait() throws -> Value {
    guard semaphore.wait(timeout: .now() + 30) == .success, let value = value.withLock({ $0 }) else {
      throw RawClient.Failure(description: "nothing was promised in time")
    }
    return value
  }
}

/// A gate that handlers wait at.
final class Gate: Sendable {
  private let state = Mutex<(isOpen: Bool, waiting: [CheckedContinuation<Void, Never>])>((false, []))

  func open() {
    let waiting = state.withLock { state in
      state.isOpen = true
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  func wait() async {
    await withCheckedContinuation { continuation in
      let isOpen = state.withLock { state in
        if !state.isOpen { state.waiting.append(continuation) }
        return state.isOpen
      }
      if isOpen { continuation.resume() }
    }
  }
}
