/// The pieces into which a stretch of digits is cut: each may be one number.
enum PhonePieces {
  // MARK: Dates and times

  /// The parts of a stretch between dates and the parts of clock times that touch it.
  static func withoutDates(
    _ range: Range<Int>, run: PhoneRun, isTimeBefore: Bool, isTimeAfter: Bool
  ) -> [Range<Int>] {
    let groups = run.groups(in: range)
    guard groups.count > 1 else { return isTimeBefore && isShort(groups.first) ? [] : [range] }
    var segments: [Range<Int>] = []
    var start = range.lowerBound
    var index = 0
    if isTimeBefore, isShort(groups.first) {
      start = groups[0].upperBound
      index = 1
    }
    while index < groups.count {
      if index + 2 < groups.count, isDate(groups, at: index, run: run) {
        if groups[index].lowerBound > start { segments.append(start..<groups[index].lowerBound) }
        start = groups[index + 2].upperBound
        index += 3
      } else {
        index += 1
      }
    }
    if start < range.upperBound { segments.append(start..<range.upperBound) }
    return segments
  }

  private static func isShort(_ group: Range<Int>?) -> Bool { (group?.count ?? 0) <= 2 }

  /// "4/21/2020", "21.6.1984", "2014-04-12": three groups with one sign between them and none around.
  private static func isDate(_ groups: [Range<Int>], at index: Int, run: PhoneRun) -> Bool {
    let (a, b, c) = (groups[index], groups[index + 1], groups[index + 2])
    guard b.lowerBound - a.upperBound == 1, c.lowerBound - b.upperBound == 1 else { return false }
    let sign = run.folded[a.upperBound]
    guard sign == run.folded[b.upperBound],
      [UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-")].contains(sign)
    else { return false }
    if index > 0, run.folded[a.lowerBound - 1] == sign { return false }
    if index + 3 < groups.count, run.folded[c.upperBound] == sign { return false }
    func isDay(_ group: Range<Int>) -> Bool { group.count <= 2 && (1...31).contains(run.value(group)) }
    func isYear(_ group: Range<Int>) -> Bool { group.count == 4 && (1900...2099).contains(run.value(group)) }
    if isYear(a) { return isDay(b) && isDay(c) }
    guard isDay(a), isDay(b), min(run.value(a), run.value(b)) <= 12 else { return false }
    return isYear(c) || (c.count == 2 && sign == UInt8(ascii: "/"))
  }

  /// "20120102 08" before ":00": the date and hour of a time stamp.
  static func isTimestamp(_ segment: Range<Int>, run: PhoneRun, isTimeAfter: Bool) -> Bool {
    guard isTimeAfter, segment.upperBound == run.count, let hour = run.groups(in: segment).last,
      hour.count == 2,
      run.isSpace(hour.lowerBound - 1)
    else { return false }
    let digits = segment.prefix { $0 < hour.lowerBound }.filter { run.isDigit($0) }.suffix(8)
    guard digits.count == 8 else { return false }
    let value = digits.reduce(0) { $0 * 10 + Int(run.folded[$1] &- 0x30) }
    return (1000...2999).contains(value / 10000) && (1...12).contains(value / 100 % 100)
      && (1...31).contains(value % 100)
  }

  /// 13 to 19 digits in the groups of payment cards whose check digit fits (ISO/IEC 7812).
  static func isPaymentCard(_ segment: Range<Int>, run: PhoneRun) -> Bool {
    let digits = run.digits(in: segment)
    guard (13...19).contains(digits), !segment.contains(where: { run.folded[$0] == UInt8(ascii: "+") }) else {
      return false
    }
    let groups = run.groups(in: segment).map(\.count)
    if groups == [4, 4, 4, 4] || groups == [4, 6, 5] { return true }
    guard groups.count == 1, digits >= 15 else { return false }
    var sum = 0
    for (offset, index) in segment.reversed().filter({ run.isDigit($0) }).enumerated() {
      let digit = Int(run.folded[index] &- 0x30)
      sum += offset % 2 == 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2
    }
    return sum % 10 == 0
  }

  // MARK: Pieces

  /// The whole segment, then its pieces between slashes, from brackets on, around spaced dashes, around
  /// dashes that mean "to", behind full stops and between spaces.
  static func pieces(of segment: Range<Int>, run: PhoneRun) -> [Range<Int>] {
    var pieces = [segment]
    func add(_ cuts: [Range<Int>]) {
      guard !cuts.isEmpty else { return }
      var start = segment.lowerBound
      for cut in cuts {
        if cut.lowerBound > start { pieces.append(start..<cut.lowerBound) }
        start = cut.upperBound
      }
      if start < segment.upperBound { pieces.append(start..<segment.upperBound) }
    }
    let inner = segment.dropFirst()
    add(inner.filter { run.folded[$0] == UInt8(ascii: "/") }.map { $0..<$0 + 1 })
    add(inner.filter { run.folded[$0] == UInt8(ascii: "(") }.map { $0..<$0 })
    add(
      inner.filter { index in
        (run.folded[index] == UInt8(ascii: "-") || run.folded[index] == PhoneRun.rangeDash)
          && (run.isSpace(index - 1) || run.isSpace(index + 1))
      }.map { $0..<$0 + 1 })
    add(inner.filter { run.folded[$0] == PhoneRun.rangeDash }.map { $0..<$0 + 1 })
    add(inner.filter { run.folded[$0] == UInt8(ascii: ".") && run.isSpace($0 + 1) }.map { $0..<$0 + 1 })
    add(inner.filter { run.isSpace($0) }.map { $0..<$0 + 1 })
    return pieces
  }
}
