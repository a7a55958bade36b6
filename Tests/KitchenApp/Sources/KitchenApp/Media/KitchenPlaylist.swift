import AppIntents

/// What the system may offer while music plays.
enum KitchenPlaylist {
  static func offer(_ meals: [Meal]) async throws {
    try await RelevantEntities.shared.updateEntities(meals, for: .audio(.nowPlaying))
  }

  static func withdraw(_ meals: [Meal]) async throws {
    try await RelevantEntities.shared.removeEntities(meals, from: .audio(.nowPlaying))
    try await RelevantEntities.shared.removeEntities(meals)
    try await RelevantEntities.shared.removeAllEntities(for: .audio(.nowPlaying))
    try await RelevantEntities.shared.removeAllEntities()
  }
}
