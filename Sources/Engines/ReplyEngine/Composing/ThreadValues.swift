import CivilTime
import LanguageData
import SuggestionEngine
import TextAnalysis

/// The values of a thread that a reply may name: the day and time that were proposed, the place, the two
/// things to choose between. Only where there is one of each, so that no reply names the wrong one.
struct ThreadValues: Sendable {
  private(set) var slots: [ReplySlot: String] = [:]
  /// What the messages to be answered tell, which isn't asked back.
  private(set) var told: Set<ReplyBank.Asked> = []
  /// Whether the answer may not be known yet: the message speaks of a day to come, or is a mail.
  private(set) var canWait = false
  /// Whether the message may be of somebody else than its writer: "my son has a fever".
  private(set) var isOfOthers = false

  /// Whether the message leaves a choice between two things.
  var isChoice: Bool { slots[.a] != nil && slots[.b] != nil }

  /// - Parameters:
  ///   - choice: what the message leaves to choose.
  ///   - others: the messages of the same turn of talk.
  ///   - plan: what is planned as of the message, where something is.
  ///   - context: the reader, as of the message.
  init(
    of digest: MessageDigest, others: [MessageDigest] = [], plan: OpenPlan?, choice: ChoiceReader,
    context: AnalysisContext, isMail: Bool = false, words: ReplyWords
  ) {
    let today = context.localReference.date
    canWait = isMail
    for digest in others + [digest] {
      for detection in digest.detections {
        switch detection.value {
        case .dateTime(let value):
          if value.start?.date != nil || value.start?.time != nil { told.insert(.day) }
          if value.start?.time != nil { told.insert(.clock) }
          if let date = value.start?.date, date > today { canWait = true }
        case .money: told.insert(.amount)
        case .place, .address: told.insert(.place)
        default: break
        }
      }
      if digest.document.tokens.contains(where: { words.isNow($0.hash) }) {
        told.formUnion([.day, .clock])
      }
    }
    isOfOthers = digest.document.tokens.contains { words.isPerson($0.hash) }
    let times = digest.detections.compactMap { detection -> (Detection, DateTimeValue)? in
      guard case .dateTime(let value) = detection.value else { return nil }
      return (detection, value)
    }
    if times.count == 1, let (detection, value) = times.first,
      ThreadValues.isAhead(value, context.localReference.date),
      !ThreadValues.isLimit(detection, in: digest.document, words)
    {
      read(detection, value, words)
    }
    if let place = ThreadValues.place(of: plan, in: digest) { slots[.place] = place }
    for (slot, option) in zip([ReplySlot.a, .b, .c], choice.options) { slots[slot] = option }
    if isChoice || choice.form != nil {
      // What is left open isn't agreed to.
      slots[.when] = nil
      slots[.day] = nil
      slots[.on] = nil
      slots[.time] = nil
    }
  }

  /// The text of a slot in a reply; nil where the thread doesn't give one.
  func text(for slot: ReplySlot) -> String? { slots[slot] }

  // MARK: Times

  private static func isAhead(_ value: DateTimeValue, _ today: CivilDate) -> Bool {
    guard [.date, .time, .datetime].contains(value.form), let start = value.start else { return false }
    guard value.grain <= .day else { return false }
    return start.date.map { $0 >= today } ?? true
  }

  /// Whether a time is one until or after which something holds: "by Friday", "in ten minutes".
  private static func isLimit(_ detection: Detection, in document: Document, _ words: ReplyWords) -> Bool {
    if let first = Document(detection.text).tokens.first, words.isDeadline(first.hash) { return true }
    let start = document.tokens.firstIndex {
      document.scalarOffset(ofByte: Int($0.start)) >= detection.range.lowerBound
    }
    return start.map { $0 > 0 && words.isDeadline(document.tokens[$0 - 1].hash) } ?? false
  }

  private mutating func read(_ detection: Detection, _ value: DateTimeValue, _ words: ReplyWords) {
    let document = Document(detection.text)
    let days = document.tokens.compactMap { words.day(ofHash: $0.hash) }
    if days.count == 1, value.start?.date != nil {
      slots[.day] = days[0]
      slots[.on] = days[0].first?.isUppercase ?? false ? "on " + days[0] : days[0]
    }
    if let time = value.start?.time, !document.tokens.contains(where: { words.isDayPart($0.hash) }) {
      slots[.time] = ThreadValues.clock(time, as: detection.text)
    }
    if let when = ThreadValues.phrase(document, words) { slots[.when] = when }
  }

  private static let longestPhrase = 5

  /// A phrase as it can stand at the beginning of a reply: "tomorrow at 7", without the preposition before it.
  private static func phrase(_ document: Document, _ words: ReplyWords) -> String? {
    var tokens = document.tokens[...]
    while let first = tokens.first, words.isPreposition(first.hash) { tokens = tokens.dropFirst() }
    guard !tokens.isEmpty, tokens.count <= longestPhrase * 2,
      tokens.count(where: { $0.kind != .sign }) <= longestPhrase,
      !tokens.contains(where: { $0.isSign(",") || $0.isSign("(") || $0.isSign("?") || $0.startsLine })
    else { return nil }
    var text = ""
    for (index, token) in tokens.enumerated() {
      if index > 0, token.spaced { text += " " }
      text += words.day(ofHash: token.hash) ?? document.text(token.range)
    }
    return text
  }

  /// A time of day in the form in which it was written.
  private static func clock(_ time: ClockTime, as text: String) -> String {
    let lower = text.lowercased()
    if lower.contains("noon") || lower.contains("midday") { return "noon" }
    let digits = text.split { !$0.isASCII || !$0.isNumber }
    let is24 = digits.first.flatMap { Int($0) } == time.hour && time.hour > 12
    let hour = is24 ? time.hour : (time.hour + 11) % 12 + 1
    var shown = "\(hour)"
    if time.minute != 0 || is24 { shown += time.minute < 10 ? ":0\(time.minute)" : ":\(time.minute)" }
    if !is24, lower.contains("pm") || lower.contains("p.m") { shown += "pm" }
    if !is24, lower.contains("am") || lower.contains("a.m") { shown += "am" }
    return shown
  }

  // MARK: Places

  /// "at Luigi's", where the message itself names the plan's one place so.
  private static func place(of plan: OpenPlan?, in digest: MessageDigest) -> String? {
    guard let plan else { return nil }
    let places = plan.candidates.filter { $0.slot == "place" && $0.standing != "refused" }
    guard places.count == 1, let place = places.first?.value, place.count <= 30,
      place.first?.isUppercase ?? false
    else { return nil }
    return digest.text.contains("at " + place) ? "at " + place : nil
  }
}
