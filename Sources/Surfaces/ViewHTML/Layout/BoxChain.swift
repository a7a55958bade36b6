import SwiftUICore

/// The boxes around a node's content, innermost first: as few as show what the modifiers say in their order.
///
/// Which boxes there are depends on which modifiers there are far more than on their values, so that a change
/// of
/// values is a change of classes.
struct BoxChain {
  var boxes: [Box]
  /// The declarations on the place of the whole among its neighbours: for the outermost element.
  var outer = Declarations()
  var outerAttributes: [Attribute] = []
  var outerClasses: [StyleClass] = []
  let traits: CoreTraits
  let isText: Bool
  let isPhrasing: Bool

  init(_ look: NodeLook, traits: CoreTraits, flexibility: Flexibility, isPhrasing: Bool) {
    self.isPhrasing = isPhrasing
    self.traits = traits
    if case .text = look.content { isText = true } else { isText = false }
    var core = Box()
    core.flexibility = flexibility
    boxes = [core]
    for modifier in look.modifiers { apply(modifier) }
  }

  /// The flexibility of the outermost box.
  var flexibility: Flexibility { boxes[boxes.count - 1].flexibility }

  var isCore: Bool { boxes.count == 1 }

  var box: Box {
    get { boxes[boxes.count - 1] }
    set { boxes[boxes.count - 1] = newValue }
  }

  mutating func wrap() {
    var next = Box()
    next.flexibility = box.flexibility
    boxes.append(next)
  }

  private mutating func apply(_ modifier: NodeModifier) {
    switch modifier {
    case .padding(let edges, let length): pad(Insets(edges, length))
    case .paddingInsets(let insets): pad(Insets(insets))
    case .frame(let width, let height, let alignment):
      frame(
        Frame(width: Length(width, nil, width), height: Length(height, nil, height), alignment: alignment),
        modifier)
    case .flexibleFrame(let frame):
      self.frame(
        Frame(
          width: Length(frame.minWidth, frame.idealWidth, frame.maxWidth),
          height: Length(frame.minHeight, frame.idealHeight, frame.maxHeight), alignment: frame.alignment),
        modifier)
    case .fixedSize(let horizontal, let vertical):
      box.flexibility = box.flexibility.changed(by: modifier)
      if horizontal {
        box.css["width"] = "max-content"
        box.css["max-width"] = "none"
      }
      if horizontal || vertical { box.css["flex-shrink"] = "0" }
    case .aspectRatio(let ratio, let mode): aspect(ratio, mode)
    case .offset(let x, let y):
      transform("translate(\(Number.length(x)),\(Number.length(y)))", anchor: nil)
    case .rotation(let angle, let anchor):
      transform("rotate(\(Number.text(angle.degrees))deg)", anchor: anchor)
    case .scale(let x, let y, let anchor):
      transform("scale(\(Number.text(x)),\(Number.text(y)))", anchor: anchor)
    case .position(let x, let y):
      wrap()
      box.flexibility = [.wide, .tall]
      box.classes += [.positioned]
      box.css["--x"] = Number.length(x)
      box.css["--y"] = Number.length(y)
      box.hasFrame = true
    case .layoutPriority(let priority):
      outer["flex-shrink"] = priority > 0 ? "0" : priority < 0 ? "9999" : nil
    case .zIndex(let index):
      outer["z-index"] = Number.text(index.rounded())
      outer["position"] = "relative"
    case .gridCellColumns(let count): outer["grid-column"] = "span \(max(1, min(count, 1_000)))"
    case .transition(let transition): outerAttributes.append(Attribute("data-tr", transition.attribute))
    case .animation(let animation): animate(animation)
    case .contentTransition(let transition): outerAttributes.append(Attribute("data-ct", transition.name))
    case .hidden:
      outer["visibility"] = "hidden"
      outerAttributes.append(Attribute("aria-hidden", "true"))
    case .badge(let text) where !text.isEmpty:
      outerAttributes.append(Attribute("data-badge", CleanText.line(text)))
    case .role(let role): outerClasses += role.styleClasses
    case .surroundings(let surroundings): surround(surroundings)
    case .containerRelativeFrame(let axes, let count, let span, let spacing, let alignment):
      relative(axes, count, span, spacing, alignment)
      box.flexibility = box.flexibility.changed(by: modifier)
    case .contentMargins(let edges, let insets, _), .safeAreaPadding(let edges, let insets):
      pad(insets.map { Insets($0) } ?? Insets(edges, nil))
    case .gridCellAnchor(let point): outer["place-self"] = Self.place(point)
    case .gridColumnAlignment(let alignment): outer["justify-self"] = alignment.css
    case .alignmentGuide(let alignment, let constant, let width, let height):
      shift(alignment, constant, perWidth: width, perHeight: height)
    case .flipsForRightToLeft(true): box.classes += [.flips]
    case .symbolEffect(let name, let isActive, _) where isActive: effect(name)
    case .listItemTint(let tint?): inherit(ResolvedStyle.color(tint.color).tintCSS)
    case .backgroundStyle(let style):
      var css = Declarations()
      css["--bg"] = style.colorCSS
      inherit(css)
    case .blendMode(let mode):
      box.css["mix-blend-mode"] = mode.css
    case .compositingGroup: box.css["isolation"] = "isolate"
    case .hoverOpacity(let resting, let active):
      outerClasses += [.hoverEffect]
      outer["--h0"] = Number.text(resting)
      outer["--h1"] = active == 1 ? nil : Number.text(active)
    case .hoverGroup: outerClasses += [.hoverGroup]
    case .listRowSpacing(let length?) where traits.isList: box.css["gap"] = Number.length(max(0, length))
    case .pinned(let headers, let footers) where headers || footers: box.classes += [.pinned]
    case .scrollIndicators(let visibility, _) where visibility.name == "hidden" || visibility.name == "never":
      box.classes += [.noIndicators]
    case .scrollDisabled(true): box.css["overflow"] = "hidden"
    case .scrollClipDisabled(true): box.css["overflow"] = "visible"
    case .scrollContentBackground(.hidden):
      box.css["background"] = "none"
    case .hitTesting(false): box.css["pointer-events"] = "none"
    case .layer(let kind, let alignment, let index): layer(kind, alignment, index)
    default:
      if let css = modifier.inherited(isText: isText) { inherit(css) } else { paint(modifier) }
    }
  }

  /// Has what is inside so far move when it changes; what is said further inside counts.
  private mutating func animate(_ animation: Animation?) {
    guard !box.classes.contains(.animated) else { return }
    box.classes += [.animated]
    box.css["--an"] = animation?.css ?? "none"
  }

  /// Declares what text and colours inside take over; what is said further inside counts.
  mutating func inherit(_ css: Declarations) {
    var merged = css
    merged.merge(box.css)
    box.css = merged
  }
}

extension Box {
  /// A Boolean value that indicates whether a background would take in what is outside of it.
  var isClosedForPaint: Bool {
    !margin.isEmpty || hasTransform || hasClip || css["opacity"] != nil || css["filter"] != nil
  }

  /// A Boolean value that indicates whether the box is as high as it is wide, so that its corners make a
  /// circle of it.
  var isSquare: Bool { css["width"] != nil && css["width"] == css["height"] }

  var isClosedForLayers: Bool { isClosedForPaint || hasPaint || hasFrame || !padding.isEmpty }
}
