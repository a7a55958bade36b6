import LanguageData
import TextAnalysis

/// A detection with the tokens that it covers.
package struct TurnSpan: Sendable {
  package var detection: Detection
  package var tokens: Range<Int>

  package init(_ detection: Detection, tokens: Range<Int>) {
    self.detection = detection
    self.tokens = tokens
  }

  /// Returns the spans of detections in a document, in order of position.
  package static func spans(_ detections: [Detection], in document: Document) -> [TurnSpan] {
    let starts = document.tokens.map { document.scalarOffset(ofByte: Int($0.start)) }
    return detections.sorted { $0.range.lowerBound < $1.range.lowerBound }.compactMap {
      detection -> TurnSpan? in
      guard !detection.range.isEmpty else { return nil }
      // The last token that starts at or before the range's start, if the range begins inside it.
      let first = starts.partitionPoint { $0 < detection.range.lowerBound }
      let end = starts.partitionPoint { $0 < detection.range.upperBound }
      let lower =
        first < starts.count && starts[first] == detection.range.lowerBound ? first : max(0, first - 1)
      return lower < end ? TurnSpan(detection, tokens: lower..<end) : nil
    }
  }
}

/// A piece of a turn that gets a tag: a word, a sign, a number, or a span that counts as one.
package struct TurnUnit: Sendable {
  package enum Form: UInt8, Sendable {
    case word, sign, number, time, opaque
  }

  package var form: Form
  package var tokens: Range<Int>
  /// The hash by which its neighbours see it.
  package var hash: UInt64
  /// The hash of what it is like: function words stand for themselves.
  package var kind: UInt64
  /// Facts as bits: capitals, lexicons, what kind of a time it is.
  package var facts: UInt32
  /// The minutes that its clock shows past noon or midnight; nil where it is no time.
  package var minutes: Int?
  /// Whether the grammar reads it as after noon, and whether its words leave that open.
  package var isLate = false
  package var isOpen = true

  /// Whether it may be a day or a time.
  package var isMoment: Bool {
    form == .time || form == .number && facts & Fact.hour != 0 || facts & Fact.loose != 0
  }

  /// Whether it may be a day or a time for a conversation, though the grammar of times isn't sure of it alone:
  /// "sat?", "20th is free", "half past".
  package var isLoose: Bool { facts & Fact.loose != 0 }

  package enum Fact {
    static let capital: UInt32 = 1
    static let upper: UInt32 = 2
    static let startsLine: UInt32 = 4
    static let startsSentence: UInt32 = 8
    static let event: UInt32 = 16
    static let placeNoun: UInt32 = 32
    static let home: UInt32 = 64
    static let person: UInt32 = 128
    static let participant: UInt32 = 256
    static let inAddress: UInt32 = 512
    static let inPlace: UInt32 = 1_024
    static let hour: UInt32 = 2_048
    static let hasDay: UInt32 = 1 << 12
    static let hasTime: UInt32 = 1 << 13
    static let isPast: UInt32 = 1 << 14
    static let isRange: UInt32 = 1 << 15
    static let isFunction: UInt32 = 1 << 16
    static let isToday: UInt32 = 1 << 17
    static let loose: UInt32 = 1 << 18
  }
}

