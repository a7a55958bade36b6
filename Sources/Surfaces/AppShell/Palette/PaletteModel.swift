import AppIntents
import IntentRuntime
import Observation
import SwiftUICore

/// The palette of a window: one field that finds what there is and what can be done, and does it.
///
/// Before anything is typed it lists what the person usually does about this time, and then every action that
/// people find by themselves, by category. Lines keep their identity while one types.
@MainActor @Observable
package final class PaletteModel {
  package private(set) var isOpen = false
  /// The text that is typed.
  package var text = "" { didSet { if text != oldValue, isOpen { search() } } }
  package private(set) var groups: [PaletteGroup] = []
  /// The line that Enter takes.
  package private(set) var activeRow: String?
  /// A Boolean value that indicates whether more may come.
  package private(set) var isSearching = false
  /// The names of the sources that failed or took too long, and were left out.
  package private(set) var leftOut: [String] = []
  /// The text that says why there are no results, once every source has answered.
  package private(set) var emptyText: String?
  /// The type of which the entities are listed; nil for everything.
  package private(set) var scopeTitle: String?

  @ObservationIgnored weak var window: ShellModel?
  @ObservationIgnored private let context: ShellContext
  @ObservationIgnored private var scope: (any AppEntity.Type)?
  @ObservationIgnored private var searching: Task<Void, Never>?
  /// A Boolean value that indicates whether the person has moved away from the first line.
  @ObservationIgnored private var hasMoved = false

  /// The most characters that are looked at.
  private static let longestText = 1_000

  init(_ context: ShellContext) { self.context = context }

  private var texts: ShellTexts { context.texts }

  // MARK: Opening

  package func open() {
    guard let window, !window.isClosed else { return }
    isOpen = true
    scope = nil
    scopeTitle = nil
    if text.isEmpty { search() } else { text = "" }
  }

  package func close() { end() }

  /// Escape: from the entities of one type back to everything, else the palette closes.
  func escape() { scope == nil ? close() : open() }

  /// Closes it, and calls off what is still asked.
  func end() {
    searching?.cancel()
    searching = nil
    isOpen = false
    isSearching = false
    scope = nil
    scopeTitle = nil
    text = ""
    (groups, leftOut, emptyText, activeRow) = ([], [], nil, nil)
  }

  // MARK: Searching

  private func search() {
    guard let window else { return }
    searching?.cancel()
    hasMoved = false
    isSearching = true
    let search = PaletteLookup(
      system: window.system, context: context, text: String(text.prefix(Self.longestText)))
    let scope = scope
    window.inWindow {
      searching = Task { [weak self] in
        let steps = scope.map { search.entities(of: $0) } ?? search.steps()
        for await step in steps {
          guard !Task.isCancelled else { return }
          self?.show(step)
        }
      }
    }
  }

  private func show(_ step: PaletteLookup.Step) {
    groups = step.groups
    leftOut = step.leftOut
    isSearching = !step.isComplete
    emptyText = step.isComplete && groups.isEmpty ? texts[step.hasActions ? .noResults : .noActions] : nil
    let rows = groups.flatMap(\.rows)
    if hasMoved, rows.contains(where: { $0.id == activeRow }) { return }
    // Nothing is to run because somebody pressed Enter in an empty field.
    activeRow = text.isEmpty ? nil : rows.first?.id
  }

  // MARK: Choosing

  func move(_ key: ShellKey) -> Bool {
    let rows = groups.flatMap { $0.rows.map(\.id) }
    // In a field the caret goes there.
    if key == .home || key == .end, !text.isEmpty { return false }
    activeRow = ListMove.place(after: activeRow, key, in: rows)
    hasMoved = true
    return !rows.isEmpty
  }

  /// Takes the line that Enter takes.
  package func takeActive() -> Bool {
    guard let activeRow else { return false }
    take(activeRow)
    return true
  }

  /// Takes a line: runs its action, opens its entity, or lists what there is of its type.
  package func take(_ id: String) {
    guard let window, let row = groups.lazy.flatMap(\.rows).first(where: { $0.id == id }) else { return }
    switch row.kind {
    case .run(let intent, let source, let isUncertain):
      close()
      window.start(intent, source: source, isUncertain: isUncertain, showsFirst: true, origin: RunOrigin())
    case .find(let type):
      scope = type
      scopeTitle = row.title
      if text.isEmpty { search() } else { text = "" }
    case .cannotOpen:
      close()
      window.notices.tell(texts(.notOpened, ["name": row.title]), kind: .failure)
    }
  }
}
