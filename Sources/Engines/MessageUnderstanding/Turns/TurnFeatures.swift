import LanguageData

/// A feature of a turn or of a unit: a hash of what it is.
package typealias TurnFeature = UInt32

/// A turn as the model reads it, without what stood before it.
package struct TurnScan: Sendable {
  package var units: [TurnUnit]
  /// For each unit the sentence it lies in.
  package var sentence: [Int]
  package var sentenceCount: Int
  /// The units' features, one unit after the other.
  package var unitFeatures: [TurnFeature] = []
  /// The places in `unitFeatures` where those of each unit begin, and at last where they end.
  package var unitStarts: [Int32] = [0]
  /// The turn's own features.
  package var turnFeatures: [TurnFeature] = []
  /// The hashes that the next turn sees of this one.
  package var echo: [UInt64] = []
  /// The hashes of what is done ("dinner"), and of the words of days and times ("tonight"), which all later
  /// turns see.
  package var topics: [UInt64] = []
  package var isOwn: Bool
}

/// The hints of rules and other models about a turn, as hashes that become features of it.
package struct TurnHints: Sendable {
  /// By token.
  package var tokens: [Int: [UInt64]] = [:]
  /// By sentence.
  package var sentences: [Int: [UInt64]] = [:]
  package var turn: [UInt64] = []
  /// The hashes that the next turn sees.
  package var echo: [UInt64] = []

  package init() {}
}

/// The context of a turn: what it sees of the turns before it.
package struct TurnContext: Sendable {
  /// The hashes that the turn before it leaves.
  package var echo: [UInt64] = []
  /// Whether it was by the same person.
  package var isSameSender = false
  /// Whether one of the turns before named a day, a time, an activity.
  package var hasDay = false
  package var hasTime = false
  package var count = 0
  /// The topic of the earlier turns: the vectors of their words, added up, the older the less; empty where none has any.
  package private(set) var topic: [Float] = []
  /// How much less a turn counts than the one behind it.
  private static let fading: Float = 0.7
  /// The latest hashes of what earlier turns spoke of.
  private var topics: [UInt64] = []
  private static let mostTopics = 8

  package init() {}

  /// Takes a turn into what later ones see.
  package mutating func add(_ sums: TurnSums) { add(sums.scan, topic: sums.topic) }

  /// The same from the vector of what it speaks of, of any size.
  package mutating func add(_ scan: TurnScan, topic other: [Float]) {
    echo = scan.echo
    for unit in scan.units where unit.form == .time || unit.form == .number || unit.isLoose {
      if unit.facts & TurnUnit.Fact.hasDay != 0 { hasDay = true }
      if unit.facts & (TurnUnit.Fact.hasTime | TurnUnit.Fact.hour) != 0 { hasTime = true }
    }
    topics = (topics + scan.topics).suffix(TurnContext.mostTopics)
    if topic.count == other.count {
      for place in topic.indices { topic[place] = topic[place] * TurnContext.fading + other[place] }
    } else if topic.isEmpty {
      topic = other
    }
    count += 1
  }

  /// The features of the context, the same for all units of a turn.
  package func features(seed: UInt64) -> [TurnFeature] {
    var features: [TurnFeature] = []
    func add(_ hash: UInt64) { features.append(TurnFeatures.feature(TurnHash.of(seed, hash))) }
    add(TurnHash.of(0x8001, UInt64(min(count, 3))))
    add(TurnHash.of(0x8002, (isSameSender ? 1 : 0) | (count > 0 ? 2 : 0)))
    add(TurnHash.of(0x8003, (hasDay ? 1 : 0) | (hasTime ? 2 : 0) | (isSameSender ? 4 : 0)))
    for hash in echo { add(TurnHash.of(0x8004, hash)) }
    for hash in Set(topics).sorted() { add(TurnHash.of(0x8005, hash)) }
    return features
  }
}

