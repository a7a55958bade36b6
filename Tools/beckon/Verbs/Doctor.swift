import CommandLineSurface
import Embeddings
import Foundation
import Interchange
import MessageUnderstanding
import SuggestionEngine
import TextAnalysis

let doctorCommand = Command(
  CommandDescription(
    name: "doctor", abstract: "checks that everything the command needs is in place",
    discussion: "Ends with status 70 where something is missing or damaged, and says what to do about it.")
) { invocation in
  let terminal = invocation.terminal
  var isSound = true
  for check in Checkup.all {
    do {
      let found = try check.run()
      try terminal.print(
        "\(terminal.styles.apply(.action, to: "ok"))    \(check.name): \(TerminalText.escaped(found))")
    } catch let error as OutputError {
      throw error
    } catch {
      isSound = false
      try terminal.print(
        "\(terminal.styles.apply(.error, to: "fail"))  \(check.name): \(TerminalText.escaped("\(error)"))")
    }
  }
  return isSound ? .success : .internal
}

/// One thing to check.
private struct Checkup {
  var name: String
  /// What was found, in a line; throws what is wrong with it.
  var run: () throws -> String

  static var all: [Checkup] {
    [
      Checkup(name: "beckon") {
        "\(Beckon.version), \(ProcessInfo.processInfo.operatingSystemVersionString)"
      },
      Checkup(name: "language data") {
        let damaged = try TextAnalyzer.damagedData()
        guard damaged.isEmpty else {
          throw CommandFailure(
            .internal, "\(damaged.joined(separator: ", ")) damaged; build the package again")
        }
        return "intact"
      },
      Checkup(name: "detectors") {
        let context = AnalysisContext(referenceDate: Date(timeIntervalSince1970: 0), timeZone: .gmt)
        let found = try TextAnalyzer().detections(in: "See https://example.com", context: context)
        return "loaded, \(found.count) span\(found.count == 1 ? "" : "s") in a sample"
      },
      Checkup(name: "suggestions") {
        _ = try SuggestionEngine()
        return "loaded"
      },
      Checkup(name: "understanding") {
        let understander = try MessageUnderstander()
        let sets = try understander.trainingSets()
        let sample = understander.understand("Can you call me?").sentences.first
        guard sample?.acts.top.label == .request else {
          throw CommandFailure(.internal, "a sample is not understood; build the package again")
        }
        return "weights of \(understander.weightsByteCount) bytes, learned from "
          + sets.map { "\($0.name) (\($0.licence), \($0.rows))" }.joined(separator: ", ")
      },
      Checkup(name: "word vectors") {
        guard let vectors = try WordVectors.bundled() else {
          return ProcessInfo.processInfo.environment["BECKON_VECTORS"] == "off"
            ? "switched off by BECKON_VECTORS; everything works, somewhat less well"
            : "not installed; everything works, somewhat less well. script/setup gets them"
        }
        guard vectors.isIntact else {
          throw CommandFailure(.internal, "damaged; run script/setup and build the package again")
        }
        return
          "loaded, \(vectors.count.formatted(.number.locale(Locale(identifier: "en_US")))) x \(WordVectors.dimensions)"
      },
      Checkup(name: "answers") {
        let summary = try AnswerStore.storedSummary()
        return
          "\(summary.answers), \((summary.bytes + 1_023) / 1_024) KB, \(summary.file?.path ?? "in memory")"
      },
      Checkup(name: "settings") {
        let off = try KeptSuggestions.settings().switches().count
        return off == 0 ? "everything is on" : "\(off) switched off"
      },
      Checkup(name: "mail clean-up") {
        let body = try MailBodyParser().parse("Yes\n\nOn Monday, Ana wrote:\n> Lunch?")
        guard body.replyText == "Yes" else {
          throw CommandFailure(.internal, "a sample is not read as it should")
        }
        return "loaded"
      },
      Checkup(name: "calendar files") {
        let event = CalendarReminder(uid: "check", stamp: Date(), title: "check", timeZone: .gmt)
        return "libical writes \(try CalendarFile(reminders: [event]).text().utf8.count) bytes"
      },
      Checkup(name: "time zones") {
        guard TimeZone(identifier: "Europe/Berlin") != nil else {
          throw CommandFailure(.internal, "the system has no zone data; install tzdata")
        }
        return "\(TimeZone.knownTimeZoneIdentifiers.count), the system's is \(TimeZone.current.identifier)"
      },
      Checkup(name: "temporary folder") {
        let folder = NSTemporaryDirectory()
        guard access(folder, W_OK) == 0 else { throw CommandFailure(.internal, "\(folder) can't be written") }
        return folder
      },
    ]
  }
}
