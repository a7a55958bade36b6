import AppIntents

extension IntentRun {
  /// Runs an intent as part of the run that is under way, with a value for one of its parameters as a person
  /// would write it. Where the text could mean several values or none the person is asked.
  ///
  /// - Throws: `IntentRunError` with `nobodyToAsk` where nobody can be asked; what the intent throws.
  package static func call(_ intent: any AppIntent, naming parameter: String, _ text: String) async throws {
    guard let caller = context as? RunContext else {
      throw IntentRunError(.nobodyToAsk, "\(type(of: intent)) is called in no run.")
    }
    let inner = RunContext(intent, in: caller.session, depth: caller.depth + 1)
    guard let named = inner.parameters.first(where: { $0.name == parameter }) else {
      throw IntentRunError(.unknownParameter, "\(type(of: intent)) has no parameter '\(parameter)'.")
    }
    try await $context.withValue(inner) {
      let resolver = ParameterResolver(context: inner)
      do {
        try named.parameter.set(try await resolver.value(of: .text(text), for: named.parameter))
      } catch let error as IntentRunError where error.isAboutAnswer {
        let prompt = IntentPrompt(
          call: "parameter", kind: .value(named.parameter),
          dialog: named.parameter.definition.requestValueDialog)
        try await resolver.set(named.parameter, to: try await inner.answer(to: prompt), prompt)
      }
      _ = try await IntentPerformer(context: inner).perform([:])
    }
  }
}
