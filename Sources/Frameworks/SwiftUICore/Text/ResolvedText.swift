import Synchronization

/// A text in one locale, as runs of the same look.
package struct ResolvedText: Equatable, Sendable {
  /// A run of the same look. Most have none of their own, and are no larger than their text.
  package struct Run: Equatable, Sendable {
    /// The characters of the run; for an image the text that stands for it.
    package var text: String
    private var details: Details?

    private struct Content: Equatable, Sendable {
      var attributes = TextAttributes()
      var link: URL?
      var image: ImageContent?
      var live: LiveDate?
    }

    /// The properties that few runs have, never changed once made; texts with the same look share them.
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
    /// A Boolean value that indicates whether nothing is to know of it but its text.
    package var isPlain: Bool { details == nil }
  }

  /// A text that changes with time.
  package struct LiveDate: Equatable, Sendable {
    package let style: Text.DateStyle
    package let dates: ClosedRange<Date>
    /// The way in which a timer over a span is written.
    package var timer = Timer()

    /// The part of a span of time that a clock shows.
    package struct Timer: Equatable, Sendable {
      /// A Boolean value that indicates whether the remaining time is shown, rather than the elapsed time.
      package var countsDown = true
      /// Hours by themselves, else as many minutes as there are.
      package var showsHours = true
    }
  }

  /// Most texts are one run without a look of its own, and take no more room than that.
  private enum Content: Equatable, Sendable {
    case plain(String)
    /// A text of several runs, or one with a look.
    case runs([Run])
  }

  private var content: Content

  package init(runs: [Run]) { content = Self.content(runs) }

  package init(_ text: String) { content = .plain(text) }

  /// The runs, none of them empty; none at all for an empty text.
  package var runs: [Run] {
    switch content {
    case .plain(let text): text.isEmpty ? [] : [Run(text: text, attributes: TextAttributes())]
    case .runs(let runs): runs
    }
  }

  /// A Boolean value that indicates whether nothing in it has a look of its own.
  package var isPlain: Bool {
    if case .plain = content { true } else { false }
  }

  private static func content(_ runs: [Run]) -> Content {
    let runs = runs.filter { !$0.text.isEmpty || $0.image != nil }
    if runs.isEmpty { return .plain("") }
    return runs.count == 1 && runs[0].isPlain ? .plain(runs[0].text) : .runs(runs)
  }

  /// The text without its look.
  package var string: String {
    switch content {
    case .plain(let text): text
    case .runs(let runs): runs.reduce(into: "") { $0 += $1.text }
    }
  }

  mutating func append(_ run: Run) {
    if case .plain(let text) = content, text.isEmpty || run.isPlain {
      content = text.isEmpty ? Self.content([run]) : .plain(text + run.text)
      return
    }
    var runs = runs
    if let last = runs.indices.last, runs[last].attributes == run.attributes, runs[last].link == run.link,
      runs[last].image == nil, run.image == nil, runs[last].live == nil, run.live == nil
    {
      runs[last].text += run.text
    } else {
      runs.append(run)
    }
    content = Self.content(runs)
  }
}
