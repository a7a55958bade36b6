// Days and times of day are written as their descriptions, ISO 8601; what is no day or time is refused.

extension CivilDate: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    let isNegative = text.hasPrefix("-")
    let parts = (isNegative ? text.dropFirst() : text[...]).split(
      separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    guard parts.count == 3, numbers.count == 3, numbers.allSatisfy({ (0..<1_000_000).contains($0) }),
      let date = CivilDate(year: isNegative ? -numbers[0] : numbers[0], month: numbers[1], day: numbers[2])
    else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "expected a day such as 2026-03-13")
    }
    self = date
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension ClockTime: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let parts = try container.decode(String.self).split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    guard parts.count == 3, numbers.count == 3,
      let time = ClockTime(hour: numbers[0], minute: numbers[1], second: numbers[2])
    else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "expected a time of day such as 19:00:00")
    }
    self = time
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
