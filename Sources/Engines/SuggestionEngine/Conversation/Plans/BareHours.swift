import CivilTime
import TextAnalysis

extension MomentReader {
  /// A number as an hour: "7 works", "7.15 sharp"; nil where it counts something.
  func hour(_ number: MessageReading.Span) -> Moment? {
    if let time = pointed(number) ?? compact(number) { return time }
    let token = number.tokens.lowerBound
    guard case .number(let value) = number.detection.value,
      (1...12).contains(value), value == value.rounded(), number.tokens.count == 1,
      // "+1" and "-1" count, they tell no time.
      input.phrases.event(input.reading.tokens, at: token) == nil,
      !input.reading.isSign(token - 1, "+"), !input.reading.isSign(token - 1, "-"), !counts(token),
      !isDayOfRange(token), input.reading.mask(number.tokens, honouring: .quoted) == nil
    else { return nil }
    return Moment(
      start: LocalDateTime(time: ClockTime(hour: Int(value), minute: 0)), namesDay: false,
      isApproximate: false, words: [number.tokens], confidence: 0.85, hourIsOpen: true, isHalfOpen: true)
  }

  /// "Fri 10 to Sun 12 July": a day, and not an hour.
  private func isDayOfRange(_ token: Int) -> Bool {
    let tokens = input.reading.tokens
    guard token + 2 < tokens.count,
      input.phrases.rangeWord.value(of: tokens[token + 1]) != nil || input.reading.isSign(token + 1, "-")
    else { return false }
    return input.reading.isInSpan(token + 2, of: [.dateTime]) && tokens[token + 2].kind != .number
  }

  /// "3 tickets", "four of us", "a table for 2": how many, not when.
  private func counts(_ token: Int) -> Bool {
    let next = token + 1
    if input.reading.tokens.indices.contains(next), input.reading.tokens[next].kind == .word,
      input.phrases.plan.timeTail.value(of: input.reading.tokens[next]) == nil,
      input.isContentWord(next) && input.phrases.homeWord.value(of: input.reading.tokens[next]) == nil
        || input.phrases.countedWord.value(of: input.reading.tokens[next]) != nil
    {
      return true
    }
    return token > 0 && input.phrases.purposeWord.value(of: input.reading.tokens[token - 1]) != nil
      && input.reading.has(MomentReader.forWord, at: token - 1, before: token)
  }

  /// "12.15" as people write a time where a time is asked for.
  private func pointed(_ number: MessageReading.Span) -> Moment? {
    let parts = number.detection.text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].count == 2, (1...2).contains(parts[0].count), let hour = Int(parts[0]),
      let minute = Int(parts[1]), minute < 60, minute % 5 == 0, (1...23).contains(hour),
      let time = ClockTime(hour: hour, minute: minute),
      input.reading.mask(number.tokens, honouring: .quoted) == nil
    else { return nil }
    return Moment(
      start: LocalDateTime(time: time), namesDay: false, isApproximate: false, words: [number.tokens],
      confidence: 0.85, hourIsOpen: hour <= 12, isHalfOpen: hour <= 12)
  }

  /// "730", "1115": hours and minutes without a sign between.
  private func compact(_ number: MessageReading.Span) -> Moment? {
    guard number.tokens.count == 1, number.detection.text.allSatisfy(\.isNumber),
      (3...4).contains(number.detection.text.count), let value = Int(number.detection.text),
      (1...12).contains(value / 100), value % 5 == 0, value % 100 < 60,
      let time = ClockTime(hour: value / 100, minute: value % 100), !counts(number.tokens.lowerBound),
      input.reading.mask(number.tokens, honouring: .quoted) == nil
    else { return nil }
    return Moment(
      start: LocalDateTime(time: time), namesDay: false, isApproximate: false, words: [number.tokens],
      confidence: 0.8, hourIsOpen: true, isHalfOpen: true)
  }

  /// The only two numbers of a sentence as a range: "2 to 3".
  func hourRange(inSentence sentence: Int) -> Moment? {
    let numbers = input.reading.spans(inSentence: sentence).map { input.reading.spans[$0] }.filter {
      $0.detection.type == .number
    }
    guard numbers.count == 2, case .number(let first) = numbers[0].detection.value,
      case .number(let last) = numbers[1].detection.value, (1...12).contains(first), (1...12).contains(last),
      first == first.rounded(), last == last.rounded(), first != last,
      numbers[0].tokens.upperBound < numbers[1].tokens.lowerBound
    else { return nil }
    let between = numbers[0].tokens.upperBound..<numbers[1].tokens.lowerBound
    guard between.count == 1,
      input.phrases.rangeWord.value(of: input.reading.tokens[between.lowerBound]) != nil
        || input.reading.isSign(between.lowerBound, "-"),
      let start = ClockTime(hour: Int(first), minute: 0)
    else { return nil }
    let begin = Moment.settled(start, in: 8..<23)
    let length = (Int(last) - Int(first) + 12) % 12
    return Moment(
      start: LocalDateTime(time: begin),
      end: LocalDateTime(time: ClockTime(secondOfDay: (begin.hour + length) % 24 * 3_600)), namesDay: false,
      isApproximate: false, words: [numbers[0].tokens.lowerBound..<numbers[1].tokens.upperBound],
      confidence: 0.85, hourIsOpen: false)
  }
}
