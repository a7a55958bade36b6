import Foundation

/// A place on Earth at a moment, with how well it is known.
///
/// Immutable. Two locations are equal when all their values are; `copy()` answers the same object.
open class CLLocation: NSObject, NSCopying, Codable, @unchecked Sendable {
  // Sendable although subclasses may be written: every stored value here is an immutable value.
  private let fix: Fix

  /// The values of a location.
  private struct Fix: Hashable, Codable, Sendable {
    var coordinate = CLLocationCoordinate2D()
    var altitude: CLLocationDistance = 0
    var ellipsoidalAltitude: CLLocationDistance = 0
    var horizontalAccuracy: CLLocationAccuracy = 0
    var verticalAccuracy: CLLocationAccuracy = -1
    var course: CLLocationDirection = -1
    var courseAccuracy: CLLocationDirectionAccuracy = -1
    var speed: CLLocationSpeed = -1
    var speedAccuracy: CLLocationSpeedAccuracy = -1
    var timestamp: Date
    var level: Int?
    var source: CLLocationSourceInformation?
  }

  /// Latitude and longitude.
  public var coordinate: CLLocationCoordinate2D { fix.coordinate }
  /// Metres above mean sea level; valid where ``verticalAccuracy`` is positive.
  public var altitude: CLLocationDistance { fix.altitude }
  /// Metres above the WGS 84 ellipsoid; the given altitude, since there is no geoid model here.
  public var ellipsoidalAltitude: CLLocationDistance { fix.ellipsoidalAltitude }
  /// The radius of the coordinate's uncertainty in metres; negative where the coordinate is invalid.
  public var horizontalAccuracy: CLLocationAccuracy { fix.horizontalAccuracy }
  /// The uncertainty of the altitude in metres; zero or negative where the altitude is invalid.
  public var verticalAccuracy: CLLocationAccuracy { fix.verticalAccuracy }
  /// The direction of travel in degrees clockwise from true north; negative where it is unknown.
  public var course: CLLocationDirection { fix.course }
  /// The uncertainty of ``course`` in degrees; negative where the course is unknown.
  public var courseAccuracy: CLLocationDirectionAccuracy { fix.courseAccuracy }
  /// The speed in metres a second; negative where it is unknown.
  public var speed: CLLocationSpeed { fix.speed }
  /// The uncertainty of ``speed`` in metres a second; negative where the speed is unknown.
  public var speedAccuracy: CLLocationSpeedAccuracy { fix.speedAccuracy }
  /// When the location was determined.
  public var timestamp: Date { fix.timestamp }
  /// The floor of the building, where one is known.
  public var floor: CLFloor? { fix.level.map(CLFloor.init(level:)) }
  /// How the location was made, where that is known.
  public var sourceInformation: CLLocationSourceInformation? { fix.source }

  private init(fix: Fix) {
    self.fix = fix
  }

  /// Makes a location of latitude and longitude zero, now.
  public override convenience init() {
    self.init(latitude: 0, longitude: 0)
  }

  /// Makes a location of which only the coordinate is known, now.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      fix: Fix(
        coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), timestamp: Date()))
  }

  /// Makes a location without course and speed.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      fix: Fix(
        coordinate: coordinate, altitude: altitude, ellipsoidalAltitude: altitude,
        horizontalAccuracy: horizontalAccuracy, verticalAccuracy: verticalAccuracy, timestamp: timestamp))
  }

  /// Makes a location with a course and a speed of unknown accuracy.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    self.init(
      fix: Fix(
        coordinate: coordinate, altitude: altitude, ellipsoidalAltitude: altitude,
        horizontalAccuracy: horizontalAccuracy, verticalAccuracy: verticalAccuracy, course: course,
        speed: speed, timestamp: timestamp))
  }

  /// Makes a location with all measures.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed,
    speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date
  ) {
    self.init(
      fix: Fix(
        coordinate: coordinate, altitude: altitude, ellipsoidalAltitude: altitude,
        horizontalAccuracy: horizontalAccuracy, verticalAccuracy: verticalAccuracy, course: course,
        courseAccuracy: courseAccuracy, speed: speed, speedAccuracy: speedAccuracy, timestamp: timestamp))
  }

  /// Makes a location with all measures and how it was made.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed,
    speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date, sourceInfo: CLLocationSourceInformation
  ) {
    self.init(
      fix: Fix(
        coordinate: coordinate, altitude: altitude, ellipsoidalAltitude: altitude,
        horizontalAccuracy: horizontalAccuracy, verticalAccuracy: verticalAccuracy, course: course,
        courseAccuracy: courseAccuracy, speed: speed, speedAccuracy: speedAccuracy, timestamp: timestamp,
        source: sourceInfo))
  }

  /// Decodes what ``encode(to:)`` wrote.
  public required init(from decoder: any Decoder) throws {
    fix = try Fix(from: decoder)
  }

  /// Encodes all values.
  public func encode(to encoder: any Encoder) throws {
    try fix.encode(to: encoder)
  }

  /// The length in metres of the shortest path along the WGS 84 ellipsoid, altitudes left aside.
  ///
  /// Right within a millimetre for any two points; not a number where one of the coordinates is invalid.
  public func distance(from location: CLLocation) -> CLLocationDistance {
    Geodesic.distance(coordinate, location.coordinate)
  }

  /// The receiver, which never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CLLocation)?.fix == fix
  }

  open override var hash: Int { fix.hashValue }

  open override var description: String {
    """
    <\(coordinate.latitude),\(coordinate.longitude)> +/- \(horizontalAccuracy)m (speed \(speed) mps / course \
    \(course)) @ \(timestamp)
    """
  }
}

/// The floor of a building.
public final class CLFloor: NSObject, NSCopying, Codable, Sendable {
  /// The floor's number: 0 is the ground floor, negative floors are below it.
  public let level: Int

  /// Names a floor. An addition of Beckon: elsewhere only the system makes floors.
  public init(level: Int) {
    self.level = level
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CLFloor)?.level == level
  }

  public override var hash: Int { level.hashValue }
}

/// How a location was made.
public final class CLLocationSourceInformation: NSObject, NSCopying, Codable, Sendable {
  /// Whether a program made the location up instead of measuring it.
  public let isSimulatedBySoftware: Bool
  /// Whether an accessory measured the location.
  public let isProducedByAccessory: Bool

  /// Tells how a location was made.
  public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) {
    isSimulatedBySoftware = isSoftware
    isProducedByAccessory = isAccessory
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CLLocationSourceInformation else { return false }
    return other.isSimulatedBySoftware == isSimulatedBySoftware
      && other.isProducedByAccessory == isProducedByAccessory
  }

  public override var hash: Int { [isSimulatedBySoftware, isProducedByAccessory].hashValue }
}
