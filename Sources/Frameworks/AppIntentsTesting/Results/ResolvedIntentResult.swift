import IntentRuntime

/// What an intent gave back.
///
/// `value` is read as what the place wants: a value of a type, with `try`; a way into it, `result.value.name`;
/// or as it is, to hand it to another intent.
@dynamicMemberLookup
public struct ResolvedIntentResult: Sendable {
  /// Gives `value` its name. There is no value of this type.
  public struct ValueKeyPath {
    /// The value that the intent returned.
    public let value: Never
  }

  let result: RunResult
  /// The questions that the intent asked, in their order. Not part of Apple's framework.
  public let prompts: [AskedPrompt]
  /// What undoing would undo, as in "Undo Delete"; nil where the intent registered nothing. Not part of Apple's
  /// framework.
  public let undoActionName: String?
  /// What is shown. Not part of Apple's framework.
  public let view: ShownView?
  private let app: AppUnderTest

  /// - Throws: What the run threw; errors about parameters come with the parameter's name in their message.
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

  /// The value that the intent returned, as one of a type.
  ///
  /// - Throws: `IntentTestingError` with `castingFailed` when it is of another type, `noValue` when there is
  ///   none and the type is not optional.
  public subscript<T>(dynamicMember keyPath: KeyPath<ValueKeyPath, Never>) -> T
  where T: IntentValueConvertible
  {
    get throws { try path.value(as: T.self) }
  }

  /// The value that the intent returned, as it is; nil when there is none.
  public subscript(dynamicMember keyPath: KeyPath<ValueKeyPath, Never>) -> (any IntentValueExpressing)? {
    path.expression
  }

  /// The way into the value that the intent returned.
  public subscript(dynamicMember keyPath: KeyPath<ValueKeyPath, Never>) -> DynamicPropertyPath { path }

  // MARK: Beside the value

  /// What is said. Not part of Apple's framework.
  public var dialog: String? { result.dialog.map { app.text($0.full) } }

  /// What is left to say for those who see the result. Not part of Apple's framework.
  public var supportingDialog: String? { result.dialog?.supporting.map { app.text($0) } }

  /// What can be done next, as a button beside the result. Not part of Apple's framework.
  public var actionButton: AnyAppIntent? {
    result.actionButton.map { AnyAppIntent(standingFor: $0, in: app) }
  }

  /// The intents that ran after this one because its result said so, in their order. Not part of Apple's
  /// framework.
  public var opened: [OpenedIntent] {
    result.opened.map { opened in
      OpenedIntent(
        intent: AnyAppIntent(standingFor: opened.intent, in: app),
        result: Result { try ResolvedIntentResult(opened.outcome, asked: [], in: app) })
    }
  }
}

/// An intent that ran because the result of another said so. Not part of Apple's framework.
public struct OpenedIntent: Sendable {
  /// The intent, with the values of its parameters.
  public let intent: AnyAppIntent
  /// What came of it.
  public let result: Result<ResolvedIntentResult, any Error>
}

extension AnyAppIntent {
  /// The request that stands for an intent of the app.
  init(standingFor intent: any AppIntent, in app: AppUnderTest) {
    let donation = IntentDonation(intent, result: nil, date: .distantPast)
    self.init(type(of: intent).persistentIdentifier, values: donation.values, in: app)
  }
}
