import SwiftUICore

// Space around, sizes and places.
extension BoxChain {
  mutating func pad(_ insets: Insets) {
    if insets.hasNegative || box.isClosedForPadding || (isCore && !traits.takesPadding) {
      // Space outside of what is painted: a margin is the same, and needs no element.
      box.margin = box.margin + insets
    } else {
      box.padding = box.padding + insets
    }
  }

  /// The least, best and greatest length; nil is the content's.
  struct Length {
    let least: Double?
    let ideal: Double?
    let most: Double?
    var isSet: Bool { least != nil || most != nil }

    init(_ least: Double?, _ ideal: Double?, _ most: Double?) {
      self.least = least
      self.ideal = ideal
      self.most = most
    }
  }

  struct Frame {
    let width: Length
    let height: Length
    let alignment: Alignment
  }

  mutating func frame(_ frame: Frame, _ modifier: NodeModifier) {
    var placing: Declarations?
    if !box.isClosedForPadding, box.css["opacity"] == nil {
      if isCore {
        placing = traits.place(frame.alignment, across: frame.width.isSet, down: frame.height.isSet)
      } else {
        placing = Declarations()
        placing?["place-items"] = frame.alignment.placeItems
      }
    }
    if placing == nil {
      wrap()
      placing = Declarations()
      if frame.alignment != .center { placing?["place-items"] = frame.alignment.placeItems }
    }
    box.css.merge(placing ?? Declarations())
    box.flexibility = box.flexibility.changed(by: modifier)
    box.hasFrame = true
    size("width", frame.width)
    size("height", frame.height)
    if let width = frame.width.most, width.isFinite, frame.width.least != width {
      box.classes += [.wideAtMost]
    }
  }

  mutating func size(_ name: String, _ length: Length) {
    if let least = length.least, least == length.most, least.isFinite {
      box.css[name] = Number.length(max(0, least))
      box.css["flex-shrink"] = "0"
      if name == "width" { box.css["max-width"] = "100%" }
      return
    }
    if let least = length.least, least.isFinite { box.css["min-\(name)"] = Number.length(max(0, least)) }
    if let most = length.most, most.isFinite { box.css["max-\(name)"] = Number.length(max(0, most)) }
    if let ideal = length.ideal, length.most == nil, ideal.isFinite {
      box.css[name] = Number.length(max(0, ideal))
    }
  }

  mutating func aspect(_ ratio: Double?, _ mode: ContentMode) {
    if let ratio, ratio.isFinite, ratio > 0 { box.css["aspect-ratio"] = Number.text(ratio) }
    box.classes += mode == .fill ? [.covering] : [.contained]
  }

  mutating func transform(_ step: String, anchor: UnitPoint?) {
    let origin = anchor.map { $0 == .center ? nil : $0.css } ?? box.css["transform-origin"]
    if box.hasTransform, anchor != nil, origin != box.css["transform-origin"] { wrap() }
    // What is written later happens last, and the web reads from right to left.
    box.css["transform"] = step + (box.css["transform"].map { " " + $0 } ?? "")
    box.css["transform-origin"] = origin
    box.hasTransform = true
  }

  mutating func relative(
    _ axes: Axis.Set, _ count: Int, _ span: Int, _ spacing: Double, _ alignment: Alignment
  ) {
    wrap()
    box.css["place-items"] = alignment.placeItems
    let (whole, gap) = ("(var(--cw,100%) + \(Self.summand(spacing)))", Self.summand(spacing))
    let share = "calc(\(whole)*\(max(1, span))/\(max(1, count)) - \(gap))"
    if axes.contains(.horizontal) { box.css["width"] = share }
    if axes.contains(.vertical) { box.css["height"] = share.replacing("var(--cw,100%)", with: "100%") }
    box.css["flex"] = "none"
    box.hasFrame = true
  }

  mutating func surround(_ surroundings: Surroundings) {
    switch surroundings {
    case .layoutDirection(let direction):
      box.attributes.append(Attribute("dir", direction == .rightToLeft ? "rtl" : "ltr"))
    case .colorScheme(let scheme):
      box.attributes.append(Attribute("data-scheme", scheme == .dark ? "dark" : "light"))
    case .windowColorScheme(let scheme):
      let name = scheme == .dark ? "dark" : "light"
      box.attributes += [Attribute("data-scheme", name), Attribute("data-window-scheme", name)]
    case .language(let identifier): box.attributes.append(Attribute("lang", CleanText.line(identifier)))
    case .dynamicTypeSize(let size):
      // The platform's body sizes beside the usual 17 points.
      let sizes = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53.0]
      box.css["zoom"] = Number.text((sizes.indices.contains(size.rawValue) ? sizes[size.rawValue] : 17) / 17)
    }
  }

  mutating func effect(_ name: String) {
    if name.contains("rotate") {
      box.classes += [.rotating]
    } else {
      box.classes += name.contains("bounce") || name.contains("wiggle") ? [.bouncing] : [.pulsing]
    }
  }

  /// A length in a sum, where nothing needs its unit too.
  static func summand(_ length: Double) -> String {
    let text = Number.length(length)
    return text == "0" ? "0px" : text
  }

  /// Moves the view by as much as a guide of its own is off the usual one; what is around keeps its size.
  mutating func shift(
    _ alignment: Alignment, _ constant: Double, perWidth: Double, perHeight: Double
  ) {
    func usual(_ place: String) -> Double { place == "start" ? 0 : place == "center" ? 0.5 : 1 }
    func way(_ share: Double) -> String {
      "calc(\(Number.percent(share)) - \(Self.summand(constant)))"
    }
    // A row or column grows with a view that goes down or on by a length.
    let isTop = alignment.vertical == .top && perHeight == 0
    let isLeading = alignment.horizontal == .leading && perWidth == 0
    if constant <= 0, isTop || isLeading {
      outer[isTop ? "margin-block-start" : "margin-inline-start"] = Number.length(-constant)
      return
    }
    // The axis that isn't meant is the middle one.
    if alignment.horizontal == .center {
      outer["translate"] = "0 " + way(usual(alignment.vertical.css) - perHeight)
    } else {
      outer["translate"] = way(usual(alignment.horizontal.css) - perWidth)
    }
  }

  static func place(_ point: UnitPoint) -> String {
    func word(_ share: CGFloat) -> String { share < 0.34 ? "start" : share > 0.66 ? "end" : "center" }
    return word(point.y) + " " + word(point.x)
  }
}
