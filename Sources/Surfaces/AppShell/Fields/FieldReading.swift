import AppIntents
import IntentRuntime
import JSONValues
import UniformTypeIdentifiers

/// The reading of what was entered as an answer, or as a word on what would be right.
///
/// Numbers, dates and the like are read in the locale of the window. What only the app can judge, such as
/// whether there is an entity of a name, is left to the run.
@MainActor
struct FieldReading {
  let field: FieldModel

  private var context: ShellContext { field.context }
  private var texts: ShellTexts { context.texts }
  private typealias Reading = Result<any Sendable, FieldProblem>

  func answer() -> Result<RunAnswer, FieldProblem> {
    if case .list(let element, let count) = field.kind { return list(element, count) }
    if let taken = field.takenOption {
      return .success(taken.isOfQuestion ? .index(taken.place) : .value(taken.option.value))
    }
    if isEmpty {
      return field.isRequired ? .failure(FieldProblem(message: needed)) : .success(.json(.null))
    }
    switch field.kind {
    case .text(_, nil), .entity: return .success(.text(trimmed))
    default: return value().map(RunAnswer.value)
    }
  }

  private var trimmed: String { field.text.trimmingCharacters(in: .whitespacesAndNewlines) }

  private var isEmpty: Bool {
    switch field.kind {
    case .truth: false
    case .file: field.files.isEmpty
    default: trimmed.isEmpty
    }
  }

  private var needed: String {
    switch field.kind {
    case .options, .entity: texts[.neededChoice]
    case .file: texts[.neededFile]
    default: field.kind.expectation(texts, context) ?? texts[.neededValue]
    }
  }

  private func value() -> Reading {
    switch field.kind {
    case .text(_, .url): return url()
    case .text(_, .wholeNumber), .text, .entity, .options, .list:
      if case .options = field.kind { return .failure(FieldProblem(message: texts[.neededChoice])) }
      return .success(trimmed)
    case .integer(_, let range):
      return checked(NumberText(trimmed, in: context.locale)?.integer, range)
    case .decimal(_, let range):
      return checked(NumberText(trimmed, in: context.locale)?.double, range)
    case .truth: return .success(field.isOn)
    case .date(let kind, let asComponents): return date(kind, asComponents)
    case .file(let types): return file(field.files[0], types)
    case .measurement(let type, let units, let allowsNegative):
      return measurement(type, units, allowsNegative)
    case .amount(let codes, let range): return amount(codes, range)
    case .duration:
      return taken(Duration.converted(from: trimmed, for: nil, in: context.conversion))
    }
  }

  private func taken(_ value: (any Sendable)?) -> Reading {
    value.map { .success($0) }
      ?? .failure(FieldProblem(message: field.kind.expectation(texts, context) ?? texts[.neededOther]))
  }

  private func checked<Number: Comparable & Sendable>(
    _ number: Number?, _ range: ClosedRange<Number>?
  ) -> Reading {
    taken(number.flatMap { range?.contains($0) ?? true ? $0 : nil })
  }

  private func url() -> Reading {
    guard let url = URL(string: trimmed), url.scheme != nil else { return taken(nil) }
    return .success(url)
  }

  private func date(_ kind: _ParameterOption.DateKind, _ asComponents: Bool) -> Reading {
    // Not only what the field offers: a person who types may leave out the `T`, as ISO 8601 allows.
    let components = DateComponents.converted(from: trimmed, for: .date(kind), in: context.conversion)
    guard let components, kind != .dateTime || components.day != nil && components.hour != nil else {
      return taken(nil)
    }
    if asComponents { return .success(components) }
    return taken(Date.converted(from: trimmed, for: .date(kind), in: context.conversion))
  }

  private func measurement(
    _ type: any _MeasurementParameterValue.Type, _ units: [FieldUnit], _ allowsNegative: Bool
  ) -> Reading {
    guard let number = NumberText(trimmed, in: context.locale)?.double, allowsNegative || number >= 0,
      units.indices.contains(field.unit)
    else { return taken(nil) }
    return taken(type._measuring(number, in: units[field.unit].dimension))
  }

