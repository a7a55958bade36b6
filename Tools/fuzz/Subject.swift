import Conversations
import Embeddings
import Foundation
import Interchange
import JSONValues
import MessageUnderstanding
import SearchIndex
import SuggestionEngine
import TextAnalysis

/// Something that takes bytes from outside, and what must hold of its answer.
struct Subject: Sendable {
  let name: String
  /// What inputs begin with, in turn: the beginnings of the formats it reads, so that hostile bytes get past
  /// the place where a format is recognised.
  var openings = [""]
  /// Whether it looks for phrases of the language data.
  var readsPhrases = false
  /// Runs it once; a message where the answer breaks a promise, `nil` where all is well.
  let run: @Sendable (_ bytes: [UInt8], _ context: AnalysisContext) throws -> String?

  /// What is to be run.
  static func chosen(by options: Options) throws -> [Subject] {
    guard let wanted = options.subject else { return try all() }
    let subjects = (try all() + faulty).filter { $0.name == wanted }
    if subjects.isEmpty { Options.misuse("no subject \(wanted)") }
    return subjects
  }

  /// All that `fuzz` runs unless one is named. What reads bytes from outside is added here.
  static func all() throws -> [Subject] {
    let analyzer = try TextAnalyzer()
    let engine = try SuggestionEngine()
    let conversations = try ConversationSubject(analyzer: analyzer)
    let mail = try MailBodyParser()
    let vectors = try WordVectors.bundled()
    let understander = try MessageUnderstander()
    // Not `ConversationAnalyzer`, which keeps what it has read: the second run would cost nothing.
    let understanding = try SuggestionEngine(understander: understander)
    return [
      Subject(name: "word vectors") { bytes, _ in
        guard let vectors else { return nil }
        let text = String(decoding: bytes, as: UTF8.self)
        var vector = [Float](repeating: 0, count: WordVectors.dimensions)
        let count = vector.withUnsafeMutableBufferPointer { vectors.vector(of: text, into: $0) }
        // A token for each byte, and one for the space in front of each part between added tokens.
        if count > 2 * text.utf8.count { return "\(count) tokens, more than the text has bytes" }
        if bytes.count < 4_096 {
          let tokens = vectors.tokens(of: text)
          if tokens.count != count { return "\(tokens.count) tokens, and \(count) in the vector" }
          if tokens.contains(where: { $0 < 0 || $0 >= vectors.count }) { return "a token out of bounds" }
        }
        let length = WordVectors.similarity(vector, vector)
        return abs(length - 1) < 1e-3 || count == 0 && length == 0 ? nil : "a vector of length \(length)"
      },
      Subject(name: "detections", readsPhrases: true) { bytes, context in
        let text = String(decoding: bytes, as: UTF8.self)
        let detections = analyzer.detections(in: text, context: context)
        if bytes.count < 4_096, analyzer.detections(in: text, context: context) != detections {
          return "two runs on the same text differ"
        }
        return broken(detections, in: text)
      },
      Subject(name: "explanations", readsPhrases: true) { bytes, context in
        let text = String(decoding: bytes, as: UTF8.self)
        let explanation = analyzer.explain(text, context: context)
        let count = text.unicodeScalars.count
        return explanation.rejections.allSatisfy { $0.range.upperBound <= count }
          ? broken(explanation.detections, in: text) : "a refused span out of bounds"
      },
      Subject(name: "search", readsPhrases: true) { bytes, _ in
        let text = String(decoding: bytes, as: UTF8.self)
        let index = try SearchIndex(inMemory: vectors)
        try index.put([SearchItem(identifier: "1", fields: [SearchField(text)])])
        var query = SearchQuery(text)
        query.wantsSnippets = true
        return try index.search(query).count <= 1 ? nil : "one item found twice"
      },
      Subject(
        name: "suggestions of mail", openings: ["From: Ada <ada@example.org>\nSubject: Re: it\n\n"],
        readsPhrases: true
      ) { bytes, context in
        let reader = ConversationReader(timeZone: context.timeZone, locale: context.locale)
        do {
          for conversation in try reader.conversations(in: Data(bytes), fileName: "a.eml") {
            for message in conversation.messages.prefix(4) {
              let analysis = MessageAnalysis(
                of: message, text: mail.parse(message.body).flowingText, by: analyzer, context: context)
              _ = understanding.suggestions(for: analysis, context: context)
            }
          }
        } catch is InterchangeError {}
        return nil
      },
      Subject(name: "suggestions", readsPhrases: true) { bytes, context in
        let text = String(decoding: bytes, as: UTF8.self)
        let detections = analyzer.detections(in: text, context: context)
        let count = text.unicodeScalars.count
        // What others write and what the reader writes is read by different rules.
        for sender in [Participant(name: "Ada"), Participant(name: "Sam", isUser: true)] {
          let message = Message(id: "1", date: context.referenceDate, body: text, sender: sender)
          let analysis = MessageAnalysis(message: message, text: text, detections: detections)
          let found = engine.suggestions(for: analysis, context: context)
          if found.actions.count > 3 { return "more than three actions" }
          if found.actions.isEmpty == (found.silence == nil) {
            return "an empty answer has a reason, another none"
          }
          if !found.actions.allSatisfy({ $0.range.upperBound <= count }) { return "evidence out of bounds" }
        }
        return nil
      },
      Subject(name: "suggestions in conversations", readsPhrases: true) { conversations.run($0, $1) },
      Subject(
        name: "understanding", openings: ["", "https://", "www.", "ill be ", "a@b"], readsPhrases: true
      ) { bytes, _ in
        let text = String(decoding: bytes, as: UTF8.self)
        let found = understander.understand(text)
        if bytes.count < 4_096, understander.understand(text) != found {
          return "two runs on the same text differ"
        }
        return broken(found, in: text)
      },
      Subject(name: "mail bodies") { bytes, _ in
        let text = String(decoding: bytes, as: UTF8.self)
        let body = mail.parse(text)
        let count = text.unicodeScalars.count
        let isOrdered = zip(body.replyRanges, body.replyRanges.dropFirst()).allSatisfy { a, b in
          a.upperBound <= b.lowerBound
        }
        return isOrdered && body.replyRanges.allSatisfy { $0.upperBound <= count }
          ? nil : "the ranges of the reply are out of order or out of bounds"
      },
      Subject(
        name: "conversations",
        openings: [
          "", "From: Ada <a@b.c>\nDate: Mon, 5 Jan 2026 10:00:00 +0000\n\n",
          "From: a@b.c\nContent-Type: text/html\n\n<p>",
          "From a@b.c Mon Jan  5 10:00:00 2026\nFrom: a@b.c\n\n",
          "[{\"text\": \"", "[01/02/26, 10:11:12] Ada: ok\n",
        ]
      ) { bytes, context in
        let reader = ConversationReader(me: "Ada", timeZone: context.timeZone, locale: context.locale)
        do { _ = try reader.conversations(in: Data(bytes)) } catch is InterchangeError {}
        return nil
      },
      Subject(name: "contact cards", openings: ["BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ada\r\nN:"]) { bytes, _ in
        let text = String(decoding: bytes, as: UTF8.self)
        do { _ = try ContactCard.cards(parsing: text) } catch is InterchangeError {}
        return nil
      },
      Subject(name: "calendar files", openings: calendarOpenings) { bytes, context in
        let text = String(decoding: bytes, as: UTF8.self)
        do { _ = try CalendarFile(parsing: text, timeZone: context.timeZone) } catch is InterchangeError {}
        return nil
      },
      Subject(name: "JSON", openings: ["", "[\"", "{\"a\":", "[1", "\"\\u"]) { bytes, _ in
        do {
          let value = try JSONValue(parsing: bytes)
          var writer = JSONWriter()
          writer.value(value)
          return try JSONValue(parsing: writer.bytes) == value ? nil : "written and read again it is another"
        } catch is JSONError {}
        return nil
      },
    ] + frameworks() + network() + (try shortcuts())
  }

