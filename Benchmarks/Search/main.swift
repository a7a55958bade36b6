// Measures indexing and searching chat messages, beside what SQLite's own full-text search takes in the same run,
// and prints the figures as JSON; `Benchmarks/run` compares them with the budgets.
//
// usage: search-benchmark MESSAGES.json [--quick] [--count N]
import Embeddings
import Foundation
import Measuring
import SearchIndex

var arguments = Array(CommandLine.arguments.dropFirst())
var count = 100_000
var rounds = 3
if let option = arguments.firstIndex(of: "--quick") {
  count = 20_000
  rounds = 1
  arguments.remove(at: option)
}
if let option = arguments.firstIndex(of: "--count"), option + 1 < arguments.count {
  count = max(1_000, Int(arguments[option + 1]) ?? count)
  arguments.removeSubrange(option...option + 1)
}
guard arguments.count == 1, let file = arguments.first, !file.hasPrefix("-") else {
  FileHandle.standardError.write(Data("usage: search-benchmark MESSAGES.json [--quick] [--count N]\n".utf8))
  exit(64)
}
/// Messages that are stored together.
let batch = 500
let folder = FileManager.default.temporaryDirectory.appending(path: "search-benchmark-\(getpid())")
do {
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer {
    do { try FileManager.default.removeItem(at: folder) } catch {
      FileHandle.standardError.write(Data("search-benchmark: \(error)\n".utf8))
    }
  }
  let vectors = try WordVectors.bundled()
  var report = Report()
  report.messages = count
  report.hasVectors = vectors != nil
  var chat = try ChatMessages(file: file, seed: 1)
  let texts = (0..<count).map { _ in chat.message() }

  let place = folder.appending(path: "messages.index")
  let index = try SearchIndex(at: place, vectors: vectors)
  let seconds = try Stopwatch.throwing {
    for start in stride(from: 0, to: count, by: batch) {
      try index.put(
        (start..<min(start + batch, count)).map { number in
          SearchItem(
            identifier: "message-\(number)", domain: "chats.\(number % 40)",
            fields: [SearchField(texts[number])],
            attributes: [
              "date": [.date(Date(timeIntervalSince1970: 1_700_000_000 + 60 * Double(number)))],
              "isRead": [.number(number % 3 == 0 ? 0 : 1)],
            ], payload: Array(texts[number].utf8))
        })
    }
  }
  report.indexed = Double(count) / seconds
  report.peakMemory["indexing"] = Memory.peak
  report.fileBytes = (try place.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0

  let plain = try PlainIndex(at: folder.appending(path: "plain.index"))
  let plainSeconds = try Stopwatch.throwing {
    for start in stride(from: 0, to: count, by: batch) {
      try plain.put((start..<min(start + batch, count)).map { ($0 + 1, texts[$0]) })
    }
  }
  report.plainIndexed = Double(count) / plainSeconds

  // What a person types: two words and the beginning of a third, letter by letter; and what they would ask.
  var sample = SplitMix(state: 7)
  var typed: [String] = []
  var asked: [String] = []
  for _ in 0..<20 {
    let words = texts[Int(sample.next() % UInt64(count))].split(separator: " ").map(String.init)
    guard words.count > 5 else { continue }
    let start = Int(sample.next() % UInt64(words.count - 4))
    let words3 = words[start..<start + 3].joined(separator: " ")
    typed += (1...min(words3.count, 14)).map { String(words3.prefix($0)) }
    asked.append(words.prefix(9).joined(separator: " "))
  }
  report.queries = typed.count + asked.count
  func search(_ text: String, _ change: (inout SearchQuery) -> Void = { _ in }) -> Int {
    var query = SearchQuery(text)
    query.wantsSnippets = true
    change(&query)
    do { return try index.search(query).count } catch {
      FileHandle.standardError.write(Data("search-benchmark: \(error)\n".utf8))
      exit(1)
    }
  }
  report.firstQuery = Stopwatch.seconds { blackHole(search("where is the station")) } * 1_000
  let all = typed + asked
  report.search["hybrid"] = Distribution.over(all, rounds: rounds) { blackHole(search($0)) }
  report.search["typed"] = Distribution.over(typed, rounds: rounds) { blackHole(search($0)) }
  report.search["asked"] = Distribution.over(asked, rounds: rounds) { blackHole(search($0)) }
  report.search["words"] = Distribution.over(all, rounds: rounds) {
    blackHole(search($0) { $0.usesMeaning = false })
  }
  report.search["filtered"] = Distribution.over(all, rounds: rounds) {
    blackHole(
      search($0) {
        $0.domains = ["chats.7"]
        $0.filter = .compare("isRead", .equal, .number(0))
      })
  }
  report.search["plain"] = Distribution.over(asked, rounds: rounds) { text in
    do { blackHole(try plain.search(text)) } catch { exit(1) }
  }
  report.peakMemory["searching"] = Memory.peak
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
  FileHandle.standardOutput.write(try encoder.encode(report) + Data("\n".utf8))
} catch {
  FileHandle.standardError.write(Data("search-benchmark: \(error)\n".utf8))
  exit(1)
}
