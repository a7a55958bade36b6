import AppIntents

/// Where in a meal a dish comes.
public enum Course: String, AppEnum, Codable {
  case starter, main, dessert, drink

  public static var typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Course", numericFormat: "\(placeholder: .int) courses", synonyms: ["Dish", "Part of the meal"])

  public static var caseDisplayRepresentations: [Course: DisplayRepresentation] = [
    .starter: DisplayRepresentation(
      title: "Starter", subtitle: "Small and first", image: .init(systemName: "leaf"),
      synonyms: ["Appetiser", "First course"]),
    .main: DisplayRepresentation(title: "Main", image: .init(systemName: "fork.knife")),
    .dessert: DisplayRepresentation(title: "Dessert", image: .init(named: "cake", isTemplate: true)),
    .drink: "Drink",
  ]
}
