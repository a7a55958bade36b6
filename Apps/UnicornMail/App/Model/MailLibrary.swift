import Foundation
import Observation
import UnicornMailModel

/// The mails that are open, for all windows of the app.
@MainActor @Observable
package final class MailLibrary {
  package static let shared = standard()

  /// The mails, with what couldn't be read.
  package private(set) var collection = MailCollection()
  /// The state of reading, while files are read.
  package private(set) var progress: MailProgress?
  /// Whether the mails are those that come with the app.
  package private(set) var isSample = false
  /// The address of the person; nil where no mail names one.
  package var address: String?
  /// The reason for which answers can't be kept, while that is so.
  package private(set) var keepingFailure: String?
  /// The answers that were begun, by the thread.
  @ObservationIgnored private var answers: [MailThread.ID: AnswerModel] = [:]
  /// The answers as they were kept when the program began, of threads that haven't been looked at yet.
  private var waiting: [MailThread.ID: KeptAnswers.Answer] = [:]
  @ObservationIgnored private var kept: KeptAnswers?
  private var keeping: Task<Void, Never>?
  /// What is open, in the order in which it was opened.
  private var sources: [MailSource] = []
  /// What will be open once it is read; nil while nothing is.
  private var opening: Opening?
  private var reading: Task<Void, Never>?
  private var hasBegun = false

  /// The addresses that can be the person's, the likeliest first.
  private(set) var addresses: [String] = []
  /// The addresses that are offered at most.
  private static let mostAddresses = 8

  /// Creates a library without mails.
  /// - Parameter kept: The place where answers are kept; nil keeps none.
  package init(keepingIn kept: KeptAnswers? = nil) {
    self.kept = kept
    guard let kept else { return }
    do {
      waiting = try kept.read()
    } catch {
      keepingFailure = error.localizedDescription
      // What can't be read isn't written over.
      self.kept = nil
    }
  }

  /// The library of the program, which keeps answers in the folder of its data.
  private static func standard() -> MailLibrary {
    do {
      return MailLibrary(keepingIn: try KeptAnswers())
    } catch {
      let library = MailLibrary()
      library.keepingFailure = error.localizedDescription
      return library
    }
  }

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

  /// Opens files that a person chose, beside what is open. They are mapped at once, because what a browser
  /// handed over may go.
  func open(files: [URL]) throws {
    open(
      try files.map { url in
        let isScoped = url.startAccessingSecurityScopedResource()
        defer { if isScoped { url.stopAccessingSecurityScopedResource() } }
        return .data(try Data(contentsOf: url, options: .mappedIfSafe), name: url.lastPathComponent)
      })
  }

  /// Opens files beside what is open; the sample makes room for mails of a person's own. Answers that were begun stay
  /// with their threads, whether those are shown or not.
  package func open(_ new: [MailSource], isSample: Bool = false) {
    let before = self.opening ?? Opening(sources: sources, isSample: self.isSample)
    let opening = Opening(
      sources: (before.isSample ? [] : before.sources) + new,
      isSample: isSample && (before.isSample || before.sources.isEmpty))
    self.opening = opening
    reading?.cancel()
    reading = Task {
      let (states, continuation) = AsyncStream.makeStream(
        of: MailProgress.self, bufferingPolicy: .bufferingNewest(1))
      let work = Task.detached(priority: .userInitiated) {
        defer { continuation.finish() }
        return try MailCollection(opening.sources) { continuation.yield($0) }
      }
      await withTaskCancellationHandler {
        for await state in states where !Task.isCancelled { progress = state }
        let outcome = await work.result
        guard !Task.isCancelled else { return }
        progress = nil
        self.opening = nil
        switch outcome {
        case .success(let collection):
          sources = opening.sources
          show(collection, isSample: opening.isSample)
        case .failure(let error):
          collection.add(problem: error.localizedDescription, at: new.first?.name ?? "")
        }
      } onCancel: {
        work.cancel()
      }
    }
  }

  /// Gives up reading; what was open stays.
  func cancelReading() {
    reading?.cancel()
    opening = nil
    progress = nil
  }

  private struct Opening {
    var sources: [MailSource]
    var isSample: Bool
  }

  /// Waits until what is being opened is there.
  package func finishReading() async { await reading?.value }

  private func show(_ collection: MailCollection, isSample: Bool) {
    let (wasSample, wasEmpty) = (self.isSample, self.collection.threads.isEmpty)
    self.collection = collection
    self.isSample = isSample
    var places: [Mail.ID: MailThread] = [:]
    for thread in collection.threads {
      for mail in thread.mails { places[mail.id] = thread }
    }
    // A thread may begin earlier now than it did, and have another identifier.
    var moved: [MailThread.ID: AnswerModel] = [:]
    for (id, answer) in answers.sorted(by: { $0.key < $1.key }) {
      let thread = places[id] ?? places[answer.thread.last.id]
      if let thread { answer.follow(thread) }
      let place = thread?.id ?? id
      if let other = moved[place] { other.join(answer) } else { moved[place] = answer }
    }
    answers = moved
    for id in Array(waiting.keys) {
      guard let thread = places[id], let kept = waiting[id] else { continue }
      answer(to: thread).take(kept)
      waiting[id] = nil
    }
    noteUnsaved()
    addresses = Array(collection.addresses.prefix(MailLibrary.mostAddresses))
    // What a person chose stays, also that none of them is theirs.
    let isKnown = address.map(addresses.contains) ?? true
    if wasSample || wasEmpty || !isKnown { address = addresses.first }
  }

  /// The thread with an identifier, or that in which the mail with it is by now.
  package func thread(_ id: MailThread.ID) -> MailThread? {
    collection.threads.first { $0.id == id }
      ?? collection.threads.first { $0.mails.contains { $0.id == id } }
  }

  /// The answer to a thread, which stays with it.
  package func answer(to thread: MailThread) -> AnswerModel {
    if let known = answers[thread.id] { return known }
    let new = AnswerModel(thread)
    new.changed = { [weak self] in self?.keep() }
    answers[thread.id] = new
    return new
  }

  // MARK: Keeping answers

  /// The threads with an answer that is in no draft.
  package private(set) var unsaved: Set<MailThread.ID> = []

  private func noteUnsaved() {
    let now = Set(answers.filter { $0.value.isUnsaved }.keys)
    if now != unsaved { unsaved = now }
  }

  /// Keeps the answers, once a person stops typing for a moment.
  private func keep() {
    noteUnsaved()
    guard kept != nil, keeping == nil else { return }
    keeping = Task {
      // A pause, so that not each letter is written to the disk.
      guard (try? await Task.sleep(for: .milliseconds(300))) != nil else { return }
      keeping = nil
      keepNow()
    }
  }

  /// Keeps the answers as they are now.
  package func keepNow() {
    guard let kept else { return }
    var all = waiting
    for (id, answer) in answers { all[id] = answer.kept }
    do {
      try kept.write(all)
      keepingFailure = nil
    } catch {
      keepingFailure = error.localizedDescription
    }
  }
}
