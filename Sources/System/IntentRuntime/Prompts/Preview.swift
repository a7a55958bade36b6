import AppIntents

/// A look at what an intent will do, before it does it, for a request that asks for one: a search, where a line
/// is taken at a glance.
///
/// What only shows something or can be undone isn't shown first, nor what the title alone says. An intent whose
/// sentence isn't complete asks for the rest itself, and so shows what it is about.
struct Preview {
  let context: RunContext

  private var session: RunSession { context.session }

  /// Asks the person whether to go on, where that is due.
  ///
  /// - Throws: `IntentRunError` with `cancelled` where the person says no.
  func show() async throws {
    guard session.showsFirst, context.depth == 0, !context.intentType.needsNoPreview, let text else { return }
    let prompt = IntentPrompt(call: "preview", kind: .action(.continue, []), dialog: IntentDialog("\(text)"))
    guard case .confirmed(true) = try await context.answer(to: prompt) else {
      session.cancel(.userCancelled)
      throw IntentRunError(.cancelled, "The person said no.")
    }
    session.wasShown = true
  }

  /// The sentence of the intent with its values, and below it the values that it leaves out; nil where there is
  /// nothing to see beside the title.
  private var text: String? {
    let set = context.parameters.filter { $0.parameter.isSet }
    let summary = context.intent.summary()
    guard !set.isEmpty, summary.text.places.allSatisfy({ place in set.contains { $0.name == place } }) else {
      return nil
    }
    var values: [String: String] = [:]
    for named in set { values[named.name] = shown(named.parameter) }
    let sentence = summary.text.filled { values[$0] ?? "" }
    let others = set.filter { !summary.text.places.contains($0.name) }.compactMap { named in
      values[named.name].map { "\(String(localized: named.parameter.title)): \($0)" }
    }
    return ([sentence] + others).joined(separator: "\n")
  }

  /// A value as a person reads it; nil for none, and for an empty list.
  private func shown(_ parameter: any AnyIntentParameter) -> String? {
    var texts: [String] = []
    func add(_ value: any Sendable) {
      switch value {
      case let value as any OptionalIntentValue: if let wrapped = value.wrapped { add(wrapped) }
      case let value as any CollectionIntentValue: for element in value.elements { add(element) }
      case let value as any AppUnionValue: add(value.taken.payload)
      case let value as String: texts.append(value)
      case let value as AttributedString: texts.append(String(value.characters))
      case let value as any _IntentValue:
        texts.append(String(localized: DisplayRepresentation(showing: value).title))
      default: break
      }
    }
    guard case .success(let value) = Result(catching: { try parameter.value() }) else { return nil }
    add(value)
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}

/// An intent that is never shown first: it asks by itself, or does nothing but show something.
package protocol UnpreviewedIntent: AppIntent {}

extension AppIntent {
  /// A Boolean value that indicates whether the intent only shows something, can be undone, or asks by itself.
  fileprivate static var needsNoPreview: Bool {
    self is any OpenIntent.Type || self is any TargetContentProvidingIntent.Type
      || self is any UndoableIntent.Type || self is any SnippetIntent.Type
      || self is any UnpreviewedIntent.Type
  }
}
