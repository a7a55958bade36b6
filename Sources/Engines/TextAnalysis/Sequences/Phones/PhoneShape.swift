/// The shape in which a candidate is written, and the readings that it allows.
struct PhoneShape {
  /// Whether it begins with "+" or a bracket.
  let hasLead: Bool
  let hasPlus: Bool
  /// Whether it is digits alone.
  let isBare: Bool
  /// Whether every bracket closes, none within another.
  let isBalanced: Bool
  /// "12-15 (2009": pages and a year of a reference.
  let isPageReference: Bool
  /// Whether it was cut out of a longer stretch at its start.
  let wasCut: Bool
  /// Whether its digits begin with a zero, the national prefix of most plans (ITU-T E.164, annex A).
  private let hasNationalPrefix: Bool
  private let groups: [Int]
  private let values: [Int]
  private let separators: [UInt8]
  /// The first ten digits as one number.
  private let stamp: Int

  init(_ piece: Range<Int>, run: PhoneRun) {
    let elements = run.folded[piece]
    hasPlus = elements.first == UInt8(ascii: "+") || elements.dropFirst().first == UInt8(ascii: "+")
    hasLead = hasPlus || elements.first == UInt8(ascii: "(")
    isBare = elements.allSatisfy(\.isASCIIDigit)
    wasCut = piece.lowerBound > 0
    hasNationalPrefix = elements.first { $0.isASCIIDigit || $0 == UInt8(ascii: "+") } == UInt8(ascii: "0")
    let ranges = run.groups(in: piece)
    groups = ranges.map(\.count)
    values = ranges.map { run.value($0) }
    separators = zip(ranges, ranges.dropFirst()).map { run.folded[$0.0.upperBound] }
    stamp = elements.lazy.filter(\.isASCIIDigit).prefix(10).reduce(0) { $0 * 10 + Int($1 &- 0x30) }
    isBalanced = Self.isBalanced(elements)
    isPageReference = Self.isPageReference(ranges, run: run)
  }

  private static func isBalanced(_ elements: ArraySlice<UInt8>) -> Bool {
    var isOpen = false
    var pairs = 0
    for (offset, element) in elements.enumerated() {
      switch element {
      case UInt8(ascii: "("):
        guard !isOpen, pairs < 4 else { return false }
        isOpen = true
      case UInt8(ascii: ")"):
        // "415) 555 0132": the first bracket is often left out or stands before the candidate.
        guard isOpen || (pairs == 0 && offset <= 5) else { return false }
        isOpen = false
        pairs += 1
      default: break
      }
    }
    return !isOpen
  }

  private static func isPageReference(_ groups: [Range<Int>], run: PhoneRun) -> Bool {
    guard groups.count >= 3 else { return false }
    for index in 0..<groups.count - 2 {
      let (a, b, c) = (groups[index], groups[index + 1], groups[index + 2])
      guard c.count == 4, a.count <= 5, b.count <= 5 else { continue }
      let dashes = run.folded[a.upperBound..<b.lowerBound]
      let gap = run.folded[b.upperBound..<c.lowerBound]
      if dashes.allSatisfy({ $0 == UInt8(ascii: "-") }), gap.last == UInt8(ascii: "("),
        gap.dropLast().allSatisfy({ $0 == UInt8(ascii: " ") }), (1900...2099).contains(run.value(c)),
        a.lowerBound == 0 || run.folded[a.lowerBound - 1] == UInt8(ascii: " ")
      {
        return true
      }
    }
    return false
  }

  /// Whether a number of the plan is meant as one: not where words say otherwise or the form is another's.
  func isMeant(_ verdict: PhoneCues.Verdict) -> Bool {
    switch verdict {
    case .direct: true
    case .other: hasPlus
    case .near: hasPlus || !(isAddressOfHost || isYears || isMultiplesOfTen)
    case .none, .weak:
      hasPlus || !(isAddressOfHost || isYears || isMultiplesOfTen || isDateStamp || isDecimal)
    }
  }

  /// Whether words make a number of digits that no plan has.
  func isAnnounced(_ verdict: PhoneCues.Verdict, digits: Int, isPossible: Bool) -> Bool {
    switch verdict {
    case .none, .other: false
    case .direct: hasPlus || !(isAddressOfHost || isYears)
    case .weak: hasPlus && digits >= 9
    case .near: isUnmistakable(digits: digits)
    }
  }

  /// Whether a number that the plan has room for is one by its form alone: "07700 900418", "020 914 0177".
  ///
  /// The national prefix leads ten or eleven digits, in groups of three at least, with one kind of sign
  /// between; ranges that regulators keep for drama have this form and are assigned to nobody.
  func isNational(digits: Int) -> Bool {
    hasNationalPrefix && !isBare && (10...11).contains(digits) && groups.count >= 2
      && groups.allSatisfy { $0 >= 3 } && Set(separators).count == 1
      && (separators[0] == UInt8(ascii: " ") || separators[0] == UInt8(ascii: "-"))
  }

  /// A form that only phone numbers have: with "+", or nine digits and more in groups of at least two.
  private func isUnmistakable(digits: Int) -> Bool {
    if hasPlus { return digits >= 8 }
    if isBare { return digits == 10 }
    return digits >= 9 && groups.count >= 2 && !isAddressOfHost && !isYears && !isMultiplesOfTen
  }

  /// "192.168.101.123".
  private var isAddressOfHost: Bool {
    groups.count == 4 && separators.allSatisfy { $0 == UInt8(ascii: ".") } && values.allSatisfy { $0 < 256 }
      && groups.allSatisfy { $0 <= 3 }
  }

  /// "20261110", "2026111012": a day, perhaps with its hour, in digits alone.
  private var isDateStamp: Bool {
    guard isBare, let value = values.first else { return false }
    let day = groups == [8] ? value : groups == [10] ? stamp / 100 : 0
    return (1900...2099).contains(day / 10000) && (1...12).contains(day / 100 % 100)
      && (1...31).contains(day % 100) && (groups == [8] || stamp % 100 < 24)
  }

  /// "48.858370": a number with a fraction.
  private var isDecimal: Bool {
    groups.count == 2 && separators == [UInt8(ascii: ".")] && groups[0] <= 3
  }

  /// "2019-2020", "1990 - 1995".
  private var isYears: Bool {
    groups == [4, 4] && values.allSatisfy { (1800...2100).contains($0) }
  }

  /// "1000 - 2000", "10 20 30 40": amounts and lists.
  private var isMultiplesOfTen: Bool {
    groups.count > 1 && values.allSatisfy { $0 % 10 == 0 && $0 > 0 } && groups.allSatisfy { $0 == groups[0] }
  }
}
