import AppIntents
import IntentRuntime
import JSONValues
import Observation
import SwiftUICore
import UniformTypeIdentifiers

/// The model of a value that a person enters.
@MainActor @Observable
package final class FieldModel: Identifiable {
  package nonisolated let id: Int
  package let kind: FieldKind
  package let label: String
  package let isRequired: Bool
  @ObservationIgnored let context: ShellContext
  @ObservationIgnored private weak let window: ShellModel?

  /// The text that is typed.
  package var text = "" { didSet { if text != oldValue { textChanged() } } }
  /// The Boolean value of a field for yes or no.
  package var isOn = false { didSet { problem = nil } }
  /// The unit or the currency, by its place.
  package var unit = 0 { didSet { problem = nil } }
  /// The files that were chosen.
  package private(set) var files: [IntentFile] = []
  /// The fields of a list.
  package private(set) var elements: [FieldModel] = []
  /// The values to choose from; nil where there are none.
  package let choice: ChoiceModel?
  /// The places of the options that are taken; more than one only in a list of options.
  package private(set) var taken: [Int] = []
  /// The reason for which the value is not taken.
  package var problem: String?

  @ObservationIgnored private let suggestions: OptionList?
  /// A Boolean value that indicates whether the text stands for the option that was taken last.
  @ObservationIgnored private var showsTaken = false
  @ObservationIgnored private var isTaking = false

  init(
    _ kind: FieldKind, label: String, isRequired: Bool, suggestions: OptionList?, in window: ShellModel
  ) {
    self.kind = kind
    self.label = label
    self.isRequired = isRequired
    self.suggestions = suggestions
    self.window = window
    context = window.context
    id = window.nextNumber()
    choice = Self.choice(kind, suggestions, label, window)
    if case .list(_, let count) = kind, !isListOfChoices { setElements(count.lowerBound) }
    // The control shows the present, so that is what it stands for.
    if case .date = kind, isRequired { date = window.context.clock.now() }
  }

  private static func choice(
    _ kind: FieldKind, _ suggestions: OptionList?, _ label: String, _ window: ShellModel
  ) -> ChoiceModel? {
    switch kind {
    case .options(let list): ChoiceModel(list, label: label, number: window.nextNumber())
    case .entity(let type, let query):
      ChoiceModel(
        suggestions, label: label, number: window.nextNumber(),
        search: EntitySearch(type: type, query: query, window.runtime, window.context))
    case .list(let element, _): choice(element, suggestions, label, window)
    default: suggestions.map { ChoiceModel($0, label: label, number: window.nextNumber()) }
    }
  }

  /// A Boolean value that indicates whether several of some values are chosen, and not typed one after
  /// another.
  package var isListOfChoices: Bool {
    guard case .list(let element, _) = kind else { return false }
    switch element {
    case .options, .entity: return true
    default: return false
    }
  }

  private var texts: ShellTexts { context.texts }

  // MARK: Entering

  private func textChanged() {
    problem = nil
    guard !isTaking else { return }
    showsTaken = false
    if case .list = kind {} else { taken = [] }
    if let window { window.inWindow { choice?.filter = text } }
  }

  /// Takes the option of a place: in a list, beside those that are taken already, or no more.
  package func take(_ place: Int) {
    guard let choice, let option = choice.option(at: place) else { return }
    problem = nil
    if case .list = kind {
      if let index = taken.firstIndex(of: place) { taken.remove(at: index) } else { taken.append(place) }
      return
    }
    isTaking = true
    text = ForeignText.line(option.display.title)
    isTaking = false
    taken = [place]
    showsTaken = true
    choice.collapse()
  }

  /// The titles of the options that are taken.
  package var takenTitles: [(place: Int, title: String)] {
    taken.compactMap { place in
      choice?.option(at: place).map { (place, ForeignText.line($0.display.title)) }
    }
  }

  /// Takes the option that the arrow keys have come to.
  func takeActive() -> Bool {
    guard let choice, choice.isExpanded, let place = choice.activePlace else { return false }
    take(place)
    return true
  }

  func move(_ key: ShellKey) -> Bool { choice?.move(key) ?? false }

  /// Steps a number up or down.
  package func step(up: Bool) {
    switch kind {
    case .integer(_, let range):
      let (bounds, now) = (range ?? Int.min...Int.max, NumberText(text, in: context.locale)?.integer)
      guard let now else { return show(Swift.min(Swift.max(0, bounds.lowerBound), bounds.upperBound)) }
      let (next, overflow) = up ? now.addingReportingOverflow(1) : now.subtractingReportingOverflow(1)
      show(overflow ? now : Swift.min(Swift.max(next, bounds.lowerBound), bounds.upperBound))
    case .decimal(_, let range):
      let bounds = range ?? -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
      let now = NumberText(text, in: context.locale)?.double ?? Swift.max(0, bounds.lowerBound)
      show(Swift.min(Swift.max(now + (up ? 1 : -1), bounds.lowerBound), bounds.upperBound))
    default: break
    }
  }

  /// The number, for a line with a knob.
  package var number: Double {
    get {
      guard case .decimal(_, let range) = kind else { return 0 }
      return NumberText(text, in: context.locale)?.double ?? range?.lowerBound ?? 0
    }
    set { show(newValue) }
  }

  /// The date, for a control that always has one.
  package var date: Date {
    get {
      guard case .date(let kind, _) = kind else { return context.clock.now() }
      return Date.converted(from: text, for: .date(kind), in: context.conversion) ?? context.clock.now()
    }
    set { if case .date(let kind, _) = kind { text = FieldText(context).text(newValue, kind) } }
  }

  private func show(_ number: Int) {
    text = number.formatted(.number.grouping(.never).locale(context.locale))
  }

  private func show(_ number: Double) {
    text = number.formatted(
      .number.grouping(.never).precision(.fractionLength(0...15)).locale(context.locale))
  }

  /// Takes files that the person has chosen.
  package func take(_ files: [TakenFile]) {
    problem = nil
    let new = files.map(IntentFile.init(taken:))
    if case .list = kind { self.files += new } else { self.files = Array(new.prefix(1)) }
  }

  package func removeFile(_ place: Int) {
    if files.indices.contains(place) { files.remove(at: place) }
  }

  // MARK: Lists

  package var canAdd: Bool {
    if case .list(_, let count) = kind { elements.count < count.upperBound } else { false }
  }

  package var canRemove: Bool {
    if case .list(_, let count) = kind { elements.count > count.lowerBound } else { false }
  }

  package func addElement() { if canAdd { setElements(elements.count + 1) } }

  package func removeElement(_ id: Int) {
    guard canRemove else { return }
    elements.removeAll { $0.id == id }
  }

  private func setElements(_ count: Int) {
    guard case .list(let element, let limits) = kind, let window else { return }
    if case .file = element { return }
    while elements.count < Swift.min(count, limits.upperBound) {
      let label = texts(.valueNumber, ["name": label, "number": "\(elements.count + 1)"])
      elements.append(
        FieldModel(element, label: label, isRequired: true, suggestions: suggestions, in: window))
    }
  }

  /// Begins with a value.
  func fill(with value: any _IntentValue) {
    switch value {
    case let value as any OptionalIntentValue: if let wrapped = value.wrapped { fill(with: wrapped) }
    case let value as any CollectionIntentValue:
      guard !isListOfChoices else { return }
      let values = Array(value.elements.prefix(FieldKind.mostValues))
      setElements(values.count)
      for (element, value) in zip(elements, values) { element.fill(with: value) }
    default:
      FieldText(context).fill(self, with: value)
    }
  }

  // MARK: Reading

  /// The answer that the field stands for; a problem is shown beside it.
  func answer() -> Result<RunAnswer, FieldProblem> {
    let result = FieldReading(field: self).answer()
    if case .failure(let failure) = result, !failure.isInside { problem = failure.message }
    return result
  }

  /// The option that the text stands for, where one was taken.
  var takenOption: (place: Int, option: OptionList.Option, isOfQuestion: Bool)? {
    guard showsTaken, let choice, let place = taken.first, let option = choice.option(at: place) else {
      return nil
    }
    return (place, option, choice.isOfQuestion(place))
  }
}

/// The reason for which a field has no value.
struct FieldProblem: Error {
  let message: String
  /// A Boolean value that indicates whether the problem is shown beside a field inside already.
  var isInside = false
}

extension IntentFile {
  /// A file that a person has chosen. Its name is no path, so that it leads nowhere when it is written.
  init(taken file: TakenFile) {
    let last = file.name.split(whereSeparator: { "/\\".contains($0) }).last.map(String.init) ?? ""
    let name = ForeignText.line(last.isEmpty || last == "." || last == ".." ? "file" : last)
    let type = file.mediaType.flatMap { UTType(mimeType: $0) }
    switch file.content {
    case .data(let data): self.init(data: data, filename: name, type: type)
    case .file(let url): self.init(fileURL: url, filename: name, type: type)
    }
  }
}