/// The features of a turn and of its units. The same text gives the same features on every machine.
package enum TurnFeatures {
  @inline(__always)
  package static func feature(_ hash: UInt64) -> TurnFeature { TurnFeature(truncatingIfNeeded: hash >> 20) }

  /// Units on each side that are seen by their place.
  private static let window = 4
  /// The words of other sentences that a day or a time sees.
  private static let mostAround = 24
  /// Units on each side that are seen as being near.
  private static let near = 9

  package static func scan(
    _ units: [TurnUnit], in document: Document, sentences: [Range<Int>], hints: TurnHints, isOwn: Bool,
    isMail: Bool
  ) -> TurnScan {
    var sentence = [Int](repeating: 0, count: units.count)
    var place = 0
    for index in units.indices {
      while place + 1 < sentences.count, sentences[place + 1].lowerBound <= units[index].tokens.lowerBound {
        place += 1
      }
      sentence[index] = place
    }
    var scan = TurnScan(units: units, sentence: sentence, sentenceCount: sentences.count, isOwn: isOwn)
    let frame = Frame(scan, document, hints, isMail: isMail)
    scan.unitFeatures.reserveCapacity(units.count * 90)
    for index in units.indices {
      frame.add(index, to: &scan.unitFeatures)
      scan.unitStarts.append(Int32(scan.unitFeatures.count))
    }
    frame.addTurn(to: &scan.turnFeatures)
    scan.echo = frame.echo()
    scan.topics = frame.topics()
    return scan
  }

  private struct Frame {
    let scan: TurnScan
    let units: [TurnUnit]
    let document: Document
    let hints: TurnHints
    let isMail: Bool
    /// For each sentence the sign at its end.
    var ends: [UInt64]
    var moments: [Int]
    let turnFacts: UInt64
    let hasQuestion: Bool

    init(_ scan: TurnScan, _ document: Document, _ hints: TurnHints, isMail: Bool) {
      self.scan = scan
      self.hints = hints
      units = scan.units
      self.document = document
      self.isMail = isMail
      ends = Array(repeating: 0, count: max(scan.sentenceCount, 1))
      var hasQuestion = false
      for index in scan.units.indices where scan.units[index].form == .sign {
        let token = document.tokens[scan.units[index].tokens.lowerBound]
        if token.isSign("?") {
          hasQuestion = true
          ends[scan.sentence[index]] = 1
        } else if token.isSign("!") {
          ends[scan.sentence[index]] = 2
        } else if token.isSign("."), ends[scan.sentence[index]] == 0 {
          ends[scan.sentence[index]] = 3
        }
      }
      self.hasQuestion = hasQuestion
      moments = scan.units.indices.filter { scan.units[$0].isMoment }
      var octave = 0
      while octave < 6, 4 << octave < scan.units.count { octave += 1 }
      turnFacts =
        UInt64(octave) << 4 | (scan.isOwn ? 1 : 0) | (isMail ? 2 : 0) | (hasQuestion ? 4 : 0)
    }

    private func hash(_ index: Int) -> UInt64 {
      units.indices.contains(index) ? units[index].hash : TurnHash.edge &+ (index < 0 ? 0 : 1)
    }

    private func kind(_ index: Int) -> UInt64 {
      units.indices.contains(index) ? units[index].kind : TurnHash.edge &+ (index < 0 ? 0 : 1)
    }

    func add(_ index: Int, to features: inout [TurnFeature]) {
      let unit = units[index]
      func put(_ seed: UInt64, _ value: UInt64) {
        features.append(TurnFeatures.feature(TurnHash.of(seed, value)))
      }
      let form = UInt64(unit.form.rawValue)
      put(1, 0)
      put(2, form)
      put(3, unit.hash)
      put(4, unit.kind)
      put(5, UInt64(unit.facts) << 3 | form)
      for bit in 0..<18 where unit.facts & 1 << bit != 0 { put(6, UInt64(bit)) }
      for offset in 1...TurnFeatures.window {
        put(0x10 + UInt64(offset), hash(index - offset))
        put(0x20 + UInt64(offset), hash(index + offset))
        put(0x30 + UInt64(offset), kind(index - offset))
        put(0x40 + UInt64(offset), kind(index + offset))
      }
      put(0x50, TurnHash.of(hash(index - 1), hash(index)))
      put(0x51, TurnHash.of(hash(index), hash(index + 1)))
      put(0x52, TurnHash.of(hash(index - 2), hash(index - 1)))
      put(0x53, TurnHash.of(hash(index + 1), hash(index + 2)))
      put(0x54, TurnHash.of(TurnHash.of(hash(index - 3), hash(index - 2)), hash(index - 1)))
      put(0x55, TurnHash.of(TurnHash.of(hash(index + 1), hash(index + 2)), hash(index + 3)))
      put(0x56, TurnHash.of(TurnHash.of(kind(index - 2), kind(index - 1)), kind(index)))
      put(0x57, TurnHash.of(TurnHash.of(kind(index), kind(index + 1)), kind(index + 2)))
      put(0x58, TurnHash.of(TurnHash.of(kind(index - 1), kind(index)), kind(index + 1)))
      put(0x59, TurnHash.of(hash(index - 1), hash(index + 1)))
      put(0x5A, TurnHash.of(TurnHash.of(kind(index - 3), kind(index - 2)), kind(index - 1)))
      put(0x5B, TurnHash.of(TurnHash.of(kind(index + 1), kind(index + 2)), kind(index + 3)))
      // Words near it in its sentence, whatever their distance.
      let sentence = scan.sentence[index]
      var other = index - 1
      while other >= 0, index - other <= TurnFeatures.near, scan.sentence[other] == sentence {
        put(0x60, units[other].hash)
        other -= 1
      }
      other = index + 1
      while other < units.count, other - index <= TurnFeatures.near, scan.sentence[other] == sentence {
        put(0x61, units[other].hash)
        other += 1
      }
      if let minutes = unit.minutes {
        let hour = UInt64(minutes / 60) << 2 | (unit.isLate ? 1 : 0) | (unit.isOpen ? 2 : 0)
        put(0xB5, hour)
        put(0xB6, TurnHash.of(hour, turnFacts))
        put(0xB7, TurnHash.of(hour, hash(index - 1)))
        put(0xB8, UInt64(minutes % 60))
        put(0xB9, hour & 3)
      }
      for hint in hints.tokens[unit.tokens.lowerBound] ?? [] {
        put(0xB0, hint)
        put(0xB3, TurnHash.of(hint, unit.kind))
      }
      for hint in hints.sentences[sentence] ?? [] {
        put(0xB1, hint)
        put(0xB2, TurnHash.of(hint, form))
      }
      if unit.isMoment { addTurn(around: index, put) }
      addPlace(index, put)
      if unit.form == .word { addLetters(unit, put) }
    }

    /// What is said in the other sentences, and the words of all days and times: "Dinner Friday? Lilia at 8".
    private func addTurn(around index: Int, _ put: (UInt64, UInt64) -> Void) {
      for word in words(of: units[index]) { put(0xBA, word) }
      var left = TurnFeatures.mostAround
      for (other, unit) in units.enumerated() where other != index && left > 0 {
        if unit.form == .time {
          for word in words(of: unit) { put(0xBB, word) }
        } else if unit.form == .word, unit.facts & TurnUnit.Fact.isFunction == 0,
          scan.sentence[other] != scan.sentence[index]
        {
          put(0xBC, unit.hash)
          left -= 1
        }
      }
    }

    /// The words of a day or a time.
    private func words(of unit: TurnUnit) -> [UInt64] {
      guard unit.form == .time else { return [] }
      return unit.tokens.prefix(8).filter { document.tokens[$0].kind == .word }
        .map { document.tokens[$0].hash }
    }

    /// What the turn speaks of: what is done, and the words of days and times.
    func topics() -> [UInt64] {
      var found: [UInt64] = []
      for unit in units.prefix(160) {
        if unit.form == .word, unit.facts & TurnUnit.Fact.event != 0 { found.append(unit.hash) }
        found += words(of: unit)
      }
      return Array(found.prefix(6))
    }

    private func addPlace(_ index: Int, _ put: (UInt64, UInt64) -> Void) {
      let sentence = scan.sentence[index]
      put(0x70, ends[sentence])
      put(0x71, UInt64(min(sentence, 3)) << 1 | (sentence == scan.sentenceCount - 1 ? 1 : 0))
      put(0x72, turnFacts)
      let isEnd = index + 1 >= units.count || scan.sentence[index + 1] != sentence
      put(0x73, (isEnd ? 1 : 0) | (index == 0 || scan.sentence[index - 1] != sentence ? 2 : 0))
      // The times around it.
      var before: Int?
      var behind: Int?
      for moment in moments {
        if moment < index { before = moment }
        if moment > index {
          behind = moment
          break
        }
      }
      func distance(_ other: Int?) -> UInt64 {
        guard let other else { return 9 }
        let apart = abs(other - index)
        let isHere = scan.sentence[other] == sentence
        return UInt64(apart <= 3 ? apart : apart <= 6 ? 4 : 5) | (isHere ? 16 : 0)
      }
      put(0x74, distance(before))
      put(0x75, distance(behind))
      put(0x76, TurnHash.of(distance(before), before.map { units[$0].kind } ?? 0))
      put(0x77, TurnHash.of(distance(behind), behind.map { units[$0].kind } ?? 0))
      put(0x78, UInt64(min(moments.count, 4)) << 3 | UInt64(min(moments.count { $0 < index }, 4)))
    }

    private func addLetters(_ unit: TurnUnit, _ put: (UInt64, UInt64) -> Void) {
      let token = document.tokens[unit.tokens.lowerBound]
      let bytes = document.bytes[Int(token.start)..<Int(token.end)]
      func fold(_ part: ArraySlice<UInt8>) -> UInt64 {
        part.reduce(UInt64(part.count)) {
          ($0 ^ UInt64($1 >= 0x41 && $1 <= 0x5A ? $1 | 0x20 : $1)) &* 0x100_0000_01b3
        }
      }
      if bytes.count > 3 {
        put(0x80, fold(bytes.prefix(3)))
        put(0x81, fold(bytes.suffix(3)))
        put(0x82, fold(bytes.prefix(4)))
        put(0x83, fold(bytes.suffix(2)))
      }
      put(0x84, UInt64(min(bytes.count, 9)))
    }

    /// The features of the turn as a whole.
    func addTurn(to features: inout [TurnFeature]) {
      func put(_ seed: UInt64, _ value: UInt64) {
        features.append(TurnFeatures.feature(TurnHash.of(seed, value)))
      }
      put(0x90, 0)
      let own: UInt64 = scan.isOwn ? 1 : 0
      for hint in hints.turn {
        put(0xB4, hint)
        put(0xA0, TurnHash.of(hint, own))
      }
      put(0x91, turnFacts)
      put(0x92, UInt64(min(moments.count, 4)))
      var kinds: UInt64 = 0
      for moment in moments {
        let facts = units[moment].facts
        if facts & TurnUnit.Fact.hasDay != 0 { kinds |= 1 }
        if facts & TurnUnit.Fact.hasTime != 0 { kinds |= 2 }
        if facts & TurnUnit.Fact.hour != 0 { kinds |= 4 }
        if facts & TurnUnit.Fact.isPast != 0 { kinds |= 8 }
        if facts & TurnUnit.Fact.isRange != 0 { kinds |= 16 }
        put(0x9F, units[moment].kind)
      }
      put(0x93, kinds)
      put(0x93, kinds << 8 | (hasQuestion ? 1 << 16 : 0) | UInt64(scan.isOwn ? 1 << 17 : 0))
      for index in units.indices.prefix(160) {
        put(0x94, units[index].hash)
        put(0xA1, TurnHash.of(units[index].hash, own))
        put(0x95, TurnHash.of(hash(index - 1), hash(index)))
        put(0x96, TurnHash.of(TurnHash.of(hash(index - 2), hash(index - 1)), hash(index)))
        put(0x97, TurnHash.of(TurnHash.of(kind(index - 2), kind(index - 1)), kind(index)))
        if index < 3 { put(0x98 + UInt64(index), units[index].hash) }
      }
      put(0x9C, TurnHash.of(hash(0), hash(1)))
      put(0x9D, units.last?.hash ?? 0)
      put(0x9E, TurnHash.of(hash(units.count - 2), hash(units.count - 1)))
    }

    /// The last words and what the turn names, as the next turn sees them.
    func echo() -> [UInt64] {
      var echo = hints.echo.map { TurnHash.of(6, $0) }
      let last = scan.sentence.last ?? 0
      for index in units.indices.suffix(14) where scan.sentence[index] == last {
        echo.append(TurnHash.of(1, units[index].hash))
      }
      for index in units.indices.prefix(2) { echo.append(TurnHash.of(2, units[index].hash)) }
      for moment in moments.prefix(3) { echo.append(TurnHash.of(3, units[moment].kind)) }
      echo.append(TurnHash.of(4, turnFacts & 7))
      echo.append(TurnHash.of(5, UInt64(min(moments.count, 3)) << 1 | (hasQuestion ? 1 : 0)))
      return echo
    }
  }
}