  /// The beginnings of calendars up to a value that goes on without an end: a text, a rule, a name, a zone.
  private static let calendarOpenings = [
    "SUMMARY:", "RRULE:FREQ=DAILY;BYDAY=", "ATTENDEE;CN=\"", "DTEND;TZID=",
  ].map {
    "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nDTSTART:20260313T190000Z\r\n" + $0
  }

  /// What a list of detections promises: ordered, in bounds, each with the text it stands on.
  static func broken(_ detections: [Detection], in text: String) -> String? {
    let scalars = Array(text.unicodeScalars)
    var start = 0
    for detection in detections {
      let range = detection.range
      if range.lowerBound < start { return "\(detection.rule) at \(range) is out of order" }
      start = range.lowerBound
      if range.isEmpty { return "\(detection.rule) at \(range) is empty" }
      if range.upperBound > scalars.count {
        return "\(detection.rule) at \(range) is out of bounds: the text has \(scalars.count) code points"
      }
      // Bytes, because equality of strings would let a differently composed text pass.
      var stands = String.UnicodeScalarView()
      stands.append(contentsOf: scalars[range])
      if !String(stands).utf8.elementsEqual(detection.text.utf8) {
        return "\(detection.rule) at \(range) carries another text than stands there"
      }
      if !(0...1).contains(detection.confidence) {
        return "\(detection.rule) at \(range) has confidence \(detection.confidence)"
      }
    }
    return nil
  }

