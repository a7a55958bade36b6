import SwiftUICore
import Testing
import WidgetKit

#Preview("High water", as: .systemSmall) {
  TideWidget()
} timeline: {
  TideEntry(date: noon, height: 4)
  TideEntry(date: noon + 60, height: 5)
}

#Preview(as: .systemMedium) {
  TideWidget()
} timelineProvider: {
  TideProvider()
}

#Preview(as: .systemMedium, using: StopSettings(stop: "Quay")) {
  DepartureWidget()
} timelineProvider: {
  DepartureProvider()
}

@Suite struct PreviewTests {
  @PreviewTimelineBuilder private func entries(isHigh: Bool, hours: Int) -> [any TimelineEntry] {
    TideEntry(date: noon, height: 1)
    if isHigh { TideEntry(date: noon, height: 5) } else { TideEntry(date: noon, height: 0) }
    if isHigh { TideEntry(date: noon, height: 6) }
    for hour in 0..<hours { TideEntry(date: noon, height: 10 + hour) }
    [TideEntry(date: noon, height: 20), TideEntry(date: noon, height: 21)]
  }

  @Test func entriesOfAPreviewAreListedInOrder() {
    let high = entries(isHigh: true, hours: 2).compactMap { ($0 as? TideEntry)?.height }
    #expect(high == [1, 5, 6, 10, 11, 20, 21])
    let low = entries(isHigh: false, hours: 0).compactMap { ($0 as? TideEntry)?.height }
    #expect(low == [1, 0, 20, 21])
  }
}
