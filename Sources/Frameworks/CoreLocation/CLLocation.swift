import Foundation

/// A place on Earth at a point in time, with its accuracy.
///
/// Immutable. Two locations are equal if all their values are; `copy()` returns the same object.
open class CLLocation: NSObject, NSCopying, Codable, @unchecked Sendable {
  // Sendable, even for subclasses: all stored values here are immutable.
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

  /// The latitude and longitude.
  public var coordinate: CLLocationCoordinate2D { fix.coordinate }
  /// The altitude above mean sea level in metres; valid if ``verticalAccuracy`` is positive.
  public var altitude: CLLocationDistance { fix.altitude }
  /// The altitude above the WGS 84 ellipsoid in metres: the given altitude, since there is no geoid model
  /// here.
  public var ellipsoidalAltitude: CLLocationDistance { fix.ellipsoidalAltitude }
  /// The radius of uncertainty of the coordinate in metres; negative if the coordinate is invalid.
  public var horizontalAccuracy: CLLocationAccuracy { fix.horizontalAccuracy }
  /// The uncertainty of the altitude in metres; zero or negative if the altitude is invalid.
  public var verticalAccuracy: CLLocationAccuracy { fix.verticalAccuracy }
  /// The direction of travel in degrees clockwise from true north; negative if unknown.
  public var course: CLLocationDirection { fix.course }
  /// The uncertainty of ``course`` in degrees; negative if the course is unknown.
  public var courseAccuracy: CLLocationDirectionAccuracy { fix.courseAccuracy }
  /// The speed in metres per second; negative if unknown.
  public var speed: CLLocationSpeed { fix.speed }
  /// The uncertainty of ``speed`` in metres per second; negative if the speed is unknown.
  public var speedAccuracy: CLLocationSpeedAccuracy { fix.speedAccuracy }
  /// The time at which the location was determined.
  public var timestamp: Date { fix.timestamp }
  /// The floor of the building, if known.
  public var floor: CLFloor? { fix.level.map(CLFloor.init(level:)) }
  /// The source of the location, if known.
  public var sourceInformation: CLLocationSourceInformation? { fix.source }

  private init(fix: Fix) {
    self.fix = fix
  }

  /// Creates a location at latitude and longitude zero, now.
  public override convenience init() {
    self.init(latitude: 0, longitude: 0)
  }

  /// Creates a location with only a coordinate, now.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      fix: Fix(
        coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), timestamp: Date()))
  }

  /// Creates a location without course and speed.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      fix: Fix(
        coordinate: coordinate, altitude: altitude, ellipsoidalAltitude: altitude,
        horizontalAccuracy: horizontalAccuracy, verticalAccuracy: verticalAccuracy, timestamp: timestamp))
  }

  /// Creates a location with a course and speed of unknown accuracy.
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

  /// Creates a location with all measurements.
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

  /// Creates a location with all measurements and their source.
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

  /// Creates a location from its encoded form.
  public required init(from decoder: any Decoder) throws {
    fix = try Fix(from: decoder)
  }

  /// Encodes all values.
  public func encode(to encoder: any Encoder) throws {
    try fix.encode(to: encoder)
  }

  /// Returns the length of the shortest path along the WGS 84 ellipsoid in metres, ignoring altitudes.
  ///
  /// Accurate to a millimetre for any two points; NaN if one of the coordinates is invalid.
  public func distance(from location: CLLocation) -> CLLocationDistance {
    Geodesic.distance(coordinate, location.coordinate)
  }

  /// Returns the location itself, which is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns a Boolean value that indicates whether all values are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CLLocation)?.fix == fix
  }

  /// The hash value of all values.
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
  /// The number of the floor: 0 is the ground floor, negative floors are below it.
  public let level: Int

  /// Creates a floor. An addition of Beckon: elsewhere only the system creates floors.
  public init(level: Int) {
    self.level = level
  }

  /// Returns the floor itself, which is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns a Boolean value that indicates whether the levels are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CLFloor)?.level == level
  }

  /// The hash value of the level.
  public override var hash: Int { level.hashValue }
}

/// The source of a location.
public final class CLLocationSourceInformation: NSObject, NSCopying, Codable, Sendable {
  /// A Boolean value that indicates whether software simulated the location.
  public let isSimulatedBySoftware: Bool
  /// A Boolean value that indicates whether an accessory measured the location.
  public let isProducedByAccessory: Bool

  /// Creates source information.
  public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) {
    isSimulatedBySoftware = isSoftware
    isProducedByAccessory = isAccessory
  }

  /// Returns the information itself, which is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns a Boolean value that indicates whether both values are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CLLocationSourceInformation else { return false }
    return other.isSimulatedBySoftware == isSimulatedBySoftware
      && other.isProducedByAccessory == isProducedByAccessory
  }

  /// The hash value of both values.
  public override var hash: Int { [isSimulatedBySoftware, isProducedByAccessory].hashValue }
}
