import Foundation
import Observation
import UnicornMailModel

/// The mails that are open, for all windows of the app.
@MainActor @Observable
package final class MailLibrary {
  package static let shared = MailLibrary()

  /// The mails, with what couldn't be read.
  package private(set) var collection = MailCollection()
  /// The state of reading, while files are read.
  package private(set) var progress: MailProgress?
  /// Whether the mails are those that come with the app.
  package private(set) var isSample = false
  /// The address of the person; nil where no mail names one.
  package var address: String?
  /// The answers that were begun, by the thread.
  @ObservationIgnored private var answers: [MailThread.ID: AnswerModel] = [:]
  private var reading: Task<Void, Never>?
  private var hasBegun = false

  /// The addresses that can be the person's, the likeliest first.
  private(set) var addresses: [String] = []
  /// The addresses that are offered at most.
  private static let mostAddresses = 8

  package init() {}

  /// The moment that it is for the app: that of the environment's `UNICORNMAIL_CLOCK`, for pictures and tests, or
  /// the present.
  var now: Date {
    ProcessInfo.processInfo.environment["UNICORNMAIL_CLOCK"].flatMap { ISO8601DateFormatter().date(from: $0) }
      ?? Date()
  }

  /// Opens what the environment's `UNICORNMAIL_MAIL` names (files and folders, with ":" between them), or else the
  /// sample; once.
  func begin() {
    guard !hasBegun else { return }
    hasBegun = true
    let named = ProcessInfo.processInfo.environment["UNICORNMAIL_MAIL"] ?? ""
    if named.isEmpty {
      openSample()
    } else {
      open(MailSource.files(at: named.split(separator: ":").map(String.init)))
    }
  }

  /// Shows the mails that come with the app.
  package func openSample() { open([SampleMail.source].compactMap { $0 }, isSample: true) }

  /// Opens files that a person chose, in the place of what is open. They are mapped at once, because what a browser
  /// handed over may go.
  func open(files: [URL]) throws {
    open(
      try files.map { url in
        let isScoped = url.startAccessingSecurityScopedResource()
        defer { if isScoped { url.stopAccessingSecurityScopedResource() } }
        return .data(try Data(contentsOf: url, options: .mappedIfSafe), name: url.lastPathComponent)
      })
  }

  /// Opens files in the place of what is open; what was begun for those goes.
  package func open(_ sources: [MailSource], isSample: Bool = false) {
    reading?.cancel()
    reading = Task {
      let (states, continuation) = AsyncStream.makeStream(
        of: MailProgress.self, bufferingPolicy: .bufferingNewest(1))
      let work = Task.detached(priority: .userInitiated) {
        defer { continuation.finish() }
        return try MailCollection(sources) { continuation.yield($0) }
      }
      await withTaskCancellationHandler {
        for await state in states where !Task.isCancelled { progress = state }
        let outcome = await work.result
        guard !Task.isCancelled else { return }
        progress = nil
        switch outcome {
        case .success(let collection): show(collection, isSample: isSample)
        case .failure(let error):
          var empty = MailCollection()
          empty.add(problem: error.localizedDescription, at: sources.first?.name ?? "")
          show(empty, isSample: false)
        }
      } onCancel: {
        work.cancel()
      }
    }
  }

  /// Gives up reading; what was open stays.
  func cancelReading() {
    reading?.cancel()
    progress = nil
  }

  /// Waits until what is being opened is there.
  package func finishReading() async { await reading?.value }

  private func show(_ collection: MailCollection, isSample: Bool) {
    self.collection = collection
    self.isSample = isSample
    answers = [:]
    addresses = Array(collection.addresses.prefix(MailLibrary.mostAddresses))
    address = addresses.first
  }

  /// The thread with an identifier.
  func thread(_ id: MailThread.ID) -> MailThread? { collection.threads.first { $0.id == id } }

  /// The answer to a thread, which is kept while the app runs.
  func answer(to thread: MailThread) -> AnswerModel {
    if let known = answers[thread.id] { return known }
    let new = AnswerModel(thread)
    answers[thread.id] = new
    return new
  }
}
