import AppIntents
import KitchenKit
import SwiftUI
import WidgetKit

/// What a person sets up on the back of the widget: it depends on its size.
struct MealWidgetIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Meals"
  static let description: IntentDescription? = "The next meals."

  @Parameter(title: "Course", default: .main)
  var course: Course

  @Parameter(
    title: "Recipes",
    size: [
      .systemSmall: 1, .systemMedium: IntentCollectionSize(min: 1, max: 3), .systemLarge: 6,
      .systemExtraLarge: 12, .accessoryRectangular: 2, .accessoryCircular: 1, .accessoryInline: 1,
    ])
  var recipes: [RecipeEntity]?

  static var parameterSummary: some ParameterSummary {
    When(widgetFamily: .equalTo, .systemSmall) {
      Summary("Next \(\.$course)")
    } otherwise: {
      Summary("Next \(\.$course)") { \.$recipes }
    }
  }
}

struct MealEntry: TimelineEntry {
  let date: Date
  let dish: String
}

struct MealTimeline: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> MealEntry { MealEntry(date: .now, dish: "Soup") }

  func snapshot(for configuration: MealWidgetIntent, in context: Context) async -> MealEntry {
    MealEntry(date: .now, dish: configuration.recipes?.first?.title ?? "Soup")
  }

  func timeline(for configuration: MealWidgetIntent, in context: Context) async -> Timeline<MealEntry> {
    Timeline(
      entries: [await snapshot(for: configuration, in: context)],
      policy: .after(.now.addingTimeInterval(3600)))
  }

  func recommendations() -> [AppIntentRecommendation<MealWidgetIntent>] {
    [AppIntentRecommendation(intent: MealWidgetIntent(), description: "Next meal")]
  }
}

struct MealWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "meal", intent: MealWidgetIntent.self, provider: MealTimeline()) { entry in
      VStack {
        Text(entry.dish)
        Button("Suggest", intent: SuggestRecipe())
      }
    }
    .configurationDisplayName("Meals")
    .description("What comes next.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}
