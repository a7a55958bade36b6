/// A search for the known word that a mistyped one was probably meant to be.
package enum NearestSpelling {
  /// The nearest candidate, or nil where none is near: at most one slip for each three letters, or a
  /// beginning that only one candidate has.
  package static func of(_ word: String, among candidates: [String]) -> String? {
    guard !word.isEmpty, word.utf8.count <= 64 else { return nil }
    let typed = Array(word.lowercased().unicodeScalars)
    let allowed = max(1, typed.count / 3)
    var best: (distance: Int, candidate: String)?
    for candidate in candidates {
      let distance = distance(typed, Array(candidate.lowercased().unicodeScalars))
      if distance <= allowed, distance < best?.distance ?? .max { best = (distance, candidate) }
    }
    if let best { return best.candidate }
    let continuing = candidates.filter { $0.lowercased().hasPrefix(word.lowercased()) }
    return continuing.count == 1 ? continuing[0] : nil
  }

  /// Optimal string alignment: insertions, deletions, substitutions and swaps of neighbours, one each.
  package static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    var beforePrevious: [Int] = []
    var previous = Array(0...b.count)
    for i in 1...a.count {
      var row = [i]
      row.reserveCapacity(b.count + 1)
      for j in 1...b.count {
        let substitution = previous[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
        var value = min(substitution, previous[j] + 1, row[j - 1] + 1)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          value = min(value, beforePrevious[j - 2] + 1)
        }
        row.append(value)
      }
      beforePrevious = previous
      previous = row
    }
    return previous[b.count]
  }
}
