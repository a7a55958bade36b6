import AppIntents
import IntentRuntime
import Observation
import SwiftUICore
import WidgetKit

/// The page of a window with the program's controls as tiles, its widgets, and what one can say to it.
///
/// Values are asked for when the page opens, after each action of a tile, and when the app says so.
@MainActor @Observable
package final class TilesModel {
  package private(set) var isOpen = false
  package private(set) var tiles: [ControlTile] = []
  package private(set) var widgets: [WidgetTile] = []
  /// The phrases that one can say, each with the action that it runs.
  package private(set) var tips: [ShortcutTip] = []

  @ObservationIgnored weak var window: ShellModel?
  @ObservationIgnored private let controls: ProgramControls
  @ObservationIgnored private let context: ShellContext
  @ObservationIgnored private var asking: Task<Void, Never>?

  init(_ controls: ProgramControls, _ context: ShellContext) {
    self.controls = controls
    self.context = context
  }

  package func open() {
    guard let window, !window.isClosed else { return }
    isOpen = true
    if tiles.isEmpty, widgets.isEmpty { make() }
    reload()
    tell()
  }

  /// A Boolean value that indicates whether the program has controls or widgets.
  package var hasControls: Bool { controls.hasSomething }

  /// A Boolean value that indicates whether there is something to open the page for.
  package var hasSomething: Bool {
    controls.hasSomething || window?.system.phrases.providers.isEmpty == false
  }

  package func close() {
    asking?.cancel()
    asking = nil
    isOpen = false
  }

  /// Lists what one can say, whose examples are there once the app was asked for them.
  private func tell() {
    guard let window else { return }
    let system = window.system
    window.inWindow {
      tips = ShortcutTip.all(in: system)
      Task { [weak self] in
        _ = await system.phrases.books()
        let tips = ShortcutTip.all(in: system)
        if self?.isOpen == true { self?.tips = tips }
      }
    }
  }

  private func make() {
    let (controls, widgets) = window?.inWindow { self.controls.descriptions } ?? ([], [])
    tiles = controls.map { ControlTile($0) }
    self.widgets = widgets.map { WidgetTile($0, context) }
  }

  /// Requests all values anew, or those of one kind. What is shown stays until the answer is there.
  package func reload(kind: String? = nil) {
    guard isOpen, let window else { return }
    let before = asking
    window.inWindow {
      asking = Task { [weak self] in
        // One after another: an earlier answer is not to come after a later one.
        await before?.value
        guard let self, !Task.isCancelled else { return }
        for tile in tiles where kind == nil || tile.id == kind { await tile.ask(context.texts) }
        for widget in widgets where kind == nil || widget.id == kind { await widget.ask(context.texts) }
      }
    }
  }

  /// Presses a tile: runs its action. While that goes on a second press does nothing.
  package func press(_ id: String) {
    guard let window, let tile = tiles.first(where: { $0.id == id }), !tile.isBusy,
      let content = tile.content,
      !content.isDisabled
    else { return }
    let action = window.inWindow { content.action }
    if window.start(action, origin: RunOrigin(tile: id)) != nil { tile.isBusy = true }
  }

  /// Takes up what a run may have changed.
  func update(after run: ShellRun) {
    if let id = run.origin.tile { tiles.first { $0.id == id }?.isBusy = false }
    reload()
  }
}

/// A control of the program.
@MainActor @Observable
package final class ControlTile: Identifiable {
  /// The kind of the control.
  package nonisolated let id: String
  package let name: Text?
  package let summary: Text?
  /// The content of the tile; nil for nothing.
  package private(set) var content: ControlContent?
  /// The reason for which the tile's value isn't known.
  package private(set) var problem: String?
  /// A Boolean value that indicates whether its action runs.
  package internal(set) var isBusy = false
  @ObservationIgnored private let description: ControlDescription

  init(_ description: ControlDescription) {
    self.description = description
    id = description.kind
    name = description.displayName
    summary = description.summary
    content = description.preview(nil)
  }

  func ask(_ texts: ShellTexts) async {
    do {
      (content, problem) = (try await description.current(nil), nil)
    } catch is CancellationError {
      return
    } catch {
      problem = ShellErrorText(texts).text(of: RunFailure(error))
    }
  }
}

/// A widget of the program, as it is at the moment.
@MainActor @Observable
package final class WidgetTile: Identifiable {
  /// The kind of the widget.
  package nonisolated let id: String
  package let name: Text?
  package let summary: Text?
  package private(set) var view: any View
  package private(set) var problem: String?
  @ObservationIgnored private let description: WidgetDescription
  @ObservationIgnored private let context: ShellContext
  @ObservationIgnored private let surroundings: TimelineProviderContext

  init(_ description: WidgetDescription, _ context: ShellContext) {
    self.description = description
    self.context = context
    id = description.kind
    name = description.displayName
    summary = description.summary
    let family =
      description.families.first { $0 == .systemMedium } ?? description.families.first ?? .systemSmall
    surroundings = TimelineProviderContext(family: family, displaySize: CGSize(width: 338, height: 158))
    view = description.placeholder(surroundings)
  }

  func ask(_ texts: ShellTexts) async {
    do {
      let timeline = try await description.timeline(nil, surroundings)
      if let entry = timeline.entry(at: context.clock.now()) { view = entry.view }
      problem = nil
    } catch is CancellationError {
      return
    } catch {
      problem = ShellErrorText(texts).text(of: RunFailure(error))
    }
  }
}

/// A phrase that one can say, and the action that it runs.
package struct ShortcutTip: Identifiable, Sendable {
  package let id: String
  package let phrase: String
  package let title: String

  /// The first phrase of each shortcut, in their order.
  static func all(in system: IntentSystem) -> [ShortcutTip] {
    system.phrases.providers.flatMap { provider in
      provider.appShortcuts.prefix(ShortcutLimits.shortcuts).enumerated().compactMap { number, shortcut in
        system.phrases.phrase(for: shortcut.intent).map { phrase in
          ShortcutTip(
            id: "\(String(reflecting: provider))/\(number)", phrase: ForeignText.line(phrase),
            title: ForeignText.line(shortcut.shortTitle ?? type(of: shortcut.intent).title))
        }
      }
    }
  }
}
