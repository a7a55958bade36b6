import CivilTime
import Foundation

/// The positions of the sun and the moon, for calendars that follow them.
///
/// After J. Meeus, Astronomical Algorithms (2nd edition), chapters 25, 28 and 47 with the larger terms: the
/// sun is good to 0.01 degrees, the moon to 0.005, an instant of the moon's phase to about two minutes.
/// Instants are days and parts of a day of universal time since 1 January 1970; angles are degrees.
enum Ephemeris {
  /// The years that results are offered for; beyond them the difference of clock and ephemeris time grows.
  static let years = 1_800...2_200

  /// An angle from 0 to 360.
  static func turn(_ angle: Double) -> Double {
    let rest = angle.truncatingRemainder(dividingBy: 360)
    return rest < 0 ? rest + 360 : rest
  }

  /// An angle from -180 to 180.
  static func signed(_ angle: Double) -> Double {
    turn(angle + 180) - 180
  }

  static func sine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }
  static func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }

  /// Julian centuries of ephemeris time since 2000.
  static func centuries(_ instant: Double) -> Double {
    let seconds = secondsOfDeltaT(year: 1970 + instant / 365.2425)
    return (instant - 10_957.5 + seconds / 86_400) / 36_525
  }

  /// Ephemeris time less universal time (F. Espenak and J. Meeus, Five Millennium Canon of Solar Eclipses).
  private static func secondsOfDeltaT(year: Double) -> Double {
    let t = year - 2000
    switch year {
    case ..<1920:
      let u = year - 1900
      return max(-6, -2.79 + 1.494119 * u - 0.0598939 * u * u + 0.0061966 * u * u * u)
    case ..<1941:
      let u = year - 1920
      return 21.20 + 0.84493 * u - 0.076100 * u * u + 0.0020936 * u * u * u
    case ..<1961:
      let u = year - 1950
      return 29.07 + 0.407 * u - u * u / 233 + u * u * u / 2_547
    case ..<1986:
      let u = year - 1975
      return 45.45 + 1.067 * u - u * u / 260 - u * u * u / 718
    case ..<2005: return 63.86 + 0.3345 * t - 0.060374 * t * t + 0.0017275 * t * t * t
    case ..<2050: return 62.92 + 0.32217 * t + 0.005589 * t * t
    default:
      let u = (year - 1820) / 100
      return -20 + 32 * u * u - 0.5628 * (2150 - year)
    }
  }

  /// The sun's geometric longitude with aberration, of the mean equinox of the date.
  static func sunLongitude(_ instant: Double) -> Double {
    let t = centuries(instant)
    let mean = 280.46646 + 36_000.76983 * t + 0.0003032 * t * t
    let anomaly = 357.52911 + 35_999.05029 * t - 0.0001537 * t * t
    let centre =
      (1.914602 - 0.004817 * t) * sine(anomaly) + (0.019993 - 0.000101 * t) * sine(2 * anomaly)
      + 0.000289 * sine(3 * anomaly)
    return turn(mean + centre - 0.00569)
  }

  /// The moon's longitude, of the mean equinox of the date.
  static func moonLongitude(_ instant: Double) -> Double {
    let t = centuries(instant)
    let mean = 218.3164477 + 481_267.88123421 * t - 0.0015786 * t * t
    let elongation = 297.8501921 + 445_267.1114034 * t - 0.0018819 * t * t
    let sunAnomaly = 357.5291092 + 35_999.0502909 * t - 0.0001536 * t * t
    let moonAnomaly = 134.9633964 + 477_198.8675055 * t + 0.0087414 * t * t
    let latitude = 93.2720950 + 483_202.0175233 * t - 0.0036539 * t * t
    let eccentricity = 1 - 0.002516 * t - 0.0000074 * t * t
    var sum =
      3_958 * sine(119.75 + 131.849 * t) + 1_962 * sine(mean - latitude)
      + 318 * sine(53.09 + 479_264.290 * t)
    var index = 0
    while index + 4 < lunarTerms.count {
      let ofSun = lunarTerms[index + 1]
      let angle =
        Double(lunarTerms[index]) * elongation + Double(ofSun) * sunAnomaly
        + Double(lunarTerms[index + 2]) * moonAnomaly + Double(lunarTerms[index + 3]) * latitude
      var amplitude = Double(lunarTerms[index + 4])
      if ofSun != 0 { amplitude *= abs(ofSun) == 1 ? eccentricity : eccentricity * eccentricity }
      sum += amplitude * sine(angle)
      index += 5
    }
    return turn(mean + sum / 1_000_000)
  }

  /// The moon's latitude; the four largest terms, good to 0.1 degrees.
  static func moonLatitude(_ instant: Double) -> Double {
    let t = centuries(instant)
    let latitude = 93.2720950 + 483_202.0175233 * t
    let elongation = 297.8501921 + 445_267.1114034 * t
    let anomaly = 134.9633964 + 477_198.8675055 * t
    return 5.128 * sine(latitude) + 0.2806 * sine(anomaly + latitude) + 0.2777 * sine(anomaly - latitude)
      + 0.1732 * sine(2 * elongation - latitude)
  }

  /// Returns the angle by which the moon is ahead of the sun: 0 at new moon, 180 at full moon.
  static func elongation(_ instant: Double) -> Double {
    turn(moonLongitude(instant) - sunLongitude(instant))
  }

  /// The instant near another at which the moon is so far ahead of the sun.
  static func instant(ofElongation target: Double, near start: Double) -> Double {
    solve(from: start, rate: 12.190749) { signed(target - elongation($0)) }
  }

  /// The instant near another at which the sun has a tropical longitude.
  static func instant(ofSunLongitude target: Double, near start: Double) -> Double {
    solve(from: start, rate: 0.985647) { signed(target - sunLongitude($0)) }
  }

  /// Follows an angle that grows by `rate` degrees a day until what is missing vanishes; at most twelve
  /// steps.
  static func solve(from start: Double, rate: Double, missing: (Double) -> Double) -> Double {
    var instant = start
    for _ in 0..<12 {
      let step = missing(instant) / rate
      instant += step
      if abs(step) < 0.00001 { break }
    }
    return instant
  }

  /// The last new moon at an instant or before it.
  static func newMoon(before instant: Double) -> Double {
    var found = self.instant(ofElongation: 0, near: instant - elongation(instant) / 12.190749)
    if found > instant { found = self.instant(ofElongation: 0, near: found - 29.530589) }
    let following = self.instant(ofElongation: 0, near: found + 29.530589)
    return following <= instant ? following : found
  }

  /// The day, in a zone of so many hours, on which the sun has a tropical longitude.
  static func day(ofSolarLongitude longitude: Double, in year: Int, zone: Int) -> CivilDate? {
    guard years.contains(year), let equinox = CivilDate(year: year, month: 3, day: 20) else { return nil }
    let ahead = longitude >= 281 ? longitude - 360 : longitude
    let near = Double(equinox.dayNumber) + ahead / 0.985647
    let instant = instant(ofSunLongitude: longitude, near: near)
    return CivilDate(dayNumber: Int((instant + Double(zone) / 24).rounded(.down)))
  }

  /// Multiples of the moon's elongation, the sun's and the moon's anomaly and the moon's argument of
  /// latitude, and the amplitude in millionths of a degree (Meeus, table 47.A).
  private static let lunarTerms: [Int] = [
    0, 0, 1, 0, 6_288_774, 2, 0, -1, 0, 1_274_027, 2, 0, 0, 0, 658_314, 0, 0, 2, 0, 213_618,
    0, 1, 0, 0, -185_116, 0, 0, 0, 2, -114_332, 2, 0, -2, 0, 58_793, 2, -1, -1, 0, 57_066,
    2, 0, 1, 0, 53_322, 2, -1, 0, 0, 45_758, 0, 1, -1, 0, -40_923, 1, 0, 0, 0, -34_720,
    0, 1, 1, 0, -30_383, 2, 0, 0, -2, 15_327, 0, 0, 1, 2, -12_528, 0, 0, 1, -2, 10_980,
    4, 0, -1, 0, 10_675, 0, 0, 3, 0, 10_034, 4, 0, -2, 0, 8_548, 2, 1, -1, 0, -7_888,
    2, 1, 0, 0, -6_766, 1, 0, -1, 0, -5_163, 1, 1, 0, 0, 4_987, 2, -1, 1, 0, 4_036,
    2, 0, 2, 0, 3_994, 4, 0, 0, 0, 3_861, 2, 0, -3, 0, 3_665, 0, 1, -2, 0, -2_689,
    2, 0, -1, 2, -2_602, 2, -1, -2, 0, 2_390, 1, 0, 1, 0, -2_348, 2, -2, 0, 0, 2_236,
    0, 1, 2, 0, -2_120, 0, 2, 0, 0, -2_069, 2, -2, -1, 0, 2_048, 2, 0, 1, -2, -1_773,
    2, 0, 0, 2, -1_595, 4, -1, -1, 0, 1_215, 0, 0, 2, 2, -1_110, 3, 0, -1, 0, -892,
    2, 1, 1, 0, -810, 4, -1, -2, 0, 759, 0, 2, -1, 0, -713, 2, 2, -1, 0, -700,
    2, 1, -2, 0, 691, 2, -1, 0, -2, 596, 4, 0, 1, 0, 549, 0, 0, 4, 0, 537, 4, -1, 0, 0, 520,
    1, 0, -2, 0, -487,
  ]
}
