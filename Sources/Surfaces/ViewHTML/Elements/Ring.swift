/// A ring that is drawn as far as a share says, or an open one with a mark at its place.
struct Ring {
  private let share: Double
  private let isOpen: Bool

  /// The percentage of an open ring that is drawn: three quarters, the gap below.
  private static let opening = 75.0

  init(_ share: Double, isOpen: Bool = false) {
    self.share = share.isFinite ? min(max(share, 0), 1) : 0
    self.isOpen = isOpen
  }

  var element: Element {
    var track = circle(.ringTrack)
    var done = circle(.ringFilled)
    done.part = .named("r")
    if isOpen {
      track.set("stroke-dasharray", Number.text(Self.opening) + " 100")
      done.set("stroke-dasharray", "0 100")
      done.set("stroke-dashoffset", Number.text(-share * Self.opening))
    } else {
      done.set("stroke-dasharray", Number.text(share * 100) + " 100")
    }
    var svg = Element(
      "svg", nil, isOpen ? [.ring, .ringOpen] : [.ring], content: [.element(track), .element(done)])
    svg.set("viewBox", "0 0 24 24")
    svg.set("aria-hidden", "true")
    return svg
  }

  private func circle(_ part: StyleClass) -> Element {
    var circle = Element("circle", nil, [part])
    circle.attributes += [
      Attribute("cx", "12"), Attribute("cy", "12"), Attribute("r", "10"), Attribute("pathLength", "100"),
    ]
    return circle
  }
}
