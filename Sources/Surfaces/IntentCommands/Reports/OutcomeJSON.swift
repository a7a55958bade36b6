import AppIntents
import IntentRuntime
import IntentValues
import JSONValues

/// The outcome of a run as one JSON object.
///
/// - `intent`, `identifier`: the intent, as it is typed and as it is stored.
/// - `outcome`: "finished", "failed" or "cancelled".
/// - `value`: the exact value where there is one; `valueError` says why it can't be written.
/// - `dialog`: `full` and `supporting`; `snippet`: the outline of a view.
/// - `opened`: what ran afterwards, each such an object; `undo`: the name of what could be undone.
/// - `error`: `code`, `parameter`, `message`; `reason` and `isStillRunning` of what was called off.
struct OutcomeJSON {
  let names: CatalogNames
  let locale: Locale

  func json(of outcome: RunOutcome) async -> JSONValue {
    var members = [
      Self.member("intent", name(of: outcome.intentType)),
      Self.member("identifier", outcome.intentType.persistentIdentifier),
    ]
    switch outcome.ending {
    case .finished(let result):
      members.append(Self.member("outcome", "finished"))
      members += await self.members(of: result)
    case .failed(let failure):
      members.append(Self.member("outcome", "failed"))
      members.append(.init(name: "error", value: Self.json(of: ErrorReport(failure))))
    case .cancelled(let reason, let isStillRunning):
      members.append(Self.member("outcome", "cancelled"))
      members.append(Self.member("reason", reason == .timeout ? "timeout" : "userCancelled"))
      members.append(.init(name: "isStillRunning", value: .boolean(isStillRunning)))
    }
    if outcome.result == nil { members.append(.init(name: "hasBegun", value: .boolean(outcome.hasBegun))) }
    if let undo = outcome.undo { members.append(Self.member("undo", undo.actionName)) }
    return .object(members)
  }

  private func members(of result: RunResult) async -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    if let value = result.value {
      do {
        members.append(
          .init(
            name: "value",
            value: try IntentValueCoding(files: .onThisMachine(), locale: locale).json(of: value)))
      } catch {
        members.append(Self.member("valueError", ErrorReport(error).message))
      }
    }
    if let dialog = result.dialog {
      var texts = [Self.member("full", String(localized: dialog.full))]
      if let supporting = dialog.supporting {
        texts.append(Self.member("supporting", String(localized: supporting)))
      }
      members.append(.init(name: "dialog", value: .object(texts)))
    }
    do {
      if let view = try await result.shownView {
        members.append(Self.member("snippet", await ViewText.outline(of: view)))
      }
    } catch {
      members.append(.init(name: "snippetError", value: Self.json(of: ErrorReport(error))))
    }
    if !result.opened.isEmpty {
      var opened: [JSONValue] = []
      for next in result.opened { opened.append(await json(of: next.outcome)) }
      members.append(.init(name: "opened", value: .array(opened)))
    }
    return members
  }

  private func name(of type: any AppIntent.Type) -> String {
    names.intents[type]?.name ?? String(describing: type)
  }

  static func json(of error: ErrorReport) -> JSONValue {
    var members = [member("code", error.code)]
    if let parameter = error.parameter { members.append(member("parameter", parameter)) }
    members.append(member("message", error.message))
    return .object(members)
  }

  private static func member(_ name: String, _ text: String) -> JSONValue.Member {
    .init(name: name, value: .string(text))
  }
}

extension RunResult {
  /// The view beside the result, made anew where it is a snippet's.
  ///
  /// - Throws: What the snippet's intent throws.
  var shownView: _SnippetViewContainer? {
    get async throws {
      if let view { return view }
      return try await snippet?.render()
    }
  }
}
