import CommandLineSurface
import JSONValues
import MessageUnderstanding
import SuggestionEngine
import TextAnalysis

/// The text of an explanation, for a person.
struct ExplanationText {
  let terminal: Terminal
  let text: String

  func write(
    _ explanation: Explanation, _ understanding: Understanding?, _ suggestions: Suggestions,
    _ plans: [OpenPlan], _ outlook: PlanOutlook?
  ) throws {
    try section("Found", explanation.detections.isEmpty ? ["nothing"] : explanation.detections.flatMap(lines))
    if !explanation.rejections.isEmpty {
      try section(
        "Refused",
        explanation.rejections.map { rejection in
          let what = "\(place(rejection.range)) \(rejection.type.rawValue) \(quoted(rejection.text))"
          return "\(what): \(shown(rejection.reason))" + detail(rejection.rule)
        })
    }
    if let understanding {
      try section(
        "Understood",
        understanding.sentences.map { sentence in
          let (act, actor, topic) = (sentence.acts.top, sentence.actors.top, sentence.topics.top)
          return
            "\(place(sentence.range)) \(act.label.rawValue) by \(actor.label.rawValue) about \(topic.label.rawValue)"
            + detail(
              "\(percent(act.probability)), \(percent(actor.probability)), \(percent(topic.probability))")
        } + sensitive(understanding))
    }
    if !plans.isEmpty { try section("Plans", plans.flatMap(lines)) }
    if let outlook { try section("Weighed for a plan", lines(outlook)) }
    var actions = suggestions.actions.flatMap { action in
      [
        "\(terminal.styles.apply(.action, to: shown(action.title)))  \(action.kind.rawValue)"
          + detail("\(percent(action.confidence)) \(action.reason.rule)"),
        "  because of " + action.reason.evidence.map(evidence).joined(separator: ", "),
      ]
    }
    if let silence = suggestions.silence { actions = [silence.explanation + detail(silence.rawValue)] }
    try section("Suggested", actions)
    if !suggestions.suppressed.isEmpty {
      try section(
        "Left out",
        suggestions.suppressed.map { left in
          "\(place(left.range)) \(left.kind.rawValue): \(left.cause.explanation)"
            + detail([left.confidence.map(percent), left.rule].compactMap { $0 }.joined(separator: " "))
        })
    }
  }

  /// The sensitive topics that are likelier than a trace.
  private func sensitive(_ understanding: Understanding) -> [String] {
    SensitiveTopic.allCases.filter { understanding.sensitive[$0] >= 0.1 }.map {
      "sensitive: \($0.rawValue)" + detail(percent(understanding.sensitive[$0]))
    }
  }

  private func evidence(_ evidence: SuggestedAction.Evidence) -> String {
    quoted(evidence.text) + (evidence.message == nil ? "" : " (said before)")
  }

  private func section(_ title: String, _ lines: [String]) throws {
    try terminal.print(terminal.styles.apply(.heading, to: title))
    for line in lines { try terminal.print("  " + line) }
  }

  private func lines(_ detection: Detection) -> [String] {
    var json = JSONWriter()
    json.detectionValue(detection)
    let value = String(decoding: json.bytes, as: UTF8.self)
    return [
      "\(place(detection.range)) \(terminal.styles.apply(.action, to: detection.type.rawValue)) "
        + quoted(detection.text) + detail("\(percent(detection.confidence)) \(detection.rule)"),
      "  " + DisplayWidth.truncated(value, to: 400),
    ]
  }

  /// A plan, and what was said for its slots.
  private func lines(_ plan: OpenPlan) -> [String] {
    let state = plan.isCancelled ? "called off" : plan.isDayUnknown ? "its day is not known" : nil
    return [terminal.styles.apply(.action, to: shown(plan.title)) + (state.map(detail) ?? "")]
      + plan.candidates.map { "  \($0.slot) \(shown($0.value))" + detail($0.standing) }
  }

  /// What the model of plans chose among, a line for each start, and those of names and places.
  private func lines(_ outlook: PlanOutlook) -> [String] {
    let told = "told from \(percent(outlook.threshold)) on"
    func choice(_ candidate: PlanOutlook.Candidate) -> String {
      (candidate.value.isEmpty ? "none" : shown(candidate.value)) + " \(percent(candidate.probability))"
    }
    var lines = ["nothing to offer \(percent(outlook.nothing))" + detail(told)]
    lines += outlook.starts.map { start in
      choice(start) + (start.words.isEmpty ? "" : detail(start.words.joined(separator: ", ")))
    }
    for (name, candidates) in [("called", outlook.names), ("at", outlook.places)] where !candidates.isEmpty {
      lines.append("\(name) " + candidates.map(choice).joined(separator: ", "))
    }
    return lines
  }

  private func place(_ range: Range<Int>) -> String { "\(range.lowerBound)-\(range.upperBound)" }

  private func percent(_ confidence: Double) -> String { "\(Int((confidence * 100).rounded())) %" }

  private func detail(_ text: String) -> String {
    "  " + terminal.styles.apply(.detail, to: "[\(shown(text))]")
  }

  private func quoted(_ text: String) -> String { "\"\(DisplayWidth.truncated(shown(text), to: 80))\"" }

  private func shown(_ text: String) -> String { TerminalText.escaped(text) }
}
