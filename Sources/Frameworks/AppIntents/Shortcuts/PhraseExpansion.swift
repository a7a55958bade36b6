/// The phrases that result from filling each placeholder of an app's phrases with all of its possible values.
package struct PhraseExpansion: Hashable, Sendable {
  /// One phrase as a person says it.
  package struct Phrase: Hashable, Sendable {
    package let text: String
    /// The index of the phrase that it results from.
    package let source: Int
    /// The index of each parameter's option, by parameter name.
    package let options: [String: Int]
  }

  /// The maximum number of phrases per app, as on Apple's platforms.
  package static let maximumCount = 1_000

  /// The phrases, in the order of their sources; among those of one source the last parameter changes
  /// fastest.
  package let phrases: [Phrase]

  /// A Boolean value that indicates whether all phrases were within the limit.
  package let isComplete: Bool

  /// Expands phrases.
  ///
  /// A phrase with a parameter without options yields none. If there are more than `limit`, the limit is
  /// shared equally between the phrases, and those that need less leave the rest to the others. Takes time
  /// linear in the size of the result.
  ///
  /// - Parameters:
  ///   - sources: The app's phrases.
  ///   - applicationNames: The names of the app, the primary one first.
  ///   - options: The titles of each parameter's possible values.
  package init(
    of sources: [ShortcutPhrase], applicationNames: [String], options: [String: [String]],
    limit: Int = maximumCount
  ) {
    let grids = sources.map { Grid($0, applicationNames: applicationNames, options: options) }
    let shares = Self.shares(of: grids.map(\.count), limit: limit)
    var phrases: [Phrase] = []
    for (source, grid) in grids.enumerated() {
      for index in 0..<shares[source] { phrases.append(grid.phrase(at: index, source: source)) }
    }
    self.phrases = phrases
    isComplete = zip(grids, shares).allSatisfy { $0.count == $1 }
  }

  /// Returns the share of each claimant in `limit`, which never exceeds its need.
  private static func shares(of needs: [Int], limit: Int) -> [Int] {
    var shares = needs.map { _ in 0 }
    var left = limit
    // The smallest first: what they leave over is shared among the rest.
    let order = needs.indices.sorted { (needs[$0], $0) < (needs[$1], $1) }
    for (position, index) in order.enumerated() {
      let waiting = order.count - position
      // Rounded up, so that a limit below the number of phrases is used up too.
      shares[index] = min(needs[index], (left + waiting - 1) / waiting)
      left -= shares[index]
    }
    return shares
  }

  /// All combinations of one phrase, which are counted and created one by one.
  private struct Grid {
    /// The placeholders without duplicates, with their possible values.
    let axes: [(place: String, choices: [String])]
    let phrase: ShortcutPhrase
    let count: Int

    init(_ phrase: ShortcutPhrase, applicationNames: [String], options: [String: [String]]) {
      self.phrase = phrase
      let names = phrase.namesApplication ? [ShortcutPhrase.applicationNamePlace] : []
      axes = (names + phrase.parameters).map { place in
        let isApplication = place == ShortcutPhrase.applicationNamePlace
        return (place, isApplication ? applicationNames : options[place] ?? [])
      }
      count = axes.reduce(1) { product, axis in
        let (result, overflows) = product.multipliedReportingOverflow(by: axis.choices.count)
        return overflows ? .max : result
      }
    }

    func phrase(at index: Int, source: Int) -> Phrase {
      var rest = index
      var chosen: [String: Int] = [:]
      for axis in axes.reversed() {
        chosen[axis.place] = rest % axis.choices.count
        rest /= axis.choices.count
      }
      let choices = Dictionary(uniqueKeysWithValues: axes.map { ($0.place, $0.choices) })
      let text = phrase.text.filled { place in
        chosen[place].flatMap { choices[place]?[$0] } ?? ""
      }
      chosen[ShortcutPhrase.applicationNamePlace] = nil
      return Phrase(text: text, source: source, options: chosen)
    }
  }
}
