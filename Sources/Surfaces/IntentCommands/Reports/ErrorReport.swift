import AppIntents
import CommandLineSurface
import IntentRuntime

/// The report of why a run failed, for a terminal and for programs.
struct ErrorReport {
  /// What kind of error it is: the name of an `IntentRunError.Code`, else the type of the app's own error.
  let code: String
  /// The variable of the parameter that it is about.
  let parameter: String?
  let message: String

  init(_ failure: RunFailure) {
    self.init(failure.error, parameter: failure.parameter, message: String(localized: failure.message))
  }

  init(_ error: any Error) { self.init(RunFailure(error)) }

  private init(_ error: any Error, parameter: String?, message: String) {
    code = Self.code(of: error)
    self.parameter = parameter
    self.message = message
  }

  private static func code(of error: any Error) -> String {
    switch error {
    case let error as ParameterError: code(of: error.underlyingError)
    case let error as IntentRunError: error.code.rawValue
    default: String(describing: type(of: error))
    }
  }

  /// The message for a terminal, with the option that it is about, and in words for what was typed: what is of
  /// which type in a program is nothing to whoever types.
  func text(_ options: [ParameterOption]) -> String {
    guard let option = options.first(where: { $0.parameterName == parameter }) else { return message }
    switch code {
    case IntentRunError.Code.missingValue.rawValue where !option.isToggle:
      return "--\(option.name): '\(option.parameterName)' is missing; it takes \(option.words.expectation)."
    case IntentRunError.Code.conversionFailed.rawValue where option.choices == nil:
      guard let quoted else { break }
      return "--\(option.name): \(quoted) isn't \(option.words.expectation)."
    default: break
    }
    return "--\(option.name): \(message)"
  }

  /// The value that the message names, with its quotation marks.
  private var quoted: Substring? {
    guard let words = message.range(of: ", and '"),
      let end = message.range(of: "' of type ", options: .backwards),
      words.upperBound <= end.lowerBound
    else { return nil }
    return message[message.index(before: words.upperBound)...end.lowerBound]
  }
}
