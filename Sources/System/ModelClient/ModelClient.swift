import Foundation

/// A client of a language model behind an OpenAI-compatible endpoint: one streamed answer for each request,
/// within a time and a length, tried again where the server has too much to do.
///
/// It sends to the endpoint it was made with and to nobody else; redirections aren't followed.
public struct ModelClient: Sendable {
  /// The endpoint.
  public let endpoint: ModelEndpoint

  /// The attempts at most, the first among them.
  public static let attempts = 3
  /// The pause before the second attempt; each further one is twice as long.
  static let firstPause = Duration.milliseconds(500)
  /// The longest pause that a server can ask for.
  static let longestPause = Duration.seconds(10)

  private let sleep: @Sendable (Duration) async throws -> Void

  /// Creates a client.
  public init(_ endpoint: ModelEndpoint) { self.init(endpoint) { try await Task.sleep(for: $0) } }

  init(_ endpoint: ModelEndpoint, sleep: @escaping @Sendable (Duration) async throws -> Void) {
    self.endpoint = endpoint
    self.sleep = sleep
  }

  /// Returns the pieces of an answer as they come.
  ///
  /// A request that fails with 429 or a status from 500 on is sent again, after a pause, as long as no text has
  /// come; so is one that reaches no server. Ending the iteration ends the request.
  ///
  /// - Parameters:
  ///   - messages: the chat so far.
  ///   - letters: the length from which on the answer is given up with `tooLong`.
  /// - Throws: By way of the stream: `ModelClientError`; `CancellationError`.
  public func answer(to messages: [ChatMessage], letters: Int) -> AsyncThrowingStream<String, any Error> {
    AsyncThrowingStream { continuation in
      let task = Task {
        do {
          try await send(messages, letters: letters) { continuation.yield($0) }
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  /// Returns a whole answer.
  ///
  /// - Throws: `ModelClientError`; `CancellationError`.
  public func text(to messages: [ChatMessage], letters: Int) async throws -> String {
    var text = ""
    for try await piece in answer(to: messages, letters: letters) { text += piece }
    try Task.checkCancellation()
    return text
  }

  private func send(
    _ messages: [ChatMessage], letters: Int, _ receive: @escaping @Sendable (String) -> Void
  ) async throws {
    // A token has about four letters of English; some more, so that an answer ends by itself.
    let body = endpoint.body(of: messages, tokens: max(64, letters / 3))
    let clock = ContinuousClock()
    let end = clock.now + endpoint.limit
    var pause = ModelClient.firstPause
    for attempt in 1... {
      try Task.checkCancellation()
      let left = clock.now.duration(to: end)
      guard left > .zero else { throw ModelClientError(.timedOut, "\(endpoint) takes too long to answer.") }
      let answer = ChatAnswer(letters: letters, receive)
      let result = await attempted(body, answer, within: left)
      let failure: ModelClientError
      switch result {
      case .failure(let error as ModelClientError):
        guard error.code == .unreachable, answer.isEmpty else { throw error }
        failure = error
      case .failure(let error): throw error
      case .success(let outcome):
        guard let error = ModelClient.error(outcome.status, endpoint) else { return try answer.finish() }
        guard error.code == .unavailable else { throw error }
        failure = error
        if let asked = outcome.retryAfter { pause = max(pause, asked) }
      }
      guard attempt < ModelClient.attempts, pause <= ModelClient.longestPause,
        clock.now.duration(to: end) > pause
      else { throw failure }
      try await sleep(pause)
      pause *= 2
    }
  }

  private func attempted(
    _ body: Data, _ answer: ChatAnswer, within limit: Duration
  ) async -> Result<ModelTransfer.Outcome, any Error> {
    let transfer: ModelTransfer
    do {
      transfer = try ModelTransfer { try answer.take($0) }
    } catch {
      return .failure(error)
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        Thread.detachNewThread { [endpoint] in
          continuation.resume(
            returning: Result { try transfer.perform(endpoint, body, within: limit) })
        }
      }
    } onCancel: {
      transfer.cancel()
    }
  }

  private static func error(_ status: Int, _ endpoint: ModelEndpoint) -> ModelClientError? {
    switch status {
    case 200: nil
    case 401, 403: ModelClientError(.unauthorized, "\(endpoint) refuses the key.")
    case 429, 500...: ModelClientError(.unavailable, "\(endpoint) has too much to do (status \(status)).")
    case 404:
      ModelClientError(
        .refused, "\(endpoint) has no such model or address (404). The address often ends in /v1.")
    default: ModelClientError(.refused, "\(endpoint) refuses the request (status \(status)).")
    }
  }
}

/// An answer while it comes.
///
/// `@unchecked Sendable`: the transfer's thread feeds it, and the task looks at it when that has ended.
private final class ChatAnswer: @unchecked Sendable {
  private var reader = ChatStreamReader()
  private var count = 0
  private let letters: Int
  private let receive: @Sendable (String) -> Void

  init(letters: Int, _ receive: @escaping @Sendable (String) -> Void) {
    self.letters = letters
    self.receive = receive
  }

  var isEmpty: Bool { count == 0 }

  func take(_ bytes: UnsafeRawBufferPointer) throws { try hand(on: reader.take(bytes)) }

  func finish() throws { try hand(on: reader.finish()) }

  private func hand(on text: String) throws {
    if text.isEmpty { return }
    count += text.count
    if count > letters { throw ModelClientError(.tooLong, "The model writes more than \(letters) letters.") }
    receive(text)
  }
}
