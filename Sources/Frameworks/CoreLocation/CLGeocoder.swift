import Foundation

/// A closure that receives placemarks or an error.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// A geocoder, which converts between locations and addresses.
///
/// There is no map on this system and nothing is sent to a service, so every request fails with
/// ``CLError/Code/network``: the error that apps get elsewhere if the service can't be reached.
open class CLGeocoder: NSObject {
  /// A Boolean value that indicates whether a request is in progress: never.
  public var isGeocoding: Bool { false }

  /// Creates a geocoder.
  public override init() {}

  /// Cancels the request. Has no effect, since there is none.
  open func cancelGeocode() {}

  /// Looks up the address of a location.
  ///
  /// - Throws: ``CLError``, always.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] {
    throw CLError.noMap
  }

  /// Looks up the address of a location. The handler receives the error before the call returns.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale? = nil,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    completionHandler(nil, CLError.noMap)
  }

  /// Looks up the location of an address.
  ///
  /// - Throws: ``CLError``, always.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion? = nil, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] {
    throw CLError.noMap
  }

  /// Looks up the location of an address. The handler receives the error before the call returns.
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
