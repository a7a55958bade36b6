import Foundation

/// The kind of function that hears of placemarks.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Finds the words for a location, or the location for words.
///
/// There is no map on this system and nothing is sent to a service, so that every request fails with
/// ``CLError/Code/network``: that is what apps hear elsewhere when the service can't be reached.
open class CLGeocoder: NSObject {
  /// Whether a request is under way: never.
  public var isGeocoding: Bool { false }

  public override init() {}

  /// Ends the request. There is none to end.
  open func cancelGeocode() {}

  /// Finds the words for a location.
  ///
  /// - Throws: ``CLError``, always.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] {
    throw CLError.noMap
  }

  /// Finds the words for a location. The handler hears the error before the call returns.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale? = nil,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    completionHandler(nil, CLError.noMap)
  }

  /// Finds the location for an address.
  ///
  /// - Throws: ``CLError``, always.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion? = nil, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] {
    throw CLError.noMap
  }

  /// Finds the location for an address. The handler hears the error before the call returns.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion? = nil, preferredLocale locale: Locale? = nil,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    completionHandler(nil, CLError.noMap)
  }
}

extension CLError {
  fileprivate static let noMap = CLError(
    .network, message: "This system has no map to look places up in, and sends nothing to a service.")
}
