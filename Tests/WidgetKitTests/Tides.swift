import SwiftUICore
import WidgetKit

/// The height of the water at a time. A class in it, as apps have them: entries need not be sendable.
struct TideEntry: TimelineEntry {
  final class Harbour {
    let name: String
    init(_ name: String) { self.name = name }
  }

  let date: Date
  let height: Int
  var harbour = Harbour("Pier 4")
  var relevance: TimelineEntryRelevance? {
    height > 3 ? TimelineEntryRelevance(score: Float(height), duration: 600) : nil
  }
}

struct TideProvider: TimelineProvider {
  func placeholder(in context: Context) -> TideEntry { TideEntry(date: noon, height: 0) }

  func getSnapshot(in context: Context, completion: @escaping (TideEntry) -> Void) {
    completion(TideEntry(date: noon, height: context.isPreview ? 1 : 2))
    completion(TideEntry(date: noon, height: 99))
  }

  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<TideEntry>) -> Void) {
    let hours = context.family == .systemSmall ? 1 : 3
    Task {
      let entries = (0..<hours).map { TideEntry(date: noon + Double($0) * 3600, height: $0 * 2) }
      completion(Timeline(entries: entries, policy: .atEnd))
    }
  }

  func relevance() async -> WidgetRelevance<Void> {
    WidgetRelevance([
      WidgetRelevanceAttribute(context: .date(noon)), WidgetRelevanceAttribute(group: .named("water")),
    ])
  }
}

struct TideView: View {
  @Environment(\.widgetFamily) private var family
  let entry: TideEntry

  var body: some View {
    if family == .accessoryInline {
      Text(verbatim: "\(entry.height) m")
    } else {
      VStack {
        Text(verbatim: entry.harbour.name)
        Text(verbatim: "\(entry.height) m")
      }
      .containerBackground(.blue, for: .widget)
    }
  }
}

struct TideWidget: Widget {
  static let kind = "tides"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: Self.kind, provider: TideProvider()) { TideView(entry: $0) }
      .configurationDisplayName("Tides")
      .description("High and low water.")
      .supportedFamilies([.systemSmall, .systemMedium, .accessoryInline])
  }
}
