import Conversations
import Foundation
import SuggestionEngine
import TextAnalysis

// answer-probe: the second process in the tests of the answers' store.
//
//   answer-probe keys                  prints the keys of some ids
//   answer-probe fill FOLDER           stores answers without end, and names each that is stored
//   answer-probe count FOLDER N FIRST  stores N answers, numbered from FIRST
//   answer-probe off FOLDER            switches calls off

struct Ticket: Hashable, Codable {
  var number: Int
  var tags: Set<String>
  var notes: [String: Int]
}
private struct Hidden: Hashable, Codable { var name: String }
enum Level: String, Hashable { case low, high }

func report(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

func store(_ folder: String) throws -> AnswerStore {
  let folder = URL(filePath: folder)
  return try AnswerStore(
    folder: folder, settings: SuggestionSettings(folder: folder, notice: report), engine: "probe",
    notice: report
  ) { message, _, _ in
    Suggestions(
      actions: [
        SuggestedAction(
          values: .openLink("https://example.com/\(message.body)"), title: "Open", confidence: 1,
          range: 0..<1, reason: .init(rule: "probe", evidence: []))
      ], silence: nil)
  }
}

func message(_ number: Int) throws -> KeyedMessage {
  let ana = Participant(name: "Ana", handle: "ana@example.com")
  return try KeyedMessage(Message(id: "m\(number)", date: nil, body: "text \(number)", sender: ana))
}

let context = AnalysisContext(referenceDate: Date(timeIntervalSince1970: 0), timeZone: .gmt)
let arguments = CommandLine.arguments
guard arguments.count >= 2 else { exit(64) }
switch arguments[1] {
case "keys":
  let words = Set((0..<50).map { "word \($0)" })
  let notes = Dictionary(uniqueKeysWithValues: (0..<50).map { ("note \($0)", $0) })
  let ids: [any Hashable & Sendable] = [
    "an id", 7, words, notes, Ticket(number: 7, tags: words, notes: notes), Hidden(name: "x"), Level.high,
    [Hidden(name: "y")],
  ]
  for id in ids { report(try MessageKey(id).description) }
case "fill":
  let store = try store(arguments[2])
  var number = try store.summary().answers
  while true {
    _ = try await store.answer(for: message(number), context: context)
    report("\(number)")
    number += 1
  }
case "count":
  let store = try store(arguments[2])
  let first = Int(arguments[4]) ?? 0
  for number in first..<first + (Int(arguments[3]) ?? 0) {
    _ = try await store.answer(for: message(number), context: context)
  }
case "off":
  try SuggestionSettings(folder: URL(filePath: arguments[2])).set(false, kind: .call)
default: exit(64)
}
