/// The phrases that come of an app's phrases when each place is filled with each thing that can stand there.
package struct PhraseExpansion: Hashable, Sendable {
  /// One phrase as a person says it.
  package struct Phrase: Hashable, Sendable {
    package let text: String
    /// Which of the phrases it came from.
    package let source: Int
    /// Which of its options each parameter has, by name.
    package let options: [String: Int]
  }

  /// The most phrases that are made for one app, as on Apple's platforms.
  package static let maximumCount = 1_000

  /// The phrases, in the order of their sources; among those of one source the last parameter
  /// changes fastest.
  package let phrases: [Phrase]

  /// Whether there was room for all.
  package let isComplete: Bool

  /// Fills phrases.
  ///
  /// A phrase with a parameter that has no options gives none. Where there are more than `limit`, each phrase
  /// has an equal share, and those that need less leave it to the others. Linear in what is made, not in what
  /// could be.
  ///
  /// - Parameters:
  ///   - sources: The app's phrases.
  ///   - applicationNames: What the app is called; the usual name first.
  ///   - options: For each parameter the titles of the values that can stand for it.
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

  /// What each gets of `limit`, where nobody gets more than they need.
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

  /// All ways to fill one phrase, which are counted and made one by one.
  private struct Grid {
    /// The places, each once, with what can stand there.
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
