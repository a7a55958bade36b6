// The names are the platforms', which begin with capital letters.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A latitude or longitude in degrees.
public typealias CLLocationDegrees = Double
/// A distance in metres.
public typealias CLLocationDistance = Double
/// The radius of a measure's uncertainty in metres; negative where the measure is invalid.
public typealias CLLocationAccuracy = Double
/// A direction in degrees clockwise from true north; negative where it is invalid.
public typealias CLLocationDirection = Double
/// The uncertainty of a direction in degrees; negative where the direction is invalid.
public typealias CLLocationDirectionAccuracy = Double
/// A speed in metres a second; negative where it is invalid.
public typealias CLLocationSpeed = Double
/// The uncertainty of a speed in metres a second; negative where the speed is invalid.
public typealias CLLocationSpeedAccuracy = Double

/// A point on the WGS 84 reference ellipsoid.
///
/// A plain value: it accepts any numbers, ``CLLocationCoordinate2DIsValid(_:)`` tells whether they name a point.
/// Equality compares the two numbers, so a coordinate of not-a-number differs from itself.
public struct CLLocationCoordinate2D: Sendable, Hashable, Codable {
  /// Degrees north of the equator; negative values are south of it.
  public var latitude: CLLocationDegrees
  /// Degrees east of the zero meridian; negative values are west of it.
  public var longitude: CLLocationDegrees

  /// Makes the coordinate of latitude and longitude zero.
  public init() {
    self.init(latitude: 0, longitude: 0)
  }

  /// Makes a coordinate.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// A coordinate that names no point.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Whether `coordinate` names a point: a latitude from -90 to 90 and a longitude from -180 to 180.
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

/// Makes a coordinate.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}
