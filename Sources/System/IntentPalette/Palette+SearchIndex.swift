import AppIntents
import CoreSpotlight

extension Palette {
  /// Finds entities in all search indexes of the program; those that hide from searches are not found.
  package static let searchIndex: PaletteIndexSearch = { text, types, limit in
    let found = try await CSSearchableIndex.findAppEntities(
      matching: text, types: types.map { $0.persistentIdentifier }, limit: limit)
    let best = found.map(\.score).max() ?? 0
    return found.map { entity in
      // Scores compare within one search. What has none of the words is like the text at most, however much
      // more unlike the others are.
      let isByMeaning = entity.snippet?.marks.isEmpty ?? true
      let relative = best > 0 ? max(0, entity.score / best) : 0
      return PaletteIndexHit(
        identifier: EntityIdentifier(
          typeIdentifier: entity.typeIdentifier, identifier: entity.identifier),
        score: isByMeaning ? relative / 2 : relative, isByMeaning: isByMeaning)
    }
  }
}
