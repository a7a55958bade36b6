extension Measurement: ConvertibleIntentValue where UnitType: _ParameterDimension {
  /// Returns a measurement from text (`5 km`, `3 miles`), from a number in the parameter's unit, from the
  /// parts `value` and `unit`, or from a measurement in another unit of the dimension.
  package static func converted(
    from value: any Sendable, for traits: ParameterTraits?, in conversion: ParameterConversion
  ) -> Measurement<UnitType>? {
    if let number = value as? Int { return measured(Double(number), nil, traits, conversion) }
    if let number = value as? Double { return measured(number, nil, traits, conversion) }
    if let duration = value as? Duration {
      let (seconds, attoseconds) = duration.components
      return _measuring(Double(seconds) + Double(attoseconds) / 1e18, in: UnitDuration.seconds)
    }
    if let parts = ValueParts(value) {
      let number = conversion.number(parts["value"])
      return number.flatMap { measured($0, parts.text("unit"), traits, conversion) }
    }
    guard let text = value as? String, text.utf8.count <= 256 else { return nil }
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    // The unit starts after the last digit.
    guard let last = trimmed.lastIndex(where: \.isNumber) else { return nil }
    var start = trimmed.index(after: last)
    // Characters that Unicode counts as numbers, such as the superscript of square metres, belong to the
    // unit.
    if let unit = trimmed.firstIndex(where: { $0.isLetter || $0 == "°" || $0 == "%" }), unit < start {
      start = unit
    }
    guard let number = NumberText(String(trimmed[..<start]), in: conversion.locale)?.double else {
      return nil
    }
    let unit = trimmed[start...].trimmingCharacters(in: .whitespaces)
    return measured(number, unit.isEmpty ? nil : unit, traits, conversion)
  }

  private static func measured(
    _ value: Double, _ unit: String?, _ traits: ParameterTraits?, _ conversion: ParameterConversion
  ) -> Measurement<UnitType>? {
    if let unit { return dimension(named: unit).flatMap { _measuring(value, in: $0) } }
    guard case .measurement(let traits) = traits else { return _measuring(value, in: nil) }
    return _measuring(value, in: traits.entryUnit(in: conversion.locale))
  }

  /// Returns the unit with a symbol or name. Names may be singular, plural or abbreviated.
  private static func dimension(named name: String) -> Dimension? {
    let units = Array(UnitType._ParameterUnit.allCases)
    if let unit = units.first(where: { $0._dimension.symbol == name }) { return unit._dimension }
    let wanted = name.lowercased().filter { $0.isLetter || $0.isNumber }
    guard !wanted.isEmpty else { return nil }
    let found = units.first { unit in
      let plain = "\(unit)".lowercased()
      return plain == wanted || plain == wanted + "s"
        || unit._dimension.symbol.lowercased() == name.lowercased()
        || (plain == "feet" && wanted == "foot") || (plain == "inches" && wanted == "inch")
    }
    if let found { return found._dimension }
    // An unambiguous prefix of a name: "min", "sec".
    let beginning = units.filter { "\($0)".lowercased().hasPrefix(wanted) }
    return wanted.count >= 3 && beginning.count == 1 ? beginning[0]._dimension : nil
  }
}

extension ParameterTraits.MeasurementTraits {
  /// Returns the unit in which a number is entered, adjusted to the locale if the parameter requests it.
  package func entryUnit(in locale: Locale) -> Dimension? {
    guard let unit = unit?._dimension else { return nil }
    guard adjustsForLocale else { return unit }
    let pairs = Self.metricAndCustomary
    if locale.measurementSystem == .metric {
      return pairs.first { $0.customary == unit }?.metric ?? unit
    }
    return pairs.first { $0.metric == unit }?.customary ?? unit
  }

  /// Pairs of units for the same purposes, in the metric system and outside of it.
  private static var metricAndCustomary: [(metric: Dimension, customary: Dimension)] {
    [
      (UnitLength.kilometers, UnitLength.miles), (UnitLength.meters, UnitLength.feet),
      (UnitLength.centimeters, UnitLength.inches), (UnitArea.squareMeters, UnitArea.squareFeet),
      (UnitArea.hectares, UnitArea.acres), (UnitMass.kilograms, UnitMass.pounds),
      (UnitMass.grams, UnitMass.ounces), (UnitVolume.liters, UnitVolume.gallons),
      (UnitVolume.milliliters, UnitVolume.fluidOunces),
      (UnitTemperature.celsius, UnitTemperature.fahrenheit),
      (UnitSpeed.kilometersPerHour, UnitSpeed.milesPerHour),
      (UnitFuelEfficiency.litersPer100Kilometers, UnitFuelEfficiency.milesPerGallon),
    ]
  }
}

extension ParameterConversion {
  /// Returns a number of any type, or one written as text.
  func number(_ value: (any Sendable)?) -> Double? {
    switch value.map(plain) {
    case let number as Int: Double(number)
    case let number as Double: number
    case let text as String: NumberText(text, in: locale)?.double
    default: nil
    }
  }
}
