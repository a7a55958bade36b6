import AppIntents
import JSONValues

/// A surface through which a person or a program requests runs and sees their outcomes: a terminal, a
/// browser, a test.
///
/// All functions may be called from any task, for many runs at once. A function that waits for somebody
/// should end when its task is cancelled; the run does not wait for it then.
package protocol RunSurface: Sendable {
  /// The abilities of the surface.
  var abilities: RunSurfaceAbilities { get }

  /// Asks a question, and waits for the answer.
  ///
  /// An answer that does not fit is asked for again, with `problem` of the question set.
  func answer(to question: RunQuestion) async throws -> RunAnswer

  /// A Boolean value that indicates whether the app is in front.
  var isInFront: Bool { get }

  /// The date of the person's last activity in the app, or nil where it is not known.
  var lastActivity: Date? { get }

  /// Brings the app to the front, and lets its views handle an intent that leads to content of theirs.
  ///
  /// A `TargetContentProvidingIntent` comes here also when the app is in front already.
  ///
  /// - Returns: Whether it is there now.
  func bringToFront(for intent: any AppIntent) async -> Bool

  /// Makes sure who is there.
  ///
  /// - Returns: Who is known to be there now.
  func authenticate(for policy: IntentAuthenticationPolicy) async -> RunAuthentication
}

extension RunSurface {
  package var isInFront: Bool { false }
  package var lastActivity: Date? { nil }
  package func bringToFront(for intent: any AppIntent) async -> Bool { false }
  package func authenticate(for policy: IntentAuthenticationPolicy) async -> RunAuthentication { .nobody }
}

/// The abilities of a surface.
package struct RunSurfaceAbilities: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The surface can ask a person.
  package static let asks = RunSurfaceAbilities(rawValue: 1)
  /// The surface can bring the app to the front.
  package static let foreground = RunSurfaceAbilities(rawValue: 2)
  /// Whoever asks may name files on this machine by their paths.
  package static let localFiles = RunSurfaceAbilities(rawValue: 4)
}

/// A surface on which nobody can be asked.
package struct SilentSurface: RunSurface {
  package init() {}
  package var abilities: RunSurfaceAbilities { [] }
  package func answer(to question: RunQuestion) async throws -> RunAnswer { .cancelled }
}

/// A question: a prompt of a run in the form in which a surface shows it.
package struct RunQuestion: Sendable {
  /// The kind of question.
  package enum Kind: Sendable {
    /// A value for a parameter; where there are values to choose from they are given, and `isClosed` says
    /// whether no other is taken.
    case value(RunQuestionParameter, OptionList?, isClosed: Bool)
    /// A question for one of several values for a parameter.
    case disambiguation(RunQuestionParameter, OptionList)
    /// A question whether a value of a parameter is the right one.
    case confirmation(RunQuestionParameter, value: DisplayRepresentation)
    /// A question whether to go on; the name is the verb on the button that does.
    case action(ConfirmationActionName)
    /// A question for one of several options.
    case choice([IntentChoiceOption])
    /// A question whether the app may come to the front.
    case foreground
  }

  package let kind: Kind
  /// The identity of the prompt within the run, the same when the run is performed again.
  package let key: PromptKey
  /// The intent that asks.
  package let intentType: any AppIntent.Type
  /// The call that asks, as a developer knows it.
  package let call: String
  /// The number of the question in the run, from 0.
  package let number: Int
  /// The dialog that is spoken.
  package let dialog: IntentDialog?
  /// A Boolean value that indicates whether the dialog is shown too where there is a view beside it.
  package let showsDialog: Bool
  /// A view beside the question.
  package let view: _SnippetViewContainer?
  /// A view beside the question that can be made anew.
  package let snippet: RunSnippet?
  /// The reason for which the last answer was not taken, when the question is asked again.
  package internal(set) var problem: IntentRunError?
}

/// The parameter that a question is about.
package struct RunQuestionParameter: Sendable {
  /// The name of the variable; nil where the parameter belongs to no run.
  package let name: String?
  package let title: LocalizedStringResource
  package let parameter: any AnyIntentParameter
}

/// An answer: what a surface gives to a question, before it is read as a value.
package enum RunAnswer: Sendable {
  /// A text that a person has typed or said: a value, the title of an option, yes or no; the number of an
  /// option, from 1, where only options are taken and none has that title.
  case text(String)
  /// A JSON value that another program has sent.
  case json(JSONValue)
  /// A value of the type that is asked for.
  case value(any Sendable)
  /// The answer of one of the options, by its place from 0.
  case index(Int)
  /// An answer of yes or no.
  case confirmed(Bool)
  /// The person calls the whole run off.
  case cancelled
}