  private func amount(_ codes: [String], _ range: ClosedRange<Decimal>?) -> Reading {
    guard let number = NumberText(trimmed, in: context.locale)?.decimal, range?.contains(number) ?? true
    else { return taken(nil) }
    let code = codes.indices.contains(field.unit) ? codes[field.unit] : context.locale.currency?.identifier
    return taken(code.map { IntentCurrencyAmount(amount: number, currencyCode: $0.uppercased()) })
  }

  private func file(_ file: IntentFile, _ types: [String]) -> Reading {
    let wanted = types.compactMap { UTType($0) }
    if let type = file.type, !wanted.isEmpty, !wanted.contains(where: type.conforms) {
      return .failure(
        FieldProblem(message: texts(.neededFileType, ["name": ForeignText.line(file.filename)])))
    }
    return .success(file)
  }

  // MARK: Several values

  private func list(
    _ element: FieldKind, _ count: ClosedRange<Int>
  ) -> Result<RunAnswer, FieldProblem> {
    var values: [any Sendable] = []
    if field.isListOfChoices {
      values = field.takenTitles.compactMap { field.choice?.option(at: $0.place)?.value }
    } else if case .file(let types) = element {
      for one in field.files {
        switch file(one, types) {
        case .success(let value): values.append(value)
        case .failure(let problem): return .failure(problem)
        }
      }
    } else {
      for inner in field.elements {
        switch inner.answer() {
        case .success(.value(let value)): values.append(value)
        case .success(.text(let text)): values.append(text)
        case .success(.index(let place)):
          if let value = inner.choice?.option(at: place)?.value { values.append(value) }
        case .success: break
        case .failure(var problem):
          problem.isInside = true
          return .failure(problem)
        }
      }
    }
    if values.isEmpty, !field.isRequired { return .success(.json(.null)) }
    guard count.contains(values.count) else {
      let (least, most) = ("\(count.lowerBound)", "\(count.upperBound)")
      return .failure(
        FieldProblem(
          message: count.count == 1
            ? texts(.neededExactCount, ["number": least])
            : texts(.neededCount, ["least": least, "most": most])))
    }
    return .success(.value(values))
  }
}

extension FieldKind {
  /// Returns a description of the values that would be right; nil where there is nothing to say about them.
  @MainActor func expectation(_ texts: ShellTexts, _ context: ShellContext) -> String? {
    let now = context.clock.now()
    func range(_ least: String, _ most: String) -> String {
      texts(.neededRange, ["least": least, "most": most])
    }
    switch self {
    case .integer(_, let range?):
      return texts(
        .neededRange,
        [
          "least": range.lowerBound.formatted(.number.locale(context.locale)),
          "most": range.upperBound.formatted(.number.locale(context.locale)),
        ])
    case .integer, .text(_, .wholeNumber): return texts[.neededWhole]
    case .decimal(_, let bounds?):
      return range(
        bounds.lowerBound.formatted(.number.locale(context.locale)),
        bounds.upperBound.formatted(.number.locale(context.locale)))
    case .amount(_, let bounds?):
      return range(
        bounds.lowerBound.formatted(.number.locale(context.locale)),
        bounds.upperBound.formatted(.number.locale(context.locale)))
    case .decimal, .amount: return texts[.neededNumber]
    case .measurement(_, _, let allowsNegative):
      return texts[allowsNegative ? .neededNumber : .neededNotNegative]
    case .date(let kind, _):
      return texts(
        kind == .time ? .neededTime : .neededDate, ["example": FieldText(context).text(now, kind)])
    case .text(_, .url): return texts(.neededURL, ["example": "https://example.org"])
    case .duration: return texts(.neededDuration, ["example": "1:30:00"])
    case .options, .entity: return texts[.neededChoice]
    case .file: return texts[.neededFile]
    case .list(let element, _): return element.expectation(texts, context)
    case .text, .truth: return nil
    }
  }
}
