import Foundation

/// A location error.
public struct CLError: CustomNSError, LocalizedError, Sendable, Equatable {
  /// The kinds of error.
  public enum Code: Int, Sendable, Hashable {
    case locationUnknown = 0
    case denied
    case network
    case headingFailure
    case regionMonitoringDenied
    case regionMonitoringFailure
    case regionMonitoringSetupDelayed
    case regionMonitoringResponseDelayed
    case geocodeFoundNoResult
    case geocodeFoundPartialResult
    case geocodeCanceled
    case deferredFailed
    case deferredNotUpdatingLocation
    case deferredAccuracyTooLow
    case deferredDistanceFiltered
    case deferredCanceled
    case rangingUnavailable
    case rangingFailure
    case promptDeclined
    case historicalLocationError
  }

  /// The domain of the error.
  public static var errorDomain: String { kCLErrorDomain }

  /// The location is unknown at present.
  public static var locationUnknown: Code { .locationUnknown }
  /// Location services are denied.
  public static var denied: Code { .denied }
  /// The network or service is unavailable.
  public static var network: Code { .network }
  /// Geocoding had no result.
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  /// Geocoding had only a partial result.
  public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
  /// Geocoding was cancelled.
  public static var geocodeCanceled: Code { .geocodeCanceled }

  /// The kind of the error.
  public let code: Code
  /// The message for people.
  public let message: String

  /// Creates an error.
  public init(_ code: Code, message: String = "") {
    self.code = code
    self.message = message.isEmpty ? "The location could not be determined (\(code))." : message
  }

  /// The code as an integer.
  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? { message }
  /// The message as a localized description.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: message] }
}

extension CLError.Code {
  /// Returns a Boolean value that indicates whether `error` is of this kind, so that `catch CLError.denied`
  /// works.
  public static func ~= (code: Self, error: any Error) -> Bool {
    (error as? CLError)?.code == code
  }
}

/// The domain of ``CLError``.
public let kCLErrorDomain = "kCLErrorDomain"
