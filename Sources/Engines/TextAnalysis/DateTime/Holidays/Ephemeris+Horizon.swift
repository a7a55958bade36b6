import Foundation

extension Ephemeris {
  /// A place whose sky a calendar goes by, in degrees, east and north positive.
  struct Place: Sendable {
    var latitude: Double
    var longitude: Double

    /// The place for which Indian almanacs are most often reckoned.
    static let delhi = Place(latitude: 28.61, longitude: 77.21)
    static let mecca = Place(latitude: 21.4225, longitude: 39.8262)
  }

  /// Sunrise and sunset (the upper edge, with refraction) of a civil day at a place, to a minute or so.
  static func daylight(ofDay day: Int, at place: Place) -> (sunrise: Double, sunset: Double) {
    let noon = Double(day) + 0.5 - place.longitude / 360
    let (ascension, declination) = equatorial(longitude: sunLongitude(noon), latitude: 0)
    let mean = 280.46646 + 36_000.76983 * centuries(noon) - 0.00569
    let transit = noon - signed(mean - ascension) / 360
    let cosine =
      (sine(-0.833) - sine(place.latitude) * sine(declination))
      / (self.cosine(place.latitude) * self.cosine(declination))
    let half = acos(max(-1, min(1, cosine))) * 180 / .pi / 360
    return (transit - half, transit + half)
  }

  /// The altitude of the moon's centre, without refraction and parallax.
  static func moonAltitude(_ instant: Double, at place: Place) -> Double {
    let (ascension, declination) = equatorial(
      longitude: moonLongitude(instant), latitude: moonLatitude(instant))
    let sidereal = 280.46061837 + 360.98564736629 * (instant - 10_957.5) + place.longitude
    let hourAngle = sidereal - ascension
    return asin(
      sine(place.latitude) * sine(declination)
        + cosine(place.latitude) * cosine(declination) * cosine(hourAngle)) * 180 / .pi
  }

  /// Right ascension and declination, with the obliquity of 2000.
  private static func equatorial(longitude: Double, latitude: Double) -> (Double, Double) {
    let obliquity = 23.4393
    let tangent = sine(latitude) / cosine(latitude)
    let ascension = atan2(
      sine(longitude) * cosine(obliquity) - tangent * sine(obliquity), cosine(longitude))
    let declination = asin(
      sine(latitude) * cosine(obliquity) + cosine(latitude) * sine(obliquity) * sine(longitude))
    return (ascension * 180 / .pi, declination * 180 / .pi)
  }
}
