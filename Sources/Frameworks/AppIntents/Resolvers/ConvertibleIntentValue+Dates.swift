extension Date: ConvertibleIntentValue {
  /// Returns a date from ISO 8601 text or from date components. A day alone means its start, a time alone
  /// means today.
  package static func converted(
    from value: any Sendable, for traits: ParameterTraits?, in conversion: ParameterConversion
  ) -> Date? {
    var components: DateComponents
    if let text = value as? String {
      guard let parsed = DateText(text.trimmingCharacters(in: .whitespacesAndNewlines)) else { return nil }
      components = parsed.components
      if !parsed.hasDay {
        let today = conversion.calendar.dateComponents([.year, .month, .day], from: conversion.now)
        components.year = today.year
        components.month = today.month
        components.day = today.day
      }
    } else if let given = value as? DateComponents {
      components = given
    } else {
      return nil
    }
    return (components.calendar ?? conversion.calendar).date(from: components)
  }
}

extension DateComponents: ConvertibleIntentValue {
  /// Returns the date components that a parameter requests, from ISO 8601 text or from a date.
  package static func converted(
    from value: any Sendable, for traits: ParameterTraits?, in conversion: ParameterConversion
  ) -> DateComponents? {
    var kind = _ParameterOption.DateKind.dateTime
    if case .date(let asked) = traits { kind = asked }
    var components: DateComponents
    if let text = value as? String {
      guard let parsed = DateText(text.trimmingCharacters(in: .whitespacesAndNewlines)) else { return nil }
      guard kind != .date || parsed.hasDay, kind != .time || parsed.hasTime else { return nil }
      components = parsed.components
    } else if let date = value as? Date {
      components = conversion.calendar.dateComponents(
        [.year, .month, .day, .hour, .minute, .second], from: date)
    } else {
      return nil
    }
    if kind == .time { (components.year, components.month, components.day) = (nil, nil, nil) }
    if kind == .date {
      (components.hour, components.minute, components.second) = (nil, nil, nil)
      (components.nanosecond, components.timeZone) = (nil, nil)
    }
    return components
  }
}

extension ParameterConversion {
  /// The ISO 8601 calendar in which dates are read, with the time zone of the conversion.
  var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return calendar
  }
}

extension Duration: ConvertibleIntentValue {
  /// Returns a duration from ISO 8601 text (`PT1H30M`), hours, minutes and seconds (`1:30:00`), a number with
  /// a unit (`90 min`), a number of seconds, or a measurement.
  package static func converted(
    from value: any Sendable, for traits: ParameterTraits?, in conversion: ParameterConversion
  ) -> Duration? {
    switch value {
    case let number as Int: return lasting(Double(number))
    case let number as Double: return lasting(number)
    case let measurement as Measurement<UnitDuration>:
      return lasting(measurement.converted(to: .seconds).value)
    case let text as String:
      if let number = iso(text) ?? clock(text) { return lasting(number) }
      if let number = NumberText(text, in: conversion.locale)?.double { return lasting(number) }
      return Measurement<UnitDuration>.converted(from: text, for: nil, in: conversion)
        .flatMap { lasting($0.converted(to: .seconds).value) }
    default: return nil
    }
  }

  /// Returns a duration if it is under 10¹² seconds, beyond which sums of seconds could overflow.
  private static func lasting(_ number: Double) -> Duration? {
    abs(number) < 1e12 ? .seconds(number) : nil
  }

  private static func clock(_ text: String) -> Double? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count) else { return nil }
    var total = 0.0
    for part in parts {
      guard let number = Int(part), (0..<100_000).contains(number) else { return nil }
      total = total * 60 + Double(number)
    }
    return total
  }

  private static func iso(_ text: String) -> Double? {
    guard text.count <= 64, text.hasPrefix("P"), text.count > 2 else { return nil }
    var total = 0.0
    var number = ""
    var isTime = false
    for letter in text.dropFirst() {
      if letter.isASCII && letter.isNumber || letter == "." {
        number.append(letter)
        continue
      }
      if letter == "T", number.isEmpty, !isTime {
        isTime = true
        continue
      }
      let units: [Character: Double] =
        isTime ? ["H": 3600, "M": 60, "S": 1] : ["W": 604_800, "D": 86_400]
      guard let unit = units[letter], let value = Double(number) else { return nil }
      total += value * unit
      number = ""
    }
    return number.isEmpty ? total : nil
  }
}
