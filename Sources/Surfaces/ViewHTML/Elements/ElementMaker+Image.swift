import SwiftUICore

extension ElementMaker {
  /// A picture or a symbol, with the words that stand for it.
  func image(_ image: ImageContent) -> Element {
    let spoken = own.hidesImages ? "" : CleanText.line(speech.nameWithValue ?? Self.words(for: image))
    var element = self.image(
      image, spoken: speech.traits.contains("header") || !own.hidesImages ? spoken : "")
    if case .symbol = image.source {} else if image.isResizable { element.add([.resizable]) }
    if image.isResizable, case .symbol = image.source { element.add([.resizable]) }
    speech.describe(&element)
    if own.redaction.contains(.placeholder) { element.add([.redacted]) }
    return bare(element)
  }

  /// A symbol without an element around it, where that would do nothing; as a tooltip a drawing's title
  /// means nothing.
  private func bare(_ element: Element) -> Element {
    guard case .symbol(let drawing)? = element.content.first, element["title"] == nil,
      let classes = element["class"]?.split(separator: " "),
      !classes.contains(StyleClass.resizable.rawValue[...])
    else { return element }
    var bare = element
    bare.tag = "svg"
    bare.content = [.use(drawing)]
    let others = classes.filter { $0 != StyleClass.symbol.rawValue }.map(String.init)
    bare.set("class", ([drawing.classes] + others).joined(separator: " "))
    if element["role"] == nil { bare.set("aria-hidden", "true") }
    return bare
  }

  /// The browser's own player of what the node plays; nil where there is nothing, or it can't be.
  func player(insteadOf name: String) -> Element? {
    guard let source = look.attributes[MediaSourceKey.self], !around.isInteractive, !around.isPhrasing,
      let media = options.media(source), media.path.hasPrefix("/"), !media.path.hasPrefix("//")
    else { return nil }
    var element = Element(media.isVideo ? "video" : "audio", nil)
    element.set("controls", "")
    // The duration is at the beginning; the rest is for those who play it.
    element.set("preload", "metadata")
    element.set("src", CleanText.line(media.path))
    element.css["max-width"] = "100%"
    speech.describe(&element)
    element.set("aria-label", speech.nameWithValue ?? CleanText.line(name))
    return element
  }

  /// The picture with words; without words it says nothing to people who don't see it.
  func image(_ image: ImageContent, spoken: String) -> Element {
    if let request = SymbolRequest(image, variants: own.symbolVariants, rendering: own.symbolRendering) {
      var element = Element("span", nil, [.symbol])
      if own.imageScale != .medium {
        element.add(own.imageScale == .small ? [.smallSymbol] : [.largeSymbol])
      }
      element.content = [.symbol(options.symbols.drawing(for: request))]
      tell(&element, spoken)
      return element
    }
    guard let path = options.resource(image), path.hasPrefix("/"), !path.hasPrefix("//") else {
      // Nothing to fetch: the words are all there is to show.
      var element = Element("span", nil, [.image])
      element.content = [.text(spoken)]
      if spoken.isEmpty { element.set("aria-hidden", "true") }
      return element
    }
    var element = Element("img", nil, [.image])
    element.set("src", CleanText.line(path))
    element.attributes.append(Attribute("alt", spoken))
    element.set("decoding", "async")
    // What takes the size that it is given moves nothing when it comes late: far out of sight it isn't fetched.
    if image.isResizable { element.set("loading", "lazy") }
    if image.renderingMode == .template, let mask = Self.mask(path) {
      element.add([.templateImage])
      element.css["--im"] = mask
    }
    return element
  }

  /// A path of the surface's own as a style sheet has it; nil if there is anything in it that could end the
  /// address.
  private static func mask(_ path: String) -> String? {
    let isPlain = path.utf8.allSatisfy {
      switch $0 {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "-")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "?"),
        UInt8(ascii: "="), UInt8(ascii: "&"), UInt8(ascii: "%"):
        true
      default: false
      }
    }
    return isPlain ? "url(\(path))" : nil
  }

  private func tell(_ element: inout Element, _ spoken: String) {
    guard !spoken.isEmpty else { return }
    element.set("role", "img")
    element.set("aria-label", spoken)
  }

  /// Returns the name of a picture without a label: a symbol's name without its variants.
  private static func words(for image: ImageContent) -> String {
    if image.isDecorative { return "" }
    if let label = image.label { return label.string() }
    guard case .symbol(let name, _) = image.source else { return image.spokenName }
    let parts = name.split(separator: ".").filter {
      !["fill", "circle", "square", "rectangle", "badge", "slash"].contains($0)
    }
    return parts.isEmpty ? name.replacing(".", with: " ") : parts.joined(separator: " ")
  }

  /// An icon with a title.
  func label() -> Element {
    var element = Element("span", nil, [.hstack, .labelView], content: [.slot(.children)])
    switch own[.label] {
    case "iconOnly": element.add([.iconOnly])
    case "titleOnly": element.add([.titleOnly])
    case "automatic" where own.isInBar || own.isInGroup: element.add([.iconOnly])
    default: break
    }
    speech.describe(&element)
    if let label = speech.nameWithValue {
      element.set("role", "img")
      element.set("aria-label", label)
    }
    return element
  }
}
