import AppIntents
import CommandLineSurface
import IntentRuntime
import JSONValues
import PlainText

/// A reader that makes an answer of a line that a person has typed.
struct AnswerReader {
  /// The result of a line.
  enum Reading {
    case answer(RunAnswer)
    /// No answer yet; what is said before the question is asked again.
    case again([String])
  }

  /// How many values are listed at once.
  static let listed = 20

  private let question: RunQuestion
  private let text: QuestionText
  private let option: ParameterOption?
  private let input: CommandInput
  private let rows: [ChoiceRows.Row]
  private let list: ChoiceRows

  init(_ question: RunQuestion, text: QuestionText, options: [ParameterOption], input: CommandInput) {
    self.question = question
    self.text = text
    self.input = input
    var parameter: RunQuestionParameter?
    var rows: [ChoiceRows.Row] = []
    switch question.kind {
    case .value(let asked, let list, _):
      parameter = asked
      rows = list.map(ChoiceRows.rows) ?? []
    case .disambiguation(let asked, let list):
      parameter = asked
      rows = ChoiceRows.rows(list)
    case .choice(let options): rows = ChoiceRows.rows(options)
    case .confirmation, .action, .foreground: break
    }
    option = parameter.map { asked in
      options.first { $0.parameterName == asked.name }
        ?? ParameterOption(
          name: asked.name ?? "value", parameterName: asked.name ?? "", parameter: asked.parameter)
    }
    self.rows = rows
    list = ChoiceRows(rows: rows)
  }

  /// The numbered lines of what can be chosen.
  var choices: [String] { list.lines(limit: Self.listed) }

  func read(_ line: String) throws -> Reading {
    let line = line.trimmingCharacters(in: .whitespacesAndNewlines)
    if text.isConfirmation { return confirmation(line) }
    if line.isEmpty { return empty }
    if let option, option.isCollection { return .answer(try several(line, option)) }
    if let reading = choice(line) { return reading }
    guard let option, option.isFile else { return .answer(.text(line)) }
    do {
      return .answer(.value(try FileArgument.value(line, for: option, input)))
    } catch let failure as CommandFailure {
      return .again([failure.message])
    }
  }

  // MARK: Yes and no

  private func confirmation(_ line: String) -> Reading {
    if line.isEmpty { return .answer(.confirmed(false)) }
    if case .action(let name) = question.kind {
      let wanted = line.foldedForMatching()
      func has(_ words: [LocalizedStringResource]) -> Bool {
        words.contains { String(localized: $0).foldedForMatching() == wanted }
      }
      if has([name.acceptLabel] + name.acceptAlternatives) { return .answer(.confirmed(true)) }
      if has([name.denyLabel] + name.denyAlternatives) { return .answer(.confirmed(false)) }
    }
    return .answer(.text(line))
  }

  // MARK: Values

  /// What an empty line stands for.
  private var empty: Reading {
    guard case .value(let parameter, _, _) = question.kind else {
      return .again(["Choose one, or press Ctrl-D to call it off."])
    }
    if let value = parameter.parameter.definition.defaultValue { return .answer(.value(value)) }
    if parameter.parameter.isOptional { return .answer(.json(.null)) }
    return .again(["A value is needed. Press Ctrl-D to call it off."])
  }

  /// The value that a number or a title stands for; nil where the line has to be read in another way.
  private func choice(_ line: String) -> Reading? {
    guard !rows.isEmpty else { return nil }
    let wanted = line.foldedForMatching()
    let exact = rows.indices.filter { rows[$0].names.contains { $0.foldedForMatching() == wanted } }
    if exact.count == 1 { return .answer(.index(exact[0])) }
    // Of a number parameter a number is a value.
    if !isNumeric, let number = Int(line), number > 0, number <= rows.count {
      return .answer(.index(number - 1))
    }
    guard isFiltered else { return nil }
    let found = rows.indices.filter { rows[$0].names.contains { $0.foldedForMatching().contains(wanted) } }
    switch found.count {
    case 0: return isClosed ? .again(["Nothing has \"\(OneLine.of(line))\" in its name."]) : nil
    case 1: return .answer(.index(found[0]))
    default: return .again(list.lines(limit: Self.listed, among: found))
    }
  }

  private var isNumeric: Bool { option.map { $0.element is Int.Type || $0.element is Double.Type } ?? false }

  /// Whether a part of a name is enough: where every value is one of those that are known.
  private var isFiltered: Bool {
    isClosed || option?.element is any AppEntity.Type
  }

  private var isClosed: Bool {
    switch question.kind {
    case .value(_, _, let isClosed): isClosed
    case .disambiguation, .choice: true
    case .confirmation, .action, .foreground: false
    }
  }

  /// Several values that commas part.
  private func several(_ line: String, _ option: ParameterOption) throws -> RunAnswer {
    let pieces = line.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
    return .value(
      try pieces.map { piece -> any Sendable in
        if option.isFile { return try FileArgument.value(piece, for: option, input) }
        if case .answer(.index(let index))? = choice(piece), let value = rows[index].value { return value }
        return piece
      })
  }
}
