/// A text in one locale, as runs of the same look.
package struct ResolvedText: Equatable, Sendable {
  /// A run of the same look.
  package struct Run: Equatable, Sendable {
    /// What stands there; for an image the text that stands for it.
    package var text: String
    package var attributes: TextAttributes
    package var link: URL?
    package var image: ImageContent?
    /// The moment that the text counts from, if it changes with time.
    package var live: LiveDate?
  }

  /// A text that changes with time.
  package struct LiveDate: Equatable, Sendable {
    package let style: Text.DateStyle
    package let dates: ClosedRange<Date>
  }

  package var runs: [Run]

  package init(runs: [Run]) { self.runs = runs }

  package init(_ text: String) {
    runs = text.isEmpty ? [] : [Run(text: text, attributes: TextAttributes())]
  }

  /// The text without its look.
  package var string: String { runs.reduce(into: "") { $0 += $1.text } }

  mutating func append(_ run: Run) {
    if let last = runs.indices.last, runs[last].attributes == run.attributes, runs[last].link == run.link,
      runs[last].image == nil, run.image == nil, runs[last].live == nil, run.live == nil
    {
      runs[last].text += run.text
    } else {
      runs.append(run)
    }
  }
}
