// The names are the platforms', which begin with capital letters.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The status of a program's permission to know the machine's location.
public enum CLAuthorizationStatus: Int32, Sendable, Hashable {
  case notDetermined = 0
  case restricted
  case denied
  case authorizedAlways
  case authorizedWhenInUse
}

/// The accuracy with which a program may know the machine's location.
public enum CLAccuracyAuthorization: Int, Sendable, Hashable {
  case fullAccuracy = 0
  case reducedAccuracy
}

/// The best accuracy, with additional sensors, for navigation.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The best accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// An accuracy of ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// An accuracy of a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// An accuracy of a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1_000
/// An accuracy of three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3_000
/// The accuracy for a person who only shares the approximate location.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 5_000
/// The distance filter that reports every movement.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// The maximum distance.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
/// The maximum time interval.
public let CLTimeIntervalMax: TimeInterval = .greatestFiniteMagnitude

/// A delegate that receives locations.
public protocol CLLocationManagerDelegate: AnyObject {
  /// Receives locations, the latest last. Does nothing by default.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Receives an error instead of a location. Does nothing by default.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Handles a change of ``CLLocationManager/authorizationStatus``. Does nothing by default.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Does nothing.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

/// A manager that requests the machine's location.
///
/// This system has no location source: the status is ``CLAuthorizationStatus/denied``, as on a device with
/// location services switched off, and every request fails with ``CLError/Code/denied``. No location is made
/// up and no data leaves the machine. The delegate is called on the caller's thread before the call returns.
open class CLLocationManager: NSObject {
  /// The delegate that receives locations; held weakly.
  public weak var delegate: (any CLLocationManagerDelegate)?
  /// The requested accuracy.
  public var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// The distance that the machine has to move before the delegate is called.
  public var distanceFilter: CLLocationDistance = kCLDistanceFilterNone

  /// Creates a location manager.
  public override init() {}

  /// Returns a Boolean value that indicates whether location services are enabled: never.
  open class func locationServicesEnabled() -> Bool { false }

  /// The status of this program's permission to know the location: denied.
  open var authorizationStatus: CLAuthorizationStatus { .denied }

  /// The accuracy with which this program may know the location: reduced.
  open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }

  /// The last known location: none.
  open var location: CLLocation? { nil }

  /// Requests permission; the delegate is immediately told that it is denied.
  open func requestWhenInUseAuthorization() { delegate?.locationManagerDidChangeAuthorization(self) }

  /// Requests permission; the delegate is immediately told that it is denied.
  open func requestAlwaysAuthorization() { delegate?.locationManagerDidChangeAuthorization(self) }

  /// Requests the location once, which fails.
  open func requestLocation() { fail() }

  /// Starts updates of the location, which fails.
  open func startUpdatingLocation() { fail() }

  /// Stops updates of the location.
  open func stopUpdatingLocation() {}

  private func fail() {
    delegate?.locationManager(self, didFailWithError: CLError.noLocation)
  }
}

extension CLError {
  static let noLocation = CLError(
    .denied,
    message: "This system has no location: ask the person for the place, or take it from what they wrote.")
}
