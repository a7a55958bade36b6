import FoundationPlus
import IntentRuntime
import Observation

/// The notices of a window, the oldest first. Each stands for as long as one needs to read it.
@MainActor @Observable
package final class NoticeBoard {
  package private(set) var notices: [ShellNotice] = []
  @ObservationIgnored private let context: ShellContext
  @ObservationIgnored weak var window: ShellModel?
  /// The tasks that take each notice away when its time is over.
  @ObservationIgnored private var timers: [Int: Task<Void, Never>] = [:]
  /// The notices that somebody looks at.
  @ObservationIgnored private var held: Set<Int> = []

  /// The greatest number of notices; the oldest go then, those that stay last.
  package static let most = 6

  init(_ context: ShellContext) { self.context = context }

  /// Shows a notice.
  func post(_ notice: ShellNotice) {
    guard window?.isClosed == false else { return }
    notices.append(notice)
    while notices.count > Self.most {
      let others = notices.dropLast()
      let oldest = others.first { $0.duration(context.times) != nil } ?? others.first
      guard let oldest else { break }
      dismiss(oldest.id)
    }
    startTimer(of: notice)
  }

  /// Posts a notice that is not about a run.
  package func tell(
    _ title: String, lines: [String] = [], kind: ShellNotice.Kind = .result, actions: [NoticeAction] = [],
    stays: Bool = false
  ) {
    guard let window else { return }
    post(
      ShellNotice(
        id: window.nextNumber(), kind: kind, title: title, lines: lines, actions: actions, stays: stays))
  }

  package func dismiss(_ id: Int) {
    notices.removeAll { $0.id == id }
    timers.removeValue(forKey: id)?.cancel()
    held.remove(id)
  }

  /// Takes notices of the app back, by their names.
  func withdraw(_ names: [String]) {
    for notice in notices where notice.name.map(names.contains) ?? false { dismiss(notice.id) }
  }

  /// Keeps a notice for as long as the pointer or the focus is on it.
  package func hold(_ id: Int) {
    held.insert(id)
    timers.removeValue(forKey: id)?.cancel()
  }

  /// Lets a notice go again: its time begins anew.
  package func release(_ id: Int) {
    guard held.remove(id) != nil, let notice = notices.first(where: { $0.id == id }) else { return }
    startTimer(of: notice)
  }

  /// Performs the action of a button of a notice; the notice goes.
  package func press(_ action: Int, of id: Int) {
    guard let notice = notices.first(where: { $0.id == id }),
      let action = notice.actions.first(where: { $0.id == action })
    else { return }
    dismiss(id)
    window?.perform(action)
  }

  /// Takes the notices away that tell of a run which was undone: what they say holds no more.
  func didUndo(_ run: RunIdentifier) {
    for notice in notices where notice.undoes(run) { dismiss(notice.id) }
  }

  /// Takes the buttons away that undo a run which can't be undone any more.
  func cannotUndo(_ run: RunIdentifier) {
    for index in notices.indices {
      notices[index].actions.removeAll { $0.undoes(run) }
    }
  }

  func close() {
    for timer in timers.values { timer.cancel() }
    timers = [:]
    notices = []
    held = []
  }

  private func startTimer(of notice: ShellNotice) {
    guard let duration = notice.duration(context.times) else { return }
    let clock = context.clock
    let (id, end) = (notice.id, clock.now().addingTimeInterval(duration))
    timers[id] = Task { [weak self] in
      do {
        try await clock.sleep(end)
      } catch {
        return  // It is gone already, or somebody reads it.
      }
      self?.dismiss(id)
    }
  }
}
