import AppIntents
import Observation
import PlainText
import SwiftUICore

/// The values that a person chooses from: listed under their headings, filtered by what is typed, and
/// looked for by the app's query where it has one.
///
/// Each value has a place, which it keeps: first those that the question came with, then those that were
/// found.
@MainActor @Observable
package final class ChoiceModel {
  /// A value as it is listed.
  package struct Row: Identifiable {
    /// The place of the row, which identifies it.
    package let id: Int
    package let title: String
    package let subtitle: String?
    package let image: DisplayRepresentation.Image?
    /// All it is called, folded.
    let names: [String]
  }

  /// A group of values under one heading.
  package struct Group: Identifiable {
    package let id: Int
    package let title: String?
    package let rows: [Row]
  }

  /// The number of values that are listed at once.
  nonisolated static let listed = 50

  /// The name of the list in the window.
  package let list: String
  package let label: String
  /// A Boolean value that indicates whether the list is shown.
  package private(set) var isExpanded = true
  /// The place that the arrow keys have come to.
  package private(set) var activePlace: Int?
  /// A Boolean value that indicates whether the app is asked for more.
  package private(set) var isSearching = false
  /// The text that was typed.
  package var filter = "" { didSet { if filter != oldValue { filterChanged() } } }

  private let groups: [Group]
  private let ofQuestion: Int
  private var options: [OptionList.Option]
  /// The rows that the query has found for the text.
  private var found: [Row]?
  @ObservationIgnored private let search: EntitySearch?
  @ObservationIgnored private var searching: Task<Void, Never>?

  init(_ list: OptionList?, label: String, number: Int, search: EntitySearch? = nil) {
    self.list = "options-\(number)"
    self.label = label
    self.search = search
    let options = list?.options ?? []
    self.options = options
    ofQuestion = options.count
    var place = 0
    groups = (list?.sections ?? []).enumerated().map { index, section in
      let rows = section.options.map { option in
        defer { place += 1 }
        return Row(option, place)
      }
      return Group(id: index, title: section.heading.map { ForeignText.line($0.title) }, rows: rows)
    }
  }

  deinit { searching?.cancel() }

  // MARK: Values

  func option(at place: Int) -> OptionList.Option? {
    options.indices.contains(place) ? options[place] : nil
  }

  /// Returns whether the value came with the question.
  func isOfQuestion(_ place: Int) -> Bool { place < ofQuestion }

  func place(where isWanted: (any _IntentValue) -> Bool) -> Int? {
    options.firstIndex { isWanted($0.value) }
  }

  // MARK: Listing

  /// The values that are listed now: those with the typed text in a name, and at most ``listed`` of them.
  package var shown: [Group] { cut(fitting) }

  /// The number of further values that match.
  package var more: Int { max(0, fitting.reduce(0) { $0 + $1.rows.count } - Self.listed) }

  /// A Boolean value that indicates whether the values are so many that one wants to type.
  package var isLong: Bool { ofQuestion > 10 || search != nil }

  private var fitting: [Group] {
    let wanted = filter.foldedForMatching()
    guard !wanted.isEmpty else { return groups }
    let fitting = groups.map { group in
      Group(
        id: group.id, title: group.title,
        rows: group.rows.filter { $0.names.contains { $0.contains(wanted) } })
    }.filter { !$0.rows.isEmpty }
    guard let found, !found.isEmpty else { return fitting }
    // What the app finds is what it means by the text; the rest follows, each value once.
    let known = Set(found.map(\.id))
    let rest = fitting.map { group in
      Group(id: group.id, title: group.title, rows: group.rows.filter { !known.contains($0.id) })
    }
    return [Group(id: -1, title: nil, rows: found)] + rest.filter { !$0.rows.isEmpty }
  }

  private func cut(_ groups: [Group]) -> [Group] {
    var left = Self.listed
    return groups.compactMap { group in
      defer { left -= min(left, group.rows.count) }
      guard left > 0 else { return nil }
      return Group(id: group.id, title: group.title, rows: Array(group.rows.prefix(left)))
    }
  }

  func collapse() {
    isExpanded = false
    activePlace = nil
  }

  // MARK: Keys

  /// The name of an option in the window.
  package func name(of place: Int) -> String { "\(list)-\(place)" }

  package var activeOption: String? { activePlace.map { name(of: $0) } }

  func move(_ key: ShellKey) -> Bool {
    let places = shown.flatMap { $0.rows.map(\.id) }
    guard !places.isEmpty else { return false }
    isExpanded = true
    activePlace = ListMove.place(after: activePlace, key, in: places)
    return true
  }

  // MARK: Searching

  private func filterChanged() {
    isExpanded = true
    activePlace = nil
    found = nil
    guard let search, !filter.foldedForMatching().isEmpty else {
      searching?.cancel()
      searching = nil
      isSearching = false
      return
    }
    // One question at a time: what is typed meanwhile is asked for when the answer is there.
    guard searching == nil else { return }
    isSearching = true
    searching = Task { [weak self] in
      while let text = self?.filter, !Task.isCancelled {
        let entities = await search.entities(matching: text)
        guard let self, !Task.isCancelled else { return }
        if filter == text {
          take(entities)
          return
        }
      }
    }
  }

  private func take(_ entities: [OptionList.Option]) {
    searching = nil
    isSearching = false
    found = entities.map { option in
      let identifier = EntitySearch.identifier(of: option.value)
      let known = options.firstIndex { EntitySearch.identifier(of: $0.value) == identifier }
      if let known { return Row(options[known], known) }
      options.append(option)
      return Row(option, options.count - 1)
    }
  }
}

extension ChoiceModel.Row {
  init(_ option: OptionList.Option, _ place: Int) {
    let shown = option.display
    id = place
    title = ForeignText.line(shown.title)
    subtitle = shown.subtitle.map { ForeignText.line($0) }
    image = shown.image
    names = ([shown.title] + shown.synonyms).map { String(localized: $0).foldedForMatching() }
  }
}

/// The move in a list that an arrow key makes, as in a `listbox` of WAI-ARIA.
enum ListMove {
  /// The keys that lead there; the others belong to the caret of the field.
  static let keys: Set<KeyEquivalent> = [.upArrow, .downArrow, .pageUp, .pageDown]

  /// Returns the key of the shell that a press stands for in a list; nil for none.
  static func key(_ press: KeyPress) -> ShellKey? {
    switch press.key {
    case .upArrow: .up
    case .downArrow: .down
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    default: nil
    }
  }

  /// The number of rows that page keys move by.
  private static let page = 10

  static func place<Place: Equatable>(after now: Place?, _ key: ShellKey, in places: [Place]) -> Place? {
    guard !places.isEmpty else { return nil }
    let last = places.count - 1
    let index = now.flatMap { places.firstIndex(of: $0) }
    let next: Int
    switch key {
    case .down: next = index.map { $0 == last ? 0 : $0 + 1 } ?? 0
    case .up: next = index.map { $0 == 0 ? last : $0 - 1 } ?? last
    case .pageDown: next = min(last, (index ?? 0) + page)
    case .pageUp: next = max(0, (index ?? 0) - page)
    case .home: next = 0
    case .end: next = last
    default: return now
    }
    return places[next]
  }
}
