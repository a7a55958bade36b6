import Synchronization

/// A text in one locale, as runs of the same look.
package struct ResolvedText: Equatable, Sendable {
  /// A run of the same look. Most have none of their own, and are no larger than their text.
  package struct Run: Equatable, Sendable {
    /// What stands there; for an image the text that stands for it.
    package var text: String
    private var details: Details?

    private struct Content: Equatable, Sendable {
      var attributes = TextAttributes()
      var link: URL?
      var image: ImageContent?
      var live: LiveDate?
    }

    /// What few runs have, never changed once made; texts with the same look share it.
    private final class Details: Equatable, Sendable {
      let content: Content
      private init(_ content: Content) { self.content = content }

      /// Looks in use, by attributes. Bounded, since apps may make looks without end.
      private static let shared = Mutex<[TextAttributes: Details]>([:])

      static func of(_ content: Content) -> Details {
        guard content.link == nil, content.image == nil, content.live == nil else { return Details(content) }
        return shared.withLock { shared in
          if let known = shared[content.attributes] { return known }
          if shared.count >= 500 { shared = [:] }
          let new = Details(content)
          shared[content.attributes] = new
          return new
        }
      }

      static func == (a: Details, b: Details) -> Bool { a === b || a.content == b.content }
    }

    package init(
      text: String, attributes: TextAttributes, link: URL? = nil, image: ImageContent? = nil,
      live: LiveDate? = nil
    ) {
      self.text = text
      content = Content(attributes: attributes, link: link, image: image, live: live)
    }

    private var content: Content {
      get { details?.content ?? Content() }
      set { details = newValue == Content() ? nil : .of(newValue) }
    }

    package var attributes: TextAttributes {
      get { content.attributes }
      set { content.attributes = newValue }
    }
    package var link: URL? {
      get { content.link }
      set { content.link = newValue }
    }
    package var image: ImageContent? {
      get { content.image }
      set { content.image = newValue }
    }
    /// The moment that the text counts from, if it changes with time.
    package var live: LiveDate? {
      get { content.live }
      set { content.live = newValue }
    }
    /// Whether nothing is to know of it but its text.
    package var isPlain: Bool { details == nil }
  }

  /// A text that changes with time.
  package struct LiveDate: Equatable, Sendable {
    package let style: Text.DateStyle
    package let dates: ClosedRange<Date>
    /// How a timer over a span is written.
    package var timer = Timer()

    /// What of a span of time a clock shows.
    package struct Timer: Equatable, Sendable {
      /// What is left of it, else what has passed.
      package var countsDown = true
      /// Hours by themselves, else as many minutes as there are.
      package var showsHours = true
    }
  }

  package var runs: [Run]

  package init(runs: [Run]) { self.runs = runs }

  package init(_ text: String) {
    runs = text.isEmpty ? [] : [Run(text: text, attributes: TextAttributes())]
  }

  /// The text without its look.
  package var string: String { runs.reduce(into: "") { $0 += $1.text } }

  mutating func append(_ run: Run) {
    // Most texts are one run: an array made with one element has room for just that.
    guard !runs.isEmpty else {
      runs = [run]
      return
    }
    if let last = runs.indices.last, runs[last].isPlain && run.isPlain {
      runs[last].text += run.text
    } else if let last = runs.indices.last, runs[last].attributes == run.attributes,
      runs[last].link == run.link,
      runs[last].image == nil, run.image == nil, runs[last].live == nil, run.live == nil
    {
      runs[last].text += run.text
    } else {
      runs.append(run)
    }
  }
}
