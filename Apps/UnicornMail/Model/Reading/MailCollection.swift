import Foundation
import Interchange

/// The mails of some files, in threads; and what couldn't be read.
package struct MailCollection: Sendable {
  /// The threads, the one with the latest mail first.
  package private(set) var threads: [MailThread] = []
  /// The problems, in the order of the files.
  package private(set) var problems: [MailProblem] = []

  /// The mails that are read at most.
  package static let mostMails = 20_000

  /// The bytes of files that came with mails which are kept at most; of others the names are.
  package static let mostFileBytes = 256 << 20

  /// Creates an empty collection.
  package init() {}

  /// Reads files, one after the other. A mail that is in them twice is shown once.
  ///
  /// Linear in the bytes; memory holds the texts.
  /// - Parameter progress: called now and then, on the caller's thread.
  /// - Throws: `CancellationError`; an error of the language data where that is missing. What is wrong with a
  ///   file is a problem of the collection.
  package init(_ sources: [MailSource], progress: (MailProgress) -> Void = { _ in }) throws {
    var reading = Reading()
    for (index, source) in sources.enumerated() {
      var state = MailProgress(file: source.name, place: index + 1, files: sources.count)
      progress(state)
      do {
        try reading.read(source) { done, mails in
          try Task.checkCancellation()
          state.share = done
          state.mails = mails
          progress(state)
        }
      } catch is CancellationError {
        throw CancellationError()
      } catch let error as InterchangeError {
        reading.problems.append(MailProblem(place: source.name, reason: error.message))
      } catch let error as CocoaError {
        reading.problems.append(MailProblem(place: source.name, reason: error.localizedDescription))
      }
      if reading.isFull {
        reading.problems.append(
          MailProblem(
            place: source.name,
            reason: "more than \(MailCollection.mostMails) mails; what comes after them isn't shown"))
        break
      }
    }
    let mails = reading.mails
    threads = reading.threads.places().compactMap { MailThread($0.map { mails[$0] }) }
      .sorted { ($0.last.date ?? .distantPast) > ($1.last.date ?? .distantPast) }
    problems = reading.problems
  }

  /// Adds a problem that is no single file's.
  package mutating func add(problem reason: String, at place: String) {
    problems.append(MailProblem(place: place, reason: reason))
  }

  /// The addresses that were written to, the most frequent first: one of them is the person's.
  package var addresses: [String] {
    var counts: [String: Int] = [:]
    for thread in threads {
      for mail in thread.mails {
        for address in mail.recipients + mail.copied where !address.key.isEmpty {
          counts[address.key, default: 0] += 1
        }
      }
    }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }

  /// Files while they are read.
  private struct Reading {
    var mails: [Mail] = []
    var threads = MailThreads()
    var problems: [MailProblem] = []
    /// The bytes of the files that came with the mails so far.
    private var fileBytes = 0
    private var known: Set<String> = []

    var isFull: Bool { mails.count >= MailCollection.mostMails }

    /// - Parameter report: called with the share of the file that was read and the mails so far.
    mutating func read(_ source: MailSource, report: (Double, Int) throws -> Void) throws {
      let data = try source.content()
      guard Mailbox.isMailbox(data) else {
        do {
          add(try MailMessage(data))
        } catch let error as InterchangeError where error.code == .damaged {
          throw InterchangeError(
            .damaged,
            Reading.isText(data) ? "not a mail: \(error.message)" : "not a mail, but a file of another kind")
        }
        return
      }
      var box = Mailbox(data)
      var count = 0
      while !isFull, let mail = try box.next() {
        add(mail)
        count += 1
        if count % 50 == 0 { try report(Double(box.bytesRead) / Double(max(1, data.count)), mails.count) }
      }
      problems += box.passedOver.map {
        MailProblem(
          place: "\(source.name), line \($0)",
          reason: "expected a header field such as \"From: name <address>\"; this mail is left out")
      }
    }

    /// Whether a file begins as text does, which has no zeros and hardly any other control characters.
    private static func isText(_ data: Data) -> Bool {
      let start = data.prefix(4_096)
      let controls = start.count { $0 < 0x20 && !(0x09...0x0D).contains($0) && $0 != 0x1B }
      return !start.contains(0) && controls * 50 <= start.count
    }

    private mutating func add(_ mail: MailMessage) {
      let id = mail.messageID ?? mail.fingerprint
      guard known.insert(id).inserted else { return }
      threads.add(mail)
      fileBytes += mail.attachments.reduce(0) { $0 + $1.data.count }
      mails.append(Mail(mail, id: id, keepsFiles: fileBytes <= MailCollection.mostFileBytes))
    }
  }
}

/// A mail or a file that couldn't be read.
package struct MailProblem: Sendable, Hashable {
  /// The file, with the line where it is one of many mails.
  package let place: String
  /// The fault there, and what was expected.
  package let reason: String
}

/// The state of reading.
package struct MailProgress: Sendable, Hashable {
  /// The name of the file.
  package var file: String
  /// Its place among the files, from 1, and their number.
  package var place: Int
  package var files: Int
  /// The share of the file that was read, from 0 to 1.
  package var share = 0.0
  /// The mails so far.
  package var mails = 0

  /// The share of everything, if all files were of one size.
  package var total: Double { (Double(place - 1) + share) / Double(max(1, files)) }

  init(file: String, place: Int, files: Int) {
    self.file = file
    self.place = place
    self.files = files
  }
}
