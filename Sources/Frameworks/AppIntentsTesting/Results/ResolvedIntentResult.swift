import IntentRuntime

/// The result of an intent.
///
/// The type of `value` depends on the context: a value of a type, with `try`; a path into it,
/// `result.value.name`; or the value as it is, to pass it to another intent.
@dynamicMemberLookup
public struct ResolvedIntentResult: Sendable {
  /// The namespace of the key path `value`. It has no instances.
  public struct ValueKeyPath {
    /// The value that the intent returned.
    public let value: Never
  }

  let result: RunResult
  /// The questions that the intent asked, in order. Not part of Apple's framework.
  public let prompts: [AskedPrompt]
  /// The name of the action that undo would revert, as in "Undo Delete", or nil if the intent registered
  /// none. Not part of Apple's framework.
  public let undoActionName: String?
  /// The view of the result. Not part of Apple's framework.
  public let view: ShownView?
  private let app: AppUnderTest

  /// Creates a result from the outcome of a run.
  ///
  /// - Throws: The error of the run; errors about parameters contain the parameter's name.
  init(_ outcome: RunOutcome, asked: [AskedPrompt], in app: AppUnderTest) throws {
    do {
      result = try outcome.get()
    } catch let error as ParameterError {
      guard let inner = error.underlyingError as? IntentRunError else { throw error.underlyingError }
      throw IntentRunError(inner.code, error.description, underlying: inner.underlying)
    }
    prompts = asked
    undoActionName = outcome.undo?.actionName
    if let snippet = result.snippet {
      view = ShownView(snippet, in: app)
    } else {
      view = result.view.map { ShownView($0, in: app) }
    }
    self.app = app
  }

  private var path: DynamicPropertyPath { DynamicPropertyPath(result.value, label: "value", app: app) }

  /// The value that the intent returned, as a type.
  ///
  /// - Throws: `IntentTestingError` with `castingFailed` if it has another type, or `noValue` if it is absent
  ///   and the type is not optional.
  public subscript<T>(dynamicMember keyPath: KeyPath<ValueKeyPath, Never>) -> T
  where T: IntentValueConvertible
  {
    get throws { try path.value(as: T.self) }
  }

  /// The value that the intent returned as it is, or nil if there is none.
  public subscript(dynamicMember keyPath: KeyPath<ValueKeyPath, Never>) -> (any IntentValueExpressing)? {
    path.expression
  }

  /// The path to the value that the intent returned.
  public subscript(dynamicMember keyPath: KeyPath<ValueKeyPath, Never>) -> DynamicPropertyPath { path }

  // MARK: Beside the value

  /// The complete dialog. Not part of Apple's framework.
  public var dialog: String? { result.dialog.map { app.text($0.full) } }

  /// The shorter dialog for people who see the result. Not part of Apple's framework.
  public var supportingDialog: String? { result.dialog?.supporting.map { app.text($0) } }

  /// The intent of the button beside the result. Not part of Apple's framework.
  public var actionButton: AnyAppIntent? {
    result.actionButton.map { AnyAppIntent(standingFor: $0, in: app) }
  }

  /// The intents that ran afterwards because the result requested it, in order. Not part of Apple's
  /// framework.
  public var opened: [OpenedIntent] {
    result.opened.map { opened in
      OpenedIntent(
        intent: AnyAppIntent(standingFor: opened.intent, in: app),
        result: Result { try ResolvedIntentResult(opened.outcome, asked: [], in: app) })
    }
  }
}

/// An intent that ran because the result of another requested it. Not part of Apple's framework.
public struct OpenedIntent: Sendable {
  /// The intent with its parameter values.
  public let intent: AnyAppIntent
  /// The result of the intent, or its error.
  public let result: Result<ResolvedIntentResult, any Error>
}

extension AnyAppIntent {
  /// Creates a request from an intent of the app.
  init(standingFor intent: any AppIntent, in app: AppUnderTest) {
    let donation = IntentDonation(intent, result: nil, date: .distantPast)
    self.init(type(of: intent).persistentIdentifier, values: donation.values, in: app)
  }
}
