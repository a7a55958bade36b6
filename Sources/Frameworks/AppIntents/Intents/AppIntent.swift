/// An action of an app that people reach by a tap, a phrase, a search, a shortcut, a command or a program.
///
/// The type describes the action; a value of it is one request. `perform()` may be called from any task, many
/// at a time, and is isolated only where it says so.
///
/// Optimised programs keep conforming types that nobody names, so that they are found. Types that conform only
/// through a protocol of the app's own are dropped there: such a type names `AppIntent` too.
@_alwaysEmitConformanceMetadata
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, _NamedByDescription, Sendable {
  /// What a run gives back.
  associatedtype PerformResult: IntentResult
  /// The type of the sentence that stands for the action and its parameters.
  associatedtype SummaryContent: ParameterSummary

  /// The name of the action, such as "Order Soup".
  static var title: LocalizedStringResource { get }

  /// What the action does, where its title does not say it all.
  static var description: IntentDescription? { get }

  /// Whether the app comes to the front before the action runs. `supportedModes` says it more exactly.
  static var openAppWhenRun: Bool { get }

  /// Where the action can run: in the background, in the foreground, or as it decides.
  static var supportedModes: IntentModes { get }

  /// The processes in which the action may run.
  static var allowedExecutionTargets: IntentExecutionTargets { get }

  /// Who must be known to be there before the action runs.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }

  /// Whether people find the action by themselves, in lists and search.
  static var isDiscoverable: Bool { get }

  /// The sentence that stands for the action and its parameters.
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

  /// Does it.
  ///
  /// - Throws: What went wrong; the text of a `CustomLocalizedStringResourceConvertible` reaches the person.
  func perform() async throws -> PerformResult

  /// Makes a request whose parameters have no values yet.
  init()
}

extension AppIntent {
  public typealias Parameter = IntentParameter
  public typealias Option = IntentChoiceOption

  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var supportedModes: IntentModes { openAppWhenRun ? .foreground : .background }
  public static var allowedExecutionTargets: IntentExecutionTargets { .default }
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  public static var isDiscoverable: Bool { true }
}

extension AppIntent where SummaryContent == IntentParameterSummary<Self> {
  public static var parameterSummary: IntentParameterSummary<Self> { .init() }
}

/// Lets an intent write `static let description = IntentDescription(...)` as well as
/// `static let description: IntentDescription?`: both are found, whichever is written.
public protocol _NamedByDescription {
  static var description: IntentDescription { get }
}

extension _NamedByDescription {
  public static var description: IntentDescription { IntentDescription.none }
}

extension AppIntent {
  /// The description that the type has written, in either form.
  package static var writtenDescription: IntentDescription? {
    func plain<T: _NamedByDescription>(_ type: T.Type) -> IntentDescription { type.description }
    func optional<T: AppIntent>(_ type: T.Type) -> IntentDescription? { type.description }
    let written = plain(Self.self)
    return written.isNone ? optional(Self.self) : written
  }
}

extension Never: AppIntent {
  public typealias PerformResult = Never
  public typealias SummaryContent = IntentParameterSummary<Never>
  public static var title: LocalizedStringResource { "" }
  public init() { preconditionFailure("There is no value of Never, so it can't be made.") }
  public func perform() async throws -> Never { switch self {} }
}
