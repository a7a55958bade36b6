import CommandLineSurface
import Foundation
import Synchronization

/// The input of a command: lines a person types or another program sends, and files.
package struct CommandInput: Sendable {
  /// Whether a person types it.
  package var isTerminal: Bool
  /// The next line, nil at the end. Ends with an error when its task is cancelled.
  package var nextLine: @Sendable () async throws -> String?
  /// All that is left.
  package var rest: @Sendable () throws -> Data
  /// The folder from which paths count.
  package var folder: URL

  package init(
    isTerminal: Bool, folder: URL, nextLine: @escaping @Sendable () async throws -> String?,
    rest: @escaping @Sendable () throws -> Data
  ) {
    self.isTerminal = isTerminal
    self.folder = folder
    self.nextLine = nextLine
    self.rest = rest
  }

  /// The place of a path, which counts from the folder.
  func url(ofPath path: String) -> URL {
    path.hasPrefix("/") ? URL(filePath: path) : folder.appending(path: path)
  }

  /// The most bytes that are taken from standard input for one value.
  static let limit = 256 << 20

  /// Standard input, and the working folder.
  package static var standard: CommandInput {
    let lines = StandardLines()
    return CommandInput(
      isTerminal: isatty(STDIN_FILENO) == 1,
      folder: URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory),
      nextLine: { try await lines.next() },
      rest: { try Self.readAll(.standardInput, named: "standard input") })
  }

  /// The content of a file or a pipe.
  ///
  /// - Throws: `CommandFailure` (no input) where it can't be read, (data) where it is longer than `limit`.
  static func readAll(_ handle: FileHandle, named name: String) throws -> Data {
    var data = Data()
    do {
      while let piece = try handle.read(upToCount: 1 << 16), !piece.isEmpty {
        data.append(piece)
        guard data.count <= limit else {
          throw CommandFailure(.data, "\(name) has more than \(limit >> 20) MB")
        }
      }
    } catch let error as CommandFailure {
      throw error
    } catch {
      throw CommandFailure(.noInput, "\(name): \(error.localizedDescription)")
    }
    return data
  }
}

/// Lines of standard input, read on a thread of its own, since reading waits and can't be called off.
private final class StandardLines: Sendable {
  private struct State: Sendable {
    var reader = LineReader(descriptor: STDIN_FILENO, limit: 1 << 20)
    var isReading = false
    /// Lines that came after who asked for them had gone.
    var left: [Result<String?, any Error>] = []
    var waiting: CheckedContinuation<String?, any Error>?
  }

  private let state = Mutex(State())

  func next() async throws -> String? {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let (known, mustRead) = state.withLock { state -> (Result<String?, any Error>?, Bool) in
          if Task.isCancelled { return (.failure(CancellationError()), false) }
          if !state.left.isEmpty { return (state.left.removeFirst(), false) }
          state.waiting = continuation
          defer { state.isReading = true }
          return (nil, !state.isReading)
        }
        if let known { continuation.resume(with: known) }
        if mustRead { Thread.detachNewThread { self.read() } }
      }
    } onCancel: {
      let waiting = state.withLock { state in
        defer { state.waiting = nil }
        return state.waiting
      }
      waiting?.resume(throwing: CancellationError())
    }
  }

  private func read() {
    // Only the one thread that reads has the reader; the lock is free while it waits.
    var reader = state.withLock { $0.reader }
    let result = Result { () throws -> String? in
      switch try reader.next() {
      case .content(let bytes)?: return String(decoding: bytes, as: UTF8.self)
      case .tooLong(let bytes)?:
        throw CommandFailure(.data, "standard input: a line of \(bytes) bytes is too long for an answer")
      case nil: return nil
      }
    }
    let waiting = state.withLock { state in
      state.reader = reader
      state.isReading = false
      if state.waiting == nil { state.left.append(result) }
      defer { state.waiting = nil }
      return state.waiting
    }
    waiting?.resume(with: result)
  }
}
