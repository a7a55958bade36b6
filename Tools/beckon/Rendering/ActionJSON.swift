import CommandLineSurface
import Foundation
import JSONValues
import SuggestionEngine
import TextAnalysis

extension JSONWriter {
  /// The members `actions` and, where there is none, `suppressed`.
  mutating func suggestions(_ suggestions: Suggestions, reasons: Bool = false) {
    name("actions")
    array(suggestions.actions) { $0.action($1, reasons: reasons) }
    member("suppressed", suggestions.silence?.rawValue)
  }

  private mutating func action(_ action: SuggestedAction, reasons: Bool) {
    object { json in
      json.member("type", action.kind.rawValue)
      json.member("title", action.title)
      json.member("confidence", (action.confidence * 1000).rounded() / 1000)
      json.member("start", action.range.lowerBound)
      json.member("end", action.range.upperBound)
      json.name("values")
      json.object { json in
        for field in action.values.fields { json.field(field) }
      }
      if action.repeats { json.member("repeats", true) }
      guard reasons else { return }
      json.member("uri", action.uri)
      json.member("rule", action.reason.rule)
      json.member("words", action.reason.words)
      json.member("supersedes", action.supersedes)
    }
  }

  private mutating func field(_ field: ActionField) {
    switch field.value {
    case .text(let text): member(field.name, text)
    case .flag(let flag): member(field.name, flag)
    case .list(let list): member(field.name, list)
    case .amount(let amount):
      name(field.name)
      raw("\(amount)")
    }
  }
}
