import AppIntents
import SwiftUICore
import Testing
import WidgetKit

@MainActor @Suite struct WidgetBundleTests {
  private struct Nothing: Widget {
    var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
  }

  private struct Harbour: WidgetBundle {
    nonisolated static let hasBell = true
    nonisolated static let hasLamp = false

    var body: some Widget {
      DepartureWidget()
      if #available(iOS 18.0, macOS 26.0, *) { BellControl() }
      if Harbour.hasLamp { LampControl() } else { TideWidget() }
      if Harbour.hasLamp { LampControl() }
      Nothing()
      More().body
    }
  }

  private struct More: WidgetBundle {
    @WidgetBundleBuilder var body: some Widget {
      TideWidget()
      if Harbour.hasBell {
        BellControl()
        LampControl()
      }
    }
  }

  private struct One: WidgetBundle {
    var body: some Widget { return TideWidget() }
  }

  private struct None: WidgetBundle {
    var body: some Widget {}
  }

  private struct Old: WidgetBundle {
    var body: some Widget { return widgets() }

    private func widgets() -> some Widget {
      if #available(iOS 16.0, *) {
        return WidgetBundleBuilder.buildBlock(TideWidget(), DepartureWidget())
      } else {
        return TideWidget()
      }
    }
  }

  @Test func aBundleListsWidgetsAndControlsInOrder() {
    #expect(Harbour().widgets.map(\.kind) == ["departures", "tides", "tides"])
    #expect(Harbour().controls.map(\.kind) == ["bell", "bell", "lamp"])
  }

  @Test func aBundleMayBeOneWidgetOrNone() {
    #expect(One().widgets.map(\.kind) == ["tides"])
    #expect(One().controls.isEmpty)
    #expect(None().widgets.isEmpty)
  }

  @Test func theBuilderMayBeCalledByHand() {
    #expect(Old().widgets.map(\.kind) == ["tides", "departures"])
  }

  @Test func aProgramOfWidgetsStartsAndEnds() {
    Harbour.main()
  }
}
