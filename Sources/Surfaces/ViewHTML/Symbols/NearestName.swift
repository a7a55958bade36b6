/// The nearest of some names to one that isn't among them, for a message to a developer.
enum NearestName {
  /// The name with the fewest changed, added and missing characters, if no more than a third of it has
  /// changed.
  ///
  /// Takes time in proportion to the names' characters times the text's, of which 64 are looked at.
  static func nearest(to text: String, among names: [String]) -> String? {
    let wanted = Array(text.utf8.prefix(64))
    var best: (name: String, distance: Int)?
    for name in names {
      let limit = best.map { $0.distance - 1 } ?? max(1, wanted.count / 3)
      if let distance = distance(wanted, Array(name.utf8), atMost: limit) { best = (name, distance) }
    }
    return best?.name
  }

  /// Levenshtein's distance; nil where it is more than `limit`.
  static func distance(_ first: [UInt8], _ second: [UInt8], atMost limit: Int) -> Int? {
    guard abs(first.count - second.count) <= limit else { return nil }
    var row = Array(0...second.count)
    for (i, a) in first.enumerated() {
      var corner = row[0]
      row[0] = i + 1
      var least = row[0]
      for (j, b) in second.enumerated() {
        let changed = corner + (a == b ? 0 : 1)
        corner = row[j + 1]
        row[j + 1] = min(changed, corner + 1, row[j] + 1)
        least = min(least, row[j + 1])
      }
      if least > limit { return nil }
    }
    return row[second.count] <= limit ? row[second.count] : nil
  }
}
