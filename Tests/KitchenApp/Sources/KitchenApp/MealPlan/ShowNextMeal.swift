import AppIntents
import SwiftUI

/// Says and shows what is next.
struct ShowNextMeal: AppIntent {
  static let title: LocalizedStringResource = "Next Meal"

  @MainActor
  func perform() async throws -> some ProvidesDialog & ShowsSnippetView {
    guard let meal = MealPlan.shared.meals.first else {
      return .result(dialog: "Nothing is planned.") { MealView(meal: nil) }
    }
    return .result(dialog: "\(meal.dish) is next.") { MealView(meal: meal) }
  }
}

struct MealView: View {
  let meal: Meal?

  var body: some View {
    VStack(alignment: .leading) {
      Text(meal?.dish ?? "Nothing planned").font(.headline)
      if let meal {
        Text(meal.day, style: .date)
          .foregroundStyle(.secondary)
      }
    }
    .padding()
    .appEntityIdentifier(meal.map { EntityIdentifier(for: $0) })
  }
}