/// The lexicons that units are looked up in.
package struct TurnUnitReader: Sendable {
  private let eventNoun: Lexicon
  private let activityNoun: Lexicon
  private let placeNoun: Lexicon
  private let homeWord: Lexicon
  private let personNoun: Lexicon
  private let functionWord: Lexicon
  private let answerWord: Lexicon
  private let weekday: Lexicon
  private let relative: Lexicon

  /// The units of a turn that are read.
  package static let limit = 400

  package init(_ english: LanguageImage) throws {
    eventNoun = try english.required("actionEventNoun")
    activityNoun = try english.required("conversationEventNoun")
    placeNoun = try english.required("conversationPlaceNoun")
    homeWord = try english.required("conversationHomeWord")
    personNoun = try english.required("actionPersonNoun")
    functionWord = try english.required("actionFunctionWord")
    answerWord = try english.required("conversationAnswerWord")
    weekday = try english.required("planWeekday")
    relative = try english.required("planRelative")
  }

  /// Returns the units of a turn. Linear in the text.
  ///
  /// - Parameters:
  ///   - spans: in order of position.
  ///   - names: the hashes of the first names of those who take part.
  ///   - reference: the day on which it was written, as a day's number.
  package func units(
    of document: Document, spans: [TurnSpan], sentences: [Range<Int>], names: Set<UInt64>, reference: Int
  ) -> [TurnUnit] {
    let tokens = document.tokens
    var covering = [Int](repeating: -1, count: tokens.count)
    var inAddress = Set<Int>()
    var inPlace = Set<Int>()
    for (index, span) in spans.enumerated() {
      switch span.detection.type {
      case .address: inAddress.formUnion(span.tokens)
      case .place: inPlace.formUnion(span.tokens)
      default:
        // The longest of those that begin first; times before numbers.
        let held = covering[span.tokens.lowerBound]
        let isFree = span.tokens.allSatisfy { covering[$0] < 0 }
        let isBetter =
          held >= 0 && span.detection.type == .dateTime && spans[held].detection.type != .dateTime
        guard isFree || isBetter else { continue }
        if held >= 0 { for token in spans[held].tokens { covering[token] = -1 } }
        for token in span.tokens { covering[token] = index }
      }
    }
    let sentenceStarts = Set(sentences.map(\.lowerBound))
    var units: [TurnUnit] = []
    var index = 0
    while index < tokens.count, units.count < TurnUnitReader.limit {
      let token = tokens[index]
      var facts: UInt32 = 0
      if token.capitalised { facts |= TurnUnit.Fact.capital }
      if token.upper { facts |= TurnUnit.Fact.upper }
      if token.startsLine || index == 0 { facts |= TurnUnit.Fact.startsLine }
      if sentenceStarts.contains(index) { facts |= TurnUnit.Fact.startsSentence }
      if inAddress.contains(index) { facts |= TurnUnit.Fact.inAddress }
      if inPlace.contains(index) { facts |= TurnUnit.Fact.inPlace }
      if covering[index] >= 0 {
        let span = spans[covering[index]]
        units.append(unit(of: span, facts, reference: reference))
        index = max(index + 1, span.tokens.upperBound)
        continue
      }
      if isLoose(tokens, at: index, covering) {
        facts |= TurnUnit.Fact.loose
        if relative.match(tokens, at: index) == nil { facts |= TurnUnit.Fact.hasDay }
      }
      units.append(unit(of: token, at: index, facts, names))
      index += 1
    }
    return units
  }

  /// Whether a weekday, a day of the month or the beginning of a time that an earlier one completes stands alone.
  private func isLoose(_ tokens: [Token], at index: Int, _ covering: [Int]) -> Bool {
    switch tokens[index].kind {
    case .ordinal: return (1...31).contains(tokens[index].value)
    case .word:
      if weekday.value(of: tokens[index]) != nil { return true }
      guard let match = relative.match(tokens, at: index), match.count > 1 else { return false }
      let end = index + match.count
      return covering[index..<end].allSatisfy { $0 < 0 } && (end == tokens.count || covering[end] < 0)
    default: return false
    }
  }

  /// The minutes past noon or midnight of "7", "7.30", "730".
  private static func minutes(_ value: Double) -> Int {
    if value >= 100 { return (Int(value) / 100 * 60 + Int(value) % 100) % 720 }
    return (Int(value) * 60 + Int(((value - value.rounded(.down)) * 100).rounded())) % 720
  }

  private func unit(of span: TurnSpan, _ facts: UInt32, reference: Int) -> TurnUnit {
    var facts = facts
    let type = span.detection.type
    switch span.detection.value {
    case .dateTime(let value):
      let start = value.start ?? value.end
      if start?.time != nil { facts |= TurnUnit.Fact.hasTime }
      if let date = start?.date, value.form != .time {
        facts |= TurnUnit.Fact.hasDay
        if date.dayNumber < reference { facts |= TurnUnit.Fact.isPast }
        if date.dayNumber == reference { facts |= TurnUnit.Fact.isToday }
      }
      if value.end != nil { facts |= TurnUnit.Fact.isRange }
      var hash = TurnHash.of(TurnHash.time, UInt64(value.form.index))
      hash = TurnHash.of(hash, UInt64(DateTimeValue.Grain.allCases.firstIndex(of: value.grain) ?? 0))
      hash = TurnHash.of(hash, UInt64(facts & (TurnUnit.Fact.hasDay | TurnUnit.Fact.hasTime)))
      return TurnUnit(
        form: .time, tokens: span.tokens, hash: hash, kind: hash, facts: facts,
        minutes: start?.time.map { $0.secondOfDay / 60 % 720 },
        isLate: start?.time.map { $0.hour >= 12 } ?? false, isOpen: !value.alternatives.isEmpty)
    case .number(let value):
      // "7", "7.30", "730": what may be an hour.
      let text = span.detection.text
      let isHour =
        (1...24).contains(value) || (100...2_400).contains(value) && text.count <= 4 && value.isWhole
      if isHour { facts |= TurnUnit.Fact.hour }
      let shape = TurnHash.of(
        TurnHash.number, UInt64(min(text.utf8.count, 6)) << 8 | (value.isWhole ? 1 : 0) | (isHour ? 2 : 0))
      return TurnUnit(
        form: .number, tokens: span.tokens, hash: shape, kind: shape, facts: facts,
        minutes: isHour ? TurnUnitReader.minutes(value) : nil)
    default:
      let hash = TurnHash.of(TurnHash.opaque, UInt64(DetectionType.allCases.firstIndex(of: type) ?? 0))
      return TurnUnit(form: .opaque, tokens: span.tokens, hash: hash, kind: hash, facts: facts)
    }
  }

  private func unit(of token: Token, at index: Int, _ facts: UInt32, _ names: Set<UInt64>) -> TurnUnit {
    var facts = facts
    switch token.kind {
    case .number, .ordinal:
      let isHour = token.kind == .number && (1...24).contains(token.value)
      if isHour { facts |= TurnUnit.Fact.hour }
      let shape = TurnHash.of(
        TurnHash.number,
        UInt64(min(token.digits, 6)) << 8 | (token.kind == .number ? 1 : 4) | (isHour ? 2 : 0))
      return TurnUnit(
        form: .number, tokens: index..<index + 1, hash: shape, kind: shape, facts: facts,
        minutes: isHour ? TurnUnitReader.minutes(Double(token.value)) : nil)
    case .sign:
      return TurnUnit(
        form: .sign, tokens: index..<index + 1, hash: token.hash, kind: token.hash, facts: facts)
    case .word:
      if eventNoun.value(of: token) != nil || activityNoun.value(of: token) != nil {
        facts |= TurnUnit.Fact.event
      }
      if placeNoun.value(of: token) != nil { facts |= TurnUnit.Fact.placeNoun }
      if homeWord.value(of: token) != nil { facts |= TurnUnit.Fact.home }
      if personNoun.value(of: token) != nil { facts |= TurnUnit.Fact.person }
      if names.contains(token.hash) { facts |= TurnUnit.Fact.participant }
      let isFunction = functionWord.value(of: token) != nil || answerWord.value(of: token) != nil
      if isFunction { facts |= TurnUnit.Fact.isFunction }
      let hash = names.contains(token.hash) ? TurnHash.participant : token.hash
      let mask = TurnUnit.Fact.capital | TurnUnit.Fact.event | TurnUnit.Fact.placeNoun | TurnUnit.Fact.person
      return TurnUnit(
        form: .word, tokens: index..<index + 1, hash: hash,
        kind: isFunction || names.contains(token.hash)
          ? hash : TurnHash.of(TurnHash.content, UInt64(facts & mask)),
        facts: facts)
    }
  }
}

extension Double {
  fileprivate var isWhole: Bool { self == rounded() }
}

extension DateTimeValue.Form {
  fileprivate var index: Int {
    switch self {
    case .date: 0
    case .time: 1
    case .datetime: 2
    case .interval: 3
    case .duration: 4
    case .recurrence: 5
    }
  }
}

/// Hashes of features.
package enum TurnHash {
  static let time: UInt64 = 0x7101
  static let number: UInt64 = 0x7102
  static let opaque: UInt64 = 0x7103
  static let content: UInt64 = 0x7104
  static let participant: UInt64 = 0x7105
  static let edge: UInt64 = 0x7106

  /// The hash of a name, the same on every machine.
  package static func of(_ name: String) -> UInt64 {
    name.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  @inline(__always)
  package static func of(_ first: UInt64, _ second: UInt64) -> UInt64 {
    var value = (first &* 0x9E37_79B9_7F4A_7C15) ^ (second &+ 0x7F4A_7C15_9E37_79B9)
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }
}
