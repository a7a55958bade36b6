/// An action of an app that people reach by a tap, a phrase, a search, a shortcut, a command or a program.
///
/// The type describes the action; a value of it is one request. `perform()` may be called from any task,
/// concurrently, and is isolated only where it says so.
///
/// Optimised builds keep conforming types that no code refers to, so that they can be discovered. Types that
/// conform only through a protocol of the app are stripped: such a type has to name `AppIntent` too.
@_alwaysEmitConformanceMetadata
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, _NamedByDescription, Sendable {
  /// The type of the result of a run.
  associatedtype PerformResult: IntentResult
  /// The type of the sentence that summarises the action and its parameters.
  associatedtype SummaryContent: ParameterSummary

  /// The name of the action, such as "Order Soup".
  static var title: LocalizedStringResource { get }

  /// The description of the action, where the title does not say it all.
  static var description: IntentDescription? { get }

  /// A Boolean value that indicates whether the app comes to the foreground before the action runs.
  /// `supportedModes` is more precise.
  static var openAppWhenRun: Bool { get }

  /// The modes in which the action can run: in the background, in the foreground, or as it decides.
  static var supportedModes: IntentModes { get }

  /// The processes in which the action may run.
  static var allowedExecutionTargets: IntentExecutionTargets { get }

  /// The authentication that the action requires before it runs.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }

  /// A Boolean value that indicates whether people can find the action in lists and search.
  static var isDiscoverable: Bool { get }

  /// The sentence that summarises the action and its parameters.
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

  /// Performs the action.
  ///
  /// - Throws: Any error of the app; the text of a `CustomLocalizedStringResourceConvertible` is shown to the
  ///   person.
  func perform() async throws -> PerformResult

  /// Creates a request whose parameters have no values yet.
  init()
}

extension AppIntent {
  /// The property wrapper behind `@Parameter`.
  public typealias Parameter = IntentParameter
  /// An option that `requestChoice(between:dialog:)` offers.
  public typealias Option = IntentChoiceOption

  public static var description: IntentDescription? { nil }
  /// A Boolean value that indicates whether the app comes to the foreground before the action runs; false by
  /// default.
  public static var openAppWhenRun: Bool { false }
  /// The foreground if `openAppWhenRun` is set, else the background.
  public static var supportedModes: IntentModes { openAppWhenRun ? .foreground : .background }
  /// The processes in which the action may run; by default the system decides.
  public static var allowedExecutionTargets: IntentExecutionTargets { .default }
  /// The authentication that the action requires; none by default.
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  /// A Boolean value that indicates whether people can find the action; true by default.
  public static var isDiscoverable: Bool { true }
}

extension AppIntent where SummaryContent == IntentParameterSummary<Self> {
  /// A summary that consists of the title.
  public static var parameterSummary: IntentParameterSummary<Self> { .init() }
}

/// A protocol that lets an intent declare either `static let description = IntentDescription(...)` or `static
/// let description: IntentDescription?`: both forms are found.
public protocol _NamedByDescription {
  static var description: IntentDescription { get }
}

extension _NamedByDescription {
  public static var description: IntentDescription { IntentDescription.none }
}

extension AppIntent {
  /// The description that the type declares, in either form.
  package static var writtenDescription: IntentDescription? {
    func plain<T: _NamedByDescription>(_ type: T.Type) -> IntentDescription { type.description }
    func optional<T: AppIntent>(_ type: T.Type) -> IntentDescription? { type.description }
    let written = plain(Self.self)
    return written.isNone ? optional(Self.self) : written
  }
}

extension Never: AppIntent {
  /// The result type of an intent that never runs.
  public typealias PerformResult = Never
  /// The summary type of an intent that has none.
  public typealias SummaryContent = IntentParameterSummary<Never>
  /// The empty title.
  public static var title: LocalizedStringResource { "" }
  /// Traps, because `Never` has no values.
  public init() { preconditionFailure("There is no value of Never, so it can't be made.") }
  /// Never called, because `Never` has no values.
  public func perform() async throws -> Never { switch self {} }
}
