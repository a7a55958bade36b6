import AppIntents
import FoundationPlus
import IntentRuntime
import SwiftUI
import SwiftUICore
import Synchronization
import Testing

@testable import AppShell

struct HullBreach: Error, CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { "The hull has a hole." }
}

struct ShowChart: TargetContentProvidingIntent {
  static let title: LocalizedStringResource = "Show Chart"
  @Parameter(title: "Chart") var chart: String
  init() {}
  init(_ chart: String) { self.chart = chart }
}

/// What runs tell, how far they are, and what undoes them.
@MainActor @Suite(.timeLimit(.minutes(2))) struct RunTests {
  @Test func whatAppsThrowIsToldInTheirWords() async throws {
    let window = try TestWindow()
    window.model.start(Act.doing { _ in throw HullBreach() })
    await window.untilDone()
    #expect(window.lastNotice == ["Act did not work", "The hull has a hole."])
    let notice = try #require(window.notices.last)
    guard case .notice(_, true) = notice.attributes[ShellPartKey.self] else {
      Issue.record("An error is an alert.")
      return
    }
  }

  @Test func whatTheRuntimeRefusesIsToldInTheLanguageOfTheWindow() async throws {
    var host = ShellHost()
    host.authentication = .remote
    let window = try TestWindow(languages: ["fr-CA"], host: host)
    window.model.start(ActAsOwner.doing { _ in "" })
    await window.untilDone()
    #expect(window.lastNotice == ["Act as Owner n’a pas fonctionné", "Le propriétaire doit être présent."])
    window.model.start(PaintBoat(), arguments: ["boat": .text("gull"), "coats": .text("9")])
    await window.untilDone()
    #expect(window.lastNotice.last == "Coats : Cette valeur ne convient pas. Saisissez-en une autre.")
  }

  @Test func aValueAndAFileAreTold() async throws {
    struct Offer: AppIntent {
      static let title: LocalizedStringResource = "Offer"
      func perform() async throws -> some IntentResult & ReturnsValue<IntentFile> {
        .result(value: IntentFile(data: Data("log".utf8), filename: "log.txt"))
      }
    }
    var host = ShellHost()
    let offered = Mutex<[String]>([])
    host.offerFile = { file in offered.withLock { $0.append(file.filename) } }
    let window = try TestWindow(locale: "de_DE", languages: ["en"], host: host)
    window.model.start(Report(), source: .search)
    await window.untilDone()
    #expect(window.lastNotice == ["Report", "1.234"])
    window.model.start(Offer(), source: .search)
    await window.untilDone()
    try window.press("Save log.txt")
    #expect(offered.withLock { $0 } == ["log.txt"])
  }

  @Test func anActionThatSaysNothingLeavesNothing() async throws {
    let window = try TestWindow(content: Button("Go", intent: ActUndoably.doing { _ in "" }))
    try window.press("Go")
    await window.untilDone()
    #expect(window.model.notices.notices.isEmpty && window.model.cards.isEmpty)
  }

  @Test func aSecondPressDoesNothingWhileTheFirstRuns() async throws {
    let (latch, harbour) = (Latch(), Harbour())
    let act = Act.doing { _ in
      harbour.note("ran")
      await latch.wait()
      return ""
    }
    let window = try TestWindow(content: VStack { Button("Go", intent: act) })
    #expect(try window.press("Go"))
    #expect(try !window.press("Go"))
    latch.open()
    await window.untilDone()
    #expect(harbour.log == ["ran"])
    #expect(try window.press("Go"))
    await window.untilDone()
    #expect(harbour.log == ["ran", "ran"])
  }

  @Test func progressIsShownAfterAWhileAndTheRunCanBeStopped() async throws {
    let window = try TestWindow()
    let latch = Latch()
    let run = try #require(
      window.model.start(
        ActLong.doing { intent in
          try await intent.performBackgroundTask(operation: {
            intent.progress.totalUnitCount = 4
            intent.progress.completedUnitCount = 1
            await latch.wait()
            try Task.checkCancellation()
          })
          return "loaded"
        }))
    let start = Date.ofTests
    await window.clock.someoneWaits(until: start + 0.5)
    #expect(window.all.allSatisfy { if case .progress = $0.content { false } else { true } })
    window.clock.advance(to: start + 0.5)
    await window.until { run.isShown }
    while run.fraction == nil {
      window.clock.advance(to: window.clock.clock.now() + 0.25)
      await Task.yield()
    }
    let bar = try #require(window.all.first { if case .progress = $0.content { true } else { false } })
    #expect(bar.content == .progress(fraction: 0.25))
    #expect(bar.texts == ["Act Long", "25 %"])
    try window.press("Stop Act Long")
    #expect(run.isStopping)
    latch.open()
    await window.untilDone()
    #expect(window.all.allSatisfy { if case .progress = $0.content { false } else { true } })
    #expect(window.model.notices.notices.isEmpty)
  }

  // MARK: Notices

  @Test func noticesGoWhenTheyWereReadAndErrorsStay() async throws {
    let window = try TestWindow()
    let notices = window.model.notices
    notices.tell("One two three four five six")
    notices.tell("Broken", kind: .failure)
    let first = try #require(notices.notices.first)
    let end = Date.ofTests + (try #require(first.duration(window.model.context.times)))
    #expect(end == .ofTests + 6)
    await window.clock.someoneWaits(until: end)
    window.clock.advance(to: end)
    await window.until { notices.notices.count == 1 }
    #expect(notices.notices.map(\.title) == ["Broken"])
    try window.press("Close", in: window.notices.first)
    #expect(window.notices.isEmpty)
  }

  @Test func aNoticeThatIsLookedAtStays() async throws {
    let window = try TestWindow()
    let notices = window.model.notices
    notices.tell("One two")
    let id = try #require(notices.notices.first?.id)
    await window.clock.someoneWaits(until: .ofTests + 4)
    notices.hold(id)
    window.clock.advance(to: .ofTests + 100)
    await Task.yield()
    #expect(notices.notices.count == 1)
    notices.release(id)
    await window.clock.someoneWaits(until: .ofTests + 104)
    window.clock.advance(to: .ofTests + 104)
    await window.until { notices.notices.isEmpty }
  }

  @Test func manyNoticesPushOutThoseThatWouldGoAnyway() throws {
    let window = try TestWindow()
    window.model.notices.tell("Broken", kind: .failure)
    for number in 1...9 { window.model.notices.tell("Number \(number)") }
    #expect(window.model.notices.notices.count == NoticeBoard.most)
    #expect(window.model.notices.notices.map(\.title).prefix(2) == ["Broken", "Number 5"])
  }

  // MARK: Undo

  private func undoable(_ harbour: Harbour, _ name: String) -> ActUndoably {
    ActUndoably.doing { intent in
      harbour.note(name)
      await MainActor.run {
        intent.undoManager?.registerUndo(withTarget: harbour) { $0.takeBack() }
        intent.undoManager?.setActionName(name)
      }
      return ""
    }
  }

  @Test func whatWasDoneIsUndoneFromItsNotice() async throws {
    let (window, harbour) = (try TestWindow(), Harbour())
    window.model.start(undoable(harbour, "Delete \u{202E}Buoy"))
    await window.untilDone()
    #expect(harbour.log.count == 1)
    #expect(window.model.undo.undoName == "Delete Buoy")
    try window.press("Undo", in: window.notices.first)
    #expect(harbour.log.isEmpty)
    #expect(window.lastNotice == ["Undone: Delete Buoy"])
    #expect(window.model.undo.undoName == nil)
  }

  /// What a notice says of something that was undone, wherever, holds no more.
  @Test func aNoticeGoesWithWhatItTellsOf() async throws {
    let (window, harbour) = (try TestWindow(), Harbour())
    for undo in [{ _ = window.model.handle(.undo) }, { try window.press("Undo", in: window.notices.last) }] {
      for notice in window.model.notices.notices { window.model.notices.dismiss(notice.id) }
      window.model.start(undoable(harbour, "Moor"))
      await window.untilDone()
      #expect(window.model.notices.notices.count == 1)
      try undo()
      #expect(window.model.notices.notices.map(\.title) == ["Undone: Moor"])
    }
  }

  @Test func undoGoesInOrderAlsoByKey() async throws {
    let (window, harbour) = (try TestWindow(), Harbour())
    for name in ["First", "Second"] {
      window.model.start(undoable(harbour, name))
      await window.untilDone()
    }
    try window.press("Undo", in: window.notices.first)
    #expect(window.lastNotice == ["Undo First", "Something was done since. Undo that first."])
    #expect(harbour.log == ["First", "Second"])
    try window.press("Undo Second")
    #expect(harbour.log == ["First"])
    #expect(window.model.handle(.undo))
    #expect(harbour.log.isEmpty)
    #expect(!window.model.handle(.undo))
    #expect(window.lastNotice == ["There is nothing to undo."])
  }

  @Test(arguments: [false, true])
  func whatTheAppDoesNotUndoIsToldWithItsReason(isPressed: Bool) async throws {
    let window = try TestWindow()
    let stubborn = ActUndoably.doing { intent in
      await MainActor.run {
        intent.undoManager?.registerUndo(withTarget: window.model) { _ in
          IntentRun.context?.undoFailed(IntentRunError(.init(rawValue: "test"), "The buoy has drifted."))
        }
        intent.undoManager?.setActionName("Delete Buoy")
      }
      return ""
    }
    window.model.start(stubborn)
    await window.untilDone()
    if isPressed {
      try window.press("Undo", in: window.notices.first)
    } else {
      #expect(window.model.handle(.undo))
    }
    #expect(window.lastNotice == ["Undo Delete Buoy", "The buoy has drifted."])
    #expect(window.model.notices.notices.first { $0.title == "Undo Delete Buoy" }?.kind == .failure)
    #expect(window.model.undo.undoName == nil, "it isn’t offered again")
  }

  @Test func whatIsDoneByHandCanBeUndoneToo() async throws {
    let (window, harbour) = (try TestWindow(), Harbour())
    let manager = window.system.runtime.undo.manager
    manager.registerUndo(withTarget: harbour) { $0.note("back") }
    manager.setActionName("Typing")
    await window.until { window.model.undo.undoName == "Typing" }
    #expect(window.model.handle(.undo))
    #expect(harbour.log == ["back"])
  }

  // MARK: The front

  @Test func contentOfTheWindowIsShownByItsViews() async throws {
    let harbour = Harbour()
    let window = try TestWindow(
      content: Text("Chart").onAppIntentExecution(ShowChart.self) { harbour.note("chart \($0.chart)") })
    window.model.start(ShowChart("north"))
    await window.untilDone()
    #expect(harbour.log == ["chart north"])
  }

  @Test func contentThatNoViewShowsIsShownElsewhere() async throws {
    let harbour = Harbour()
    var host = ShellHost()
    host.showElsewhere = { intent in
      harbour.note("elsewhere \(intent.contentIdentifier)")
      return true
    }
    host.bringToFront = {
      harbour.note("front")
      return true
    }
    let window = try TestWindow(host: host)
    window.model.start(ShowChart("north"))
    await window.untilDone()
    #expect(harbour.log == ["elsewhere ShowChart"])
  }

  @Test func linksOpenAtTheWindowWhoseRunOpensThem() async throws {
    struct Visit: AppIntent {
      static let title: LocalizedStringResource = "Visit"
      func perform() async throws -> some IntentResult & OpensIntent {
        .result(opensIntent: OpenURLIntent(URL(filePath: "/chart")))
      }
    }
    var scope = SystemScope()
    scope.fill(URLOpeners.slot, with: WindowURLOpener())
    try await SystemScope.$current.withValue(scope) {
      let opened = Mutex<[String]>([])
      var host = ShellHost()
      host.openURL = { url in
        opened.withLock { $0.append(url.path) }
        return true
      }
      let (window, other) = (try TestWindow(host: host), try TestWindow())
      window.model.start(Visit())
      await window.untilDone()
      #expect(opened.withLock { $0 } == ["/chart"])
      other.model.start(Visit())
      await other.untilDone()
      #expect(other.lastNotice.first == "Open Link did not work")
    }
  }
}
