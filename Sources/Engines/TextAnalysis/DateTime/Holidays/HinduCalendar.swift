import CivilTime

/// Dates of the Indian lunisolar and solar calendars, computed from the sky over Delhi.
///
/// A month (amanta: from new moon to new moon) is the one in which the sun enters the sidereal sign of its
/// number, so that a month without such an entry, an adhika month, is passed over. A feast belongs to a
/// tithi, a thirtieth of the lunation, and is kept on the civil day of which a certain part lies in that
/// tithi; what part that is differs from feast to feast. Signs are counted with the ayanamsa of Lahiri, as
/// the Indian Astronomical Ephemeris does. Source: R. Sewell and S. B. Dikshit, The Indian Calendar.
enum HinduCalendar {
  /// The part of a day that has to lie in the tithi; of two such days the one with more of it.
  enum PartOfDay: String, Sendable {
    case sunrise
    /// Sunrise to noon.
    case forenoon
    /// The third of the day's five parts.
    case midday
    /// The fourth of them, aparahna.
    case afternoon
    /// The instant of sunset.
    case sunset
    /// Pradosha: 2 hours 24 minutes from sunset.
    case dusk
    /// About the time when the waning moon of the fourth tithi rises.
    case moonrise
    /// Nishita: the 48 minutes around the middle of the night.
    case midnight
  }

  static let months = [
    "chaitra", "vaisakha", "jyeshtha", "ashadha", "shravana", "bhadrapada", "ashvina", "kartika",
    "margashirsha", "pausha", "magha", "phalguna",
  ]

  /// Indian standard time, as a part of a day.
  private static let zone = 5.5 / 24

  /// The dates of a tithi (1 to 30 from new moon) of a month (0 is Chaitra) that lie in a Gregorian year.
  ///
  /// A month around the turn of the year has two in some years and none in others.
  static func dates(month: Int, tithi: Int, part: PartOfDay, in year: Int) -> [CivilDate] {
    // The sun enters the sign of Pausha in January, that of Margashirsha in the middle of December.
    let years = month == 9 ? [year, year + 1] : month == 8 ? [year - 1, year] : [year]
    return years.compactMap { date(month: month, tithi: tithi, part: part, sunEntersIn: $0) }
      .filter { $0.year == year }
  }

  private static func date(month: Int, tithi: Int, part: PartOfDay, sunEntersIn year: Int) -> CivilDate? {
    guard let entry = instant(sunEnters: month, in: year) else { return nil }
    let newMoon = Ephemeris.newMoon(before: entry)
    let begins = Ephemeris.instant(
      ofElongation: Double(tithi - 1) * 12, near: newMoon + Double(tithi - 1) * 0.984353)
    let ends = Ephemeris.instant(ofElongation: Double(tithi) * 12, near: newMoon + Double(tithi) * 0.984353)
    let first = Int((begins + zone).rounded(.down)) - 1
    var best: (overlap: Double, day: Int)?
    var atSunrise: Int?
    for day in first...(first + 3) {
      let (sunrise, sunset) = Ephemeris.daylight(ofDay: day, at: .delhi)
      if atSunrise == nil, begins <= sunrise, sunrise < ends { atSunrise = day }
      let span = interval(part, sunrise: sunrise, sunset: sunset)
      let overlap = min(ends, span.upperBound) - max(begins, span.lowerBound)
      // A minute more does not count: the later day has to win clearly.
      if overlap > 0, overlap > (best?.overlap ?? 0) + (best == nil ? 0 : 0.0007) { best = (overlap, day) }
    }
    // A tithi that misses the part on both days goes by sunrise; one that misses sunrise, too, by its start.
    return CivilDate(dayNumber: best?.day ?? atSunrise ?? first + 1)
  }

  private static func interval(_ part: PartOfDay, sunrise: Double, sunset: Double) -> ClosedRange<Double> {
    let day = sunset - sunrise
    let hour = 1.0 / 24
    switch part {
    case .sunrise: return sunrise...(sunrise + 0.000_001)
    case .forenoon: return sunrise...(sunrise + day / 2)
    case .midday: return (sunrise + 0.4 * day)...(sunrise + 0.6 * day)
    case .afternoon: return (sunrise + 0.6 * day)...(sunrise + 0.8 * day)
    case .sunset: return sunset...(sunset + 0.000_001)
    case .dusk: return sunset...(sunset + 2.4 * hour)
    case .moonrise: return (sunset + 2 * hour)...(sunset + 2.5 * hour)
    case .midnight:
      let middle = sunset + (1 - day) / 2
      return (middle - 0.4 * hour)...(middle + 0.4 * hour)
    }
  }

  /// Returns the instant at which the sun enters a sidereal sign (0 is Mesha, in April) in a Gregorian year.
  private static func instant(sunEnters sign: Int, in year: Int) -> Double? {
    guard Ephemeris.years.contains(year), let january = CivilDate(year: year, month: 1, day: 14) else {
      return nil
    }
    let near = Double(january.dayNumber) + Double((sign + 3) % 12) * 30.44
    return Ephemeris.solve(from: near, rate: 0.985647) {
      Ephemeris.signed(Double(sign) * 30 - siderealSun($0))
    }
  }

  /// Lahiri's ayanamsa: 23.853 degrees in 2000, 50.29 seconds of arc a year.
  private static func ayanamsa(_ instant: Double) -> Double {
    23.853 + 0.0139689 * (instant - 10_957.5) / 365.25
  }

  private static func siderealSun(_ instant: Double) -> Double {
    Ephemeris.sunLongitude(instant) - ayanamsa(instant)
  }

  /// The civil day on which the sun enters a sign; with `bySunset` the next one where it does so after
  /// sunset.
  static func sankranti(_ sign: Int, bySunset: Bool, in year: Int) -> CivilDate? {
    guard let entry = instant(sunEnters: sign, in: year) else { return nil }
    let day = Int((entry + zone).rounded(.down))
    let isLate = bySunset && entry > Ephemeris.daylight(ofDay: day, at: .delhi).sunset
    return CivilDate(dayNumber: isLate ? day + 1 : day)
  }

  /// The last day at whose noon the moon stands in a nakshatra (1 to 27) while the sun is in a sign.
  static func day(ofNakshatra nakshatra: Int, sunIn sign: Int, in year: Int) -> CivilDate? {
    guard let entry = instant(sunEnters: sign, in: year) else { return nil }
    let first = Int((entry + zone).rounded(.down))
    for day in stride(from: first + 31, through: first, by: -1) {
      let (sunrise, sunset) = Ephemeris.daylight(ofDay: day, at: .delhi)
      let noon = (sunrise + sunset) / 2
      let moon = Ephemeris.turn(Ephemeris.moonLongitude(noon) - ayanamsa(noon))
      if Int(moon * 27 / 360) + 1 == nakshatra, Int(Ephemeris.turn(siderealSun(noon)) / 30) == sign {
        return CivilDate(dayNumber: day)
      }
    }
    return nil
  }
}
