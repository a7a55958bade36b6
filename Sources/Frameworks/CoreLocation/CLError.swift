import Foundation

/// Why a location could not be had.
public struct CLError: CustomNSError, LocalizedError, Sendable, Equatable {
  /// The kinds of failure.
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

  public static var errorDomain: String { kCLErrorDomain }

  public static var locationUnknown: Code { .locationUnknown }
  public static var denied: Code { .denied }
  public static var network: Code { .network }
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
  public static var geocodeCanceled: Code { .geocodeCanceled }

  /// The kind of failure.
  public let code: Code
  /// What went wrong, for a person.
  public let message: String

  /// Makes an error.
  public init(_ code: Code, message: String = "") {
    self.code = code
    self.message = message.isEmpty ? "The location could not be determined (\(code))." : message
  }

  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? { message }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: message] }
}

extension CLError.Code {
  /// Whether `error` is a failure of this kind, so that `catch CLError.denied` works.
  public static func ~= (code: Self, error: any Error) -> Bool {
    (error as? CLError)?.code == code
  }
}

/// The domain of ``CLError``.
public let kCLErrorDomain = "kCLErrorDomain"
