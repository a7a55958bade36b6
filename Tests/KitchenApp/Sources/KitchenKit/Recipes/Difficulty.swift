import AppIntents

/// How much a recipe asks of the cook; it can be opened by an address.
public enum Difficulty: String, AppEnum, Codable, URLRepresentableEnum {
  case easy, medium, hard

  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Difficulty" }

  public static var caseDisplayRepresentations: [Difficulty: DisplayRepresentation] {
    [.easy: "Easy", .medium: "Takes some care", .hard: "For a quiet Sunday"]
  }

  public static var urlRepresentation: URLRepresentation {
    URLRepresentation([
      .easy: "https://kitchen.example/recipes/easy",
      .medium: "https://kitchen.example/recipes/medium",
      .hard: "https://kitchen.example/recipes/hard",
    ])
  }
}
