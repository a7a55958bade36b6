// The names are the platforms', which begin with capital letters.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Whether a program may know where the machine is.
public enum CLAuthorizationStatus: Int32, Sendable, Hashable {
  case notDetermined = 0
  case restricted
  case denied
  case authorizedAlways
  case authorizedWhenInUse
}

/// How exactly a program may know where the machine is.
public enum CLAccuracyAuthorization: Int, Sendable, Hashable {
  case fullAccuracy = 0
  case reducedAccuracy
}

/// As exact as can be, with further sensors, for navigation.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// As exact as can be.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Within ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// Within a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// Within a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1_000
/// Within three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3_000
/// As a person who shares only the approximate place sees it.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 5_000
/// Every movement counts.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// The largest distance.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
/// The longest time.
public let CLTimeIntervalMax: TimeInterval = .greatestFiniteMagnitude

/// What hears where the machine is.
public protocol CLLocationManagerDelegate: AnyObject {
  /// Says where the machine was, the latest last. Nothing by default.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Says why there is no location. Nothing by default.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Says that ``CLLocationManager/authorizationStatus`` is known or changed. Nothing by default.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

/// Asks where the machine is.
///
/// This system has no location of its own: the status is ``CLAuthorizationStatus/denied``, as on a device whose
/// location services are switched off, and every request fails with ``CLError/Code/denied``. Nothing is made up
/// and nothing leaves the machine. The delegate is called on the caller's thread before the call returns.
open class CLLocationManager: NSObject {
  /// Who hears of locations; held weakly.
  public weak var delegate: (any CLLocationManagerDelegate)?
  /// How exact a location is wanted.
  public var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// How far the machine has to move before it is worth a call.
  public var distanceFilter: CLLocationDistance = kCLDistanceFilterNone

  public override init() {}

  /// Whether the person lets this machine know where it is: no.
  open class func locationServicesEnabled() -> Bool { false }

  /// Whether this program may know where the machine is: no.
  open var authorizationStatus: CLAuthorizationStatus { .denied }

  /// How exactly this program may know it.
  open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }

  /// Where the machine was last: unknown.
  open var location: CLLocation? { nil }

  /// Asks the person; the delegate hears at once that the answer is no.
  open func requestWhenInUseAuthorization() { delegate?.locationManagerDidChangeAuthorization(self) }

  /// Asks the person; the delegate hears at once that the answer is no.
  open func requestAlwaysAuthorization() { delegate?.locationManagerDidChangeAuthorization(self) }

  /// Asks for the location once.
  open func requestLocation() { fail() }

  /// Asks for locations from now on.
  open func startUpdatingLocation() { fail() }

  /// Asks for no more locations.
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