  /// What an understanding promises: sentences in order and in bounds, probabilities that are such.
  static func broken(_ understanding: Understanding, in text: String) -> String? {
    let count = text.unicodeScalars.count
    var start = 0
    for sentence in understanding.sentences {
      if sentence.range.lowerBound < start { return "the sentence at \(sentence.range) is out of order" }
      if sentence.range.isEmpty { return "the sentence at \(sentence.range) is empty" }
      if sentence.range.upperBound > count {
        return "the sentence at \(sentence.range) is out of bounds: the text has \(count) code points"
      }
      start = sentence.range.upperBound
      let sum = DialogueAct.allCases.reduce(0) { $0 + sentence.acts[$1] }
      if abs(sum - 1) > 1e-3 { return "acts sum to \(sum)" }
      if !(0...1).contains(sentence.needsReply) { return "a probability of \(sentence.needsReply)" }
    }
    return SensitiveTopic.allCases.allSatisfy { (0...1).contains(understanding.sensitive[$0]) }
      ? nil : "a probability out of bounds"
  }

  /// Subjects with a fault of each kind that `fuzz` must find; only its own tests name them.
  static let faulty: [Subject] = [
    Subject(name: "faulty-order") { bytes, _ in
      let text = String(decoding: bytes, as: UTF8.self)
      let detections = text.unicodeScalars.prefix(2).enumerated().map { index, scalar in
        Detection(
          range: index..<index + 1, text: String(Character(scalar)), value: .number(1), confidence: 1,
          rule: "planted")
      }
      return broken(detections.reversed(), in: text)
    },
    Subject(name: "faulty-growth") { bytes, _ in
      var sum = 0
      for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "@") {
        for other in stride(from: 0, to: index, by: 16) { sum &+= Int(bytes[other]) }
      }
      return sum == -1 ? "never" : nil
    },
    Subject(name: "faulty-phrases", readsPhrases: true) { bytes, _ in
      guard bytes.starts(with: "hello there".utf8) else { return nil }
      var sum = 0
      for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "t") {
        for other in stride(from: 0, to: index, by: 16) { sum &+= Int(bytes[other]) }
      }
      return sum == -1 ? "never" : nil
    },
    Subject(name: "faulty-trap") { bytes, _ in
      bytes.count > 3 ? bytes[bytes.count + Int(bytes[0] & 1)].description : nil
    },
    Subject(name: "faulty-depth") { bytes, _ in
      func depth(_ index: Int) -> Int {
        index < bytes.count && bytes[index] == UInt8(ascii: "(") ? 1 + depth(index + 1) : 0
      }
      return depth(0) < 0 ? "never" : nil
    },
    Subject(name: "faulty-end") { bytes, _ in
      var index = 0
      while index < bytes.count || index > 64 { index = (index + 1) % 1_000_000 }
      return nil
    },
  ]
}

extension AnalysisContext {
  /// A context that depends on the bytes alone: zones with odd offsets, orders of day and month, the far
  /// ends of time.
  static func varied(by bytes: [UInt8]) -> AnalysisContext {
    var random = SeededGenerator(seed: seed(of: bytes))
    let zones = ["UTC", "America/New_York", "Asia/Kathmandu", "Pacific/Apia", "Australia/Lord_Howe"]
    let locales = ["en_US", "en_GB", "de_DE", "ar_EG", "th_TH", "ja_JP", "fa_IR", ""]
    let dates: [Date] = [
      Date(timeIntervalSince1970: 1_767_225_600), Date(timeIntervalSince1970: 1_772_323_199),
      Date(timeIntervalSince1970: 0), .distantPast, .distantFuture,
      Date(timeIntervalSince1970: Double(UInt32.random(in: .min ... .max, using: &random))),
    ]
    return AnalysisContext(
      referenceDate: dates.randomElement(using: &random)!,
      timeZone: TimeZone(identifier: zones.randomElement(using: &random)!) ?? .gmt,
      locale: Locale(identifier: locales.randomElement(using: &random)!),
      phoneRegion: [nil, "US", "GB", "ZZ"].randomElement(using: &random)!)
  }
}
