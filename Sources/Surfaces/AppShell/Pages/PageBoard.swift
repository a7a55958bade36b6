import AppIntents
import Observation
import SwiftUICore

/// The pages of a window's shell, of which at most one is open.
@MainActor @Observable
package final class PageBoard {
  /// The name of the one that is open.
  package private(set) var openName: String?
  @ObservationIgnored private(set) weak var window: ShellModel?
  @ObservationIgnored private let program: ProgramPages
  @ObservationIgnored private var made: [any ShellPage]?

  init(_ program: ProgramPages) { self.program = program }

  func belong(to window: ShellModel) { self.window = window }

  /// All, in their order; made when they are first asked for.
  package var all: [any ShellPage] {
    if let made { return made }
    guard let window else { return [] }
    let pages = program.types.compactMap { type -> (any ShellPage)? in
      do {
        return try type.init(window)
      } catch {
        window.notices.tell("\(error)", kind: .failure)
        return nil
      }
    }
    made = pages
    return pages
  }

  /// The page that is open.
  package var current: (any ShellPage)? {
    guard let openName else { return nil }
    return all.first { $0.name == openName }
  }

  /// Opens a page; one that is open already begins anew.
  package func open(_ name: String) {
    guard let window, !window.isClosed, let page = all.first(where: { $0.name == name }) else { return }
    window.palette.close()
    window.tiles.close()
    if openName != name { current?.close() }
    window.inWindow { page.open() }
    openName = name
  }

  /// Brings a page to the front that has something to show already.
  package func bringToFront(_ name: String) {
    if openName != name { current?.close() }
    openName = name
  }

  package func close() {
    current?.close()
    openName = nil
  }

  /// Leaves what was opened last; returns whether there was something.
  func escape() -> Bool {
    guard let current else { return false }
    if !current.escape() { close() }
    return true
  }

  /// Lets a page show the result of an action.
  ///
  /// - Returns: Whether one did.
  func show(_ intent: any AppIntent) -> Bool {
    guard let window else { return false }
    for page in all where window.inWindow({ page.show(intent) }) {
      window.palette.close()
      window.tiles.close()
      bringToFront(page.name)
      return true
    }
    return false
  }

  func links(to value: any _IntentValue) -> [NoticeAction] { all.compactMap { $0.link(to: value) } }
}
