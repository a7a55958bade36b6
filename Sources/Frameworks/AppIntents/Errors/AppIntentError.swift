/// A failure of an action that the system knows how to tell a person, or what to do about.
public struct AppIntentError: Error, CustomStringConvertible, CustomLocalizedStringResourceConvertible,
  Sendable
{
  /// What the error asks of whoever runs the intent.
  package enum Kind: Sendable {
    /// Begin anew, with the parameters as they are now.
    case restart
    /// Ask for a value of a parameter, then begin anew.
    case needsValue(any AnyIntentParameter, IntentDialog?)
    /// Let the person choose a value of a parameter, then begin anew.
    case needsDisambiguation(any AnyIntentParameter, among: [any Sendable], IntentDialog?)
    /// Bring the app to the front, then begin anew or do what is given.
    case needsForeground(
      IntentDialog?, alwaysConfirm: Bool, continuation: (@MainActor @Sendable () async throws -> Void)?)
    /// Tell the person; the name is the one under which the error is declared.
    case known(String)
    /// Tell the person what another error says.
    case wrapping(any Error)
  }

  package let kind: Kind

  /// What a person is told.
  public let localizedStringResource: LocalizedStringResource

  package init(_ kind: Kind, _ text: LocalizedStringResource) {
    self.kind = kind
    localizedStringResource = text
  }

  /// Wraps an error of the app.
  public init(wrapping error: any Error) {
    kind = .wrapping(error)
    localizedStringResource =
      (error as? any CustomLocalizedStringResourceConvertible)?.localizedStringResource
      ?? LocalizedStringResource("\(error.localizedDescription)")
  }

  /// Says a failure that the system knows in other words.
  ///
  /// - Parameters:
  ///   - error: One of `PermissionRequired`, `UserActionRequired` or `Unrecoverable`.
  ///   - description: What a person is told.
  public init(predefinedError error: AppIntentError, description: LocalizedStringResource) {
    guard case .known = error.kind else {
      preconditionFailure(
        "init(predefinedError:description:) takes an error of PermissionRequired, UserActionRequired or "
          + "Unrecoverable, and not '\(error)'.")
    }
    self.init(error.kind, description)
  }

  public var description: String { String(localized: localizedStringResource) }

  /// Makes the intent begin anew, after its parameters have changed.
  public static let restartPerform = AppIntentError(.restart, "The action begins anew.")

  private static func known(_ name: String, _ text: LocalizedStringResource) -> AppIntentError {
    AppIntentError(.known(name), text)
  }

  /// Something that the person has to do first.
  public enum UserActionRequired {
    public static let accountSetup = known("accountSetup", "Set up your account first.")
    public static let confirmation = known("confirmation", "This has to be confirmed first.")
    public static let signin = known("signin", "Sign in first.")
  }

  /// A permission that the app lacks.
  public enum PermissionRequired {
    public static let bluetooth = known("bluetooth", "Allow the app to use Bluetooth first.")
    public static let camera = known("camera", "Allow the app to use the camera first.")
    public static let contacts = known("contacts", "Allow the app to see your contacts first.")
    public static let localNetwork = known("localNetwork", "Allow the app to use the local network first.")
    public static let location = known("location", "Allow the app to know where you are first.")
    public static let microphone = known("microphone", "Allow the app to use the microphone first.")
    public static let motion = known("motion", "Allow the app to know how you move first.")
    public static let photos = known("photos", "Allow the app to see your photos first.")
    public static let speechRecognition = known("speechRecognition", "Allow speech recognition first.")
  }

  /// Something that nobody can mend at once.
  public enum Unrecoverable {
    public static let entityNotFound = known("entityNotFound", "Nothing was found that fits.")
    public static let featureCurrentlyRestricted = known(
      "featureCurrentlyRestricted", "This is restricted at present.")
    public static let networkFailure = known("networkFailure", "There is no connection to the internet.")
    public static let notAllowed = known("notAllowed", "This isn't allowed.")
    public static let partialFailure = known("partialFailure", "A part of it could not be done.")
    public static let unknown = known("unknown", "Something went wrong.")
    public static let unsupportedOnDevice = known("unsupportedOnDevice", "This device can't do that.")
  }
}

/// An error of the app that says which failure it is in the system's terms.
public protocol CustomAppIntentErrorConvertible: Error {
  /// The failure, in the system's terms.
  var appIntentError: AppIntentError { get }
}
