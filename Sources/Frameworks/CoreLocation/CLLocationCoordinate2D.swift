// The names are the platforms', which begin with capital letters.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A latitude or longitude in degrees.
public typealias CLLocationDegrees = Double
/// A distance in metres.
public typealias CLLocationDistance = Double
/// The radius of uncertainty in metres; negative if the measurement is invalid.
public typealias CLLocationAccuracy = Double
/// A direction in degrees clockwise from true north; negative if invalid.
public typealias CLLocationDirection = Double
/// The uncertainty of a direction in degrees; negative if the direction is invalid.
public typealias CLLocationDirectionAccuracy = Double
/// A speed in metres per second; negative if invalid.
public typealias CLLocationSpeed = Double
/// The uncertainty of a speed in metres per second; negative if the speed is invalid.
public typealias CLLocationSpeedAccuracy = Double

/// A point on the WGS 84 reference ellipsoid.
///
/// A plain value that accepts any numbers: ``CLLocationCoordinate2DIsValid(_:)`` checks whether they denote a
/// point. Equality compares the two numbers, so a coordinate with NaN differs from itself.
public struct CLLocationCoordinate2D: Sendable, Hashable, Codable {
  /// The latitude in degrees north of the equator; negative values are south of it.
  public var latitude: CLLocationDegrees
  /// The longitude in degrees east of the zero meridian; negative values are west of it.
  public var longitude: CLLocationDegrees

  /// Creates the coordinate with latitude and longitude zero.
  public init() {
    self.init(latitude: 0, longitude: 0)
  }

  /// Creates a coordinate.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// A coordinate that denotes no point.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Returns a Boolean value that indicates whether `coordinate` denotes a point: a latitude from -90 to 90 and
/// a longitude from -180 to 180.
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

/// Creates a coordinate.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}
