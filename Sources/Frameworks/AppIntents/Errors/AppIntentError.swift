/// An error of an intent that the system knows how to present or to act on.
public struct AppIntentError: Error, CustomStringConvertible, CustomLocalizedStringResourceConvertible,
  Sendable
{
  /// The action that the error requests from the code that runs the intent.
  package enum Kind: Sendable {
    /// Start over, with the parameters as they are now.
    case restart
    /// Ask for a value of a parameter, then start over.
    case needsValue(any AnyIntentParameter, IntentDialog?)
    /// Have the person choose a value of a parameter, then start over.
    case needsDisambiguation(any AnyIntentParameter, among: [any Sendable], IntentDialog?)
    /// Bring the app to the foreground, then start over or run the continuation.
    case needsForeground(
      IntentDialog?, alwaysConfirm: Bool, continuation: (@MainActor @Sendable () async throws -> Void)?)
    /// Present the error; the associated value is its declared name.
    case known(String)
    /// Present the message of another error.
    case wrapping(any Error)
  }

  package let kind: Kind

  /// The message for the person.
  public let localizedStringResource: LocalizedStringResource

  package init(_ kind: Kind, _ text: LocalizedStringResource) {
    self.kind = kind
    localizedStringResource = text
  }

  /// Creates an error that wraps one of the app's errors.
  public init(wrapping error: any Error) {
    kind = .wrapping(error)
    localizedStringResource =
      (error as? any CustomLocalizedStringResourceConvertible)?.localizedStringResource
      ?? LocalizedStringResource("\(error.localizedDescription)")
  }

  /// Creates a predefined error with a message of the app.
  ///
  /// - Parameters:
  ///   - error: A constant of `PermissionRequired`, `UserActionRequired` or `Unrecoverable`.
  ///   - description: The message for the person.
  public init(predefinedError error: AppIntentError, description: LocalizedStringResource) {
    guard case .known = error.kind else {
      preconditionFailure(
        "init(predefinedError:description:) takes an error of PermissionRequired, UserActionRequired or "
          + "Unrecoverable, and not '\(error)'.")
    }
    self.init(error.kind, description)
  }

  public var description: String { String(localized: localizedStringResource) }

  /// An error that makes the intent start over, after its parameters have changed.
  public static let restartPerform = AppIntentError(.restart, "The action begins anew.")

  private static func known(_ name: String, _ text: LocalizedStringResource) -> AppIntentError {
    AppIntentError(.known(name), text)
  }

  /// Errors that ask the person to do something first.
  public enum UserActionRequired {
    /// The person has to set up an account first.
    public static let accountSetup = known("accountSetup", "Set up your account first.")
    /// The action needs a confirmation first.
    public static let confirmation = known("confirmation", "This has to be confirmed first.")
    /// The person has to sign in first.
    public static let signin = known("signin", "Sign in first.")
  }

  /// Errors that ask for a permission that the app lacks.
  public enum PermissionRequired {
    /// The app lacks permission to use Bluetooth.
    public static let bluetooth = known("bluetooth", "Allow the app to use Bluetooth first.")
    /// The app lacks permission to use the camera.
    public static let camera = known("camera", "Allow the app to use the camera first.")
    /// The app lacks permission to read contacts.
    public static let contacts = known("contacts", "Allow the app to see your contacts first.")
    /// The app lacks permission to use the local network.
    public static let localNetwork = known("localNetwork", "Allow the app to use the local network first.")
    /// The app lacks permission to know the location.
    public static let location = known("location", "Allow the app to know where you are first.")
    /// The app lacks permission to use the microphone.
    public static let microphone = known("microphone", "Allow the app to use the microphone first.")
    /// The app lacks permission to read motion data.
    public static let motion = known("motion", "Allow the app to know how you move first.")
    /// The app lacks permission to read photos.
    public static let photos = known("photos", "Allow the app to see your photos first.")
    /// The app lacks permission to recognise speech.
    public static let speechRecognition = known("speechRecognition", "Allow speech recognition first.")
  }

  /// Errors that neither the person nor the app can resolve right away.
  public enum Unrecoverable {
    /// No matching entity was found.
    public static let entityNotFound = known("entityNotFound", "Nothing was found that fits.")
    /// The feature is restricted at present.
    public static let featureCurrentlyRestricted = known(
      "featureCurrentlyRestricted", "This is restricted at present.")
    /// There is no network connection.
    public static let networkFailure = known("networkFailure", "There is no connection to the internet.")
    /// The action isn't allowed.
    public static let notAllowed = known("notAllowed", "This isn't allowed.")
    /// Only a part of the action succeeded.
    public static let partialFailure = known("partialFailure", "A part of it could not be done.")
    /// The cause of the failure is unknown.
    public static let unknown = known("unknown", "Something went wrong.")
    /// The device doesn't support the action.
    public static let unsupportedOnDevice = known("unsupportedOnDevice", "This device can't do that.")
  }
}

/// An error of the app that maps itself to an `AppIntentError`.
public protocol CustomAppIntentErrorConvertible: Error {
  /// The `AppIntentError` for this error.
  var appIntentError: AppIntentError { get }
}
