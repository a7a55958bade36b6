import SwiftUICore

extension ElementMaker {
  /// Returns the element of a text in one line of markup, or with an element for each run that looks
  /// different.
  func text(_ text: ResolvedText) -> Element {
    var element = Element(textTag(text), nil, [.text])
    element.content = isSecret ? [.text(Self.covered)] : runs(of: text)
    if own.redaction.contains(.placeholder) || isSecret { element.add([.redacted]) }
    if isSecret { element.set("aria-hidden", "true") }
    limit(&element)
    speech.describe(&element)
    if let label = speech.nameWithValue {
      if element.tag == "span", element["role"] == nil { element.set("role", "img") }
      element.set("aria-label", label)
    }
    return element
  }

  /// The text in place of text that must not be seen: the latter isn't in the document at all.
  private static var covered: String { "\u{2022}\u{2022}\u{2022}\u{2022}" }

  private var isSecret: Bool { own.redaction.contains(.privacy) && own.isPrivate }

  private func textTag(_ text: ResolvedText) -> String {
    guard !around.isPhrasing, around.container == .none || speech.traits.contains("header"),
      !speech.removed.contains("header"), !text.runs.isEmpty
    else { return "span" }
    if speech.traits.contains("header") { return "h\(speech.headingLevel ?? own.heading)" }
    // The role of the font that was put on the text itself.
    let own = text.isRich ? nil : text.runs.first?.attributes.font
    for font in [own].compactMap({ $0 }) + look.modifiers.compactMap(\.ownFont) {
      guard case .style(let style) = font.base else { return "span" }
      switch style {
      case .extraLargeTitle, .extraLargeTitle2, .largeTitle: return "h1"
      case .title: return "h2"
      case .title2: return "h3"
      case .title3: return "h4"
      default: return "span"
      }
    }
    return "span"
  }

  private func limit(_ element: inout Element) {
    if let most = own.lines.maximum {
      if most <= 1 {
        element.add(own.truncation == .head ? [.oneLine, .cutAtHead] : [.oneLine])
      } else {
        element.add([.someLines])
        element.css["-webkit-line-clamp"] = String(min(most, 10_000))
      }
    }
    if let least = own.lines.minimum { element.css["min-height"] = "\(max(0, min(least, 1_000)))lh" }
  }

  private func runs(of text: ResolvedText) -> [Piece] {
    var pieces: [Piece] = []
    if text.isRich {
      pieces = text.runs.map { run($0) }
    } else if let first = text.runs.first {
      pieces = [.text(clean(first.text))]
    }
    // A link says where it leads if its text says that it leads elsewhere.
    if let link = around.link, let host = LinkText.warning(for: text.string, leadingTo: link.host) {
      pieces.append(Self.realHost(host))
    }
    return pieces
  }

  private func clean(_ text: String) -> String {
    around.link == nil ? CleanText.of(text) : CleanText.withoutDirections(CleanText.of(text))
  }

  private static func realHost(_ host: String) -> Piece {
    .element(Element("span", nil, [.realHost], content: [.text(" (\(CleanText.line(host)))")]))
  }

  private func run(_ run: ResolvedText.Run) -> Piece {
    var element = Element("span", nil)
    if let image = run.image {
      element = self.image(image, spoken: run.text)
    } else if let live = run.live {
      element = time(live, run.text)
    } else if let link = run.link, let url = SafeURL(link), !around.isInteractive {
      element = Element("a", nil)
      Self.lead(&element, to: url)
      element.content = [.text(CleanText.withoutDirections(CleanText.of(run.text)))]
      if let host = LinkText.warning(for: run.text, leadingTo: url.host) {
        element.content.append(Self.realHost(host))
      }
    } else {
      if run.attributes.isBold == true {
        element.tag = "strong"
      } else if run.attributes.isItalic == true {
        element.tag = "em"
      }
      element.content = [.text(clean(run.text))]
      if run.attributes == TextAttributes() { return element.content[0] }
    }
    element.css.merge(run.attributes.css)
    return .element(element)
  }

  /// Sets where a link leads. Other programs' pages get no hold of this one.
  static func lead(_ element: inout Element, to url: SafeURL) {
    element.set("href", url.text)
    guard url.host != nil else { return }
    element.set("target", "_blank")
    element.set("rel", "noopener noreferrer")
  }

  /// Returns the element of a text that a script keeps up to date.
  private func time(_ live: ResolvedText.LiveDate, _ text: String) -> Element {
    var element = Element("time", nil)
    element.set("data-live", "\(live.style)".filter(\.isLetter))
    element.set("data-from", Number.input((live.dates.lowerBound.timeIntervalSince1970 * 1000).rounded()))
    element.set("data-to", Number.input((live.dates.upperBound.timeIntervalSince1970 * 1000).rounded()))
    if !live.timer.countsDown { element.set("data-up", "") }
    if !live.timer.showsHours { element.set("data-min", "") }
    element.content = [.text(CleanText.of(text))]
    return element
  }
}

extension NodeModifier {
  /// The font that the modifier sets.
  fileprivate var ownFont: Font? { if case .font(let font) = self { font } else { nil } }
}
