import SwiftUICore

extension ElementMaker {
  /// The tag of an element that only holds others.
  var box: String { around.isPhrasing ? "span" : "div" }

  /// The element that shows the node itself.
  func core() -> Element {
    if around.isInteractive && look.content.isField || around.isPhrasing && look.content.isBlock {
      return inert()
    }
    if let element = navigation() ?? tabs() ?? presentation() ?? menus() ?? specialField() { return element }
    switch look.content {
    case .text(let text): return player(insteadOf: text.string) ?? self.text(text)
    case .image(let image): return self.image(image)
    case .label: return label()
    case .button(let role): return button(role)
    case .link(let url): return link(url)
    case .toggle(let isOn): return toggle(isOn)
    case .textField(let text, let prompt, let axis, let isSecure):
      return textField(text, prompt, axis, isSecure)
    case .textEditor(let text): return textEditor(text)
    case .picker: return picker()
    case .slider(let value, let minimum, let maximum, let step):
      return slider(value, minimum...max(minimum, maximum), step)
    case .stepper: return stepper()
    case .progress(let fraction): return progress(fraction)
    case .gauge(let fraction): return gauge(fraction)
    case .shape(let shape): return self.shape(shape)
    case .fill(let style):
      var element = Element("span", nil, [.shape])
      element.css = style.fillCSS
      return graphic(element)
    case .list, .form: return list()
    case .section: return section()
    default: return container()
    }
  }

  /// Returns the element in place of a field in a control, or of a page in a line of text: its label, or
  /// the views inside. A control can't hold another, nor text a block.
  private func inert() -> Element {
    var element = Element("span", nil, [.vstack], content: [.slot(.children)])
    if case .picker = look.content { element.content = [.slot(.with([.label]))] }
    return grouped(element)
  }

  /// A box that holds nodes in some arrangement.
  private func container() -> Element {
    var element = Element(box, nil, [], content: [.slot(.children)])
    switch look.content {
    case .hstack(let alignment, let spacing):
      element.add([.hstack] + alignment.styleClasses)
      if let spacing { element.css["gap"] = Number.length(max(0, spacing)) }
      switch look.attributes[StackFlowKey.self] {
      case .wraps: element.add(own.hasForegroundStyle ? [.wraps, .hasForeground] : [.wraps])
      case .floats: element.add([.floats])
      case nil: break
      }
    case .vstack(let alignment, let spacing):
      element.add([.vstack] + alignment.styleClasses)
      if let spacing {
        element.css["gap"] = Number.length(max(0, spacing))
        element.css["--gap"] = Number.length(max(0, spacing))
      }
    case .zstack(let alignment):
      element.add([.zstack])
      if alignment != .center { element.css["place-items"] = alignment.placeItems }
    case .grid(let alignment, let across, let down):
      element.add([.grid])
      element.css["grid-template-columns"] = "repeat(\(derived.columns),auto)"
      element.css["place-items"] = alignment.placeItems
      if across != nil || down != nil {
        element.css["gap"] = Number.length(max(0, down ?? 8)) + " " + Number.length(max(0, across ?? 8))
      }
    case .gridRow where around.container == .tableRow: return tableRow()
    case .table(let headings): return table(headings)
    case .geometry: element.add([.geometry])
    case .firstThatFits(let axes):
      element.add(axes.contains(.horizontal) ? [.firstThatFits] : [.firstThatFits, .fitsDown])
    case .inset(let edge, let alignment, let spacing, let isBar):
      element.add([.inset] + edge.insetClasses + (isBar ? [.barred] : []))
      if alignment != .center {
        element.css["align-items"] =
          edge == .top || edge == .bottom ? alignment.horizontal.css : alignment.vertical.css
      }
      if let spacing { element.css["gap"] = Number.length(max(0, spacing)) }
    case .gridRow(let alignment):
      element.add([.gridRow] + (alignment?.rowClasses ?? []))
    case .lazyGrid(let axis, let items, let alignment, let spacing):
      element.add([.grid, .lazy])
      element.css.merge(LazyGridCSS(axis, items, alignment, spacing).css)
    case .scroll(let axes, let showsIndicators):
      element.add(
        [.scroll] + (axes.contains(.horizontal) ? [.scrollsAcross] : [])
          + (axes == .horizontal ? [] : [.scrollsDown]))
      if !showsIndicators { element.add([.noIndicators]) }
    case .labeledContent: element.add([.hstack, .labeledContent])
    case .groupBox:
      element.add([.vstack, .groupBox])
      element.set("role", "group")
    case .spacer(let minimum):
      element = Element("span", nil, [.spacer])
      if let minimum { element.css["--n"] = Number.length(max(0, minimum)) }
    case .divider:
      element = Element(around.isPhrasing ? "span" : "hr", nil, [.divider])
    default: element.add([.vstack])
    }
    return grouped(element)
  }

  /// Returns the element of a container, with its description for assistive technology, if the app gives
  /// one.
  private func grouped(_ element: Element) -> Element {
    var element = element
    speech.describe(&element)
    if speech.traits.contains("header") {
      element.set("role", "heading")
      element.set("aria-level", String(speech.headingLevel ?? own.heading))
    } else if speech.traits.contains("tabBar") {
      element.set("role", "group")
    } else if speech.traits.contains("image") || (speech.label != nil && speech.children == "ignore") {
      // What is inside isn't told; the element is one thing with a name.
      element.set("role", "img")
    } else if speech.label != nil || speech.children != nil {
      element.set("role", look.keepsItsEnd ? "log" : "group")
    }
    if let label = speech.nameWithValue { element.set("aria-label", label) }
    return element
  }

  private func shape(_ shape: ShapeContent) -> Element {
    var element = Element("span", nil, [.shape])
    if shape.takesDrawing {
      element.content = [shape.svg]
    } else if case .path = shape.kind {
      element.css = shape.fill?.fillCSS ?? Declarations()
      element.css.merge(shape.clipCSS)
    } else if shape.kind == .circle, !isSquare {
      element.add([.circleShape])
      element.content = [shape.circle()]
    } else {
      element.css = shape.css
    }
    return graphic(element)
  }

  /// A Boolean value that indicates whether the node itself is given the same width and height.
  private var isSquare: Bool {
    for case .frame(let width, let height, _) in look.modifiers.prefix(1) {
      return width != nil && width == height
    }
    return false
  }

  private func graphic(_ element: Element) -> Element {
    var element = element
    speech.describe(&element)
    if let label = speech.nameWithValue {
      element.set("role", "img")
      element.set("aria-label", label)
    }
    return element
  }
}

extension Edge {
  /// The classes of a view with another one at this edge.
  fileprivate var insetClasses: [StyleClass] {
    switch self {
    case .top: [.top]
    case .bottom: [.bottom]
    case .leading: [.leading]
    case .trailing: []
    }
  }
}

extension NavigationSplitViewColumn {
  /// The class of the column.
  var styleClasses: [StyleClass] {
    switch self {
    case .sidebar: [.column, .sidebarColumn]
    case .content: [.column, .contentColumn]
    default: [.column, .detailColumn]
    }
  }
}

extension VerticalAlignment {
  /// The classes of a grid's row; none for the middle.
  fileprivate var rowClasses: [StyleClass] {
    switch css {
    case "start": [.rowStart]
    case "end": [.rowEnd]
    case "baseline": [.rowBaseline]
    default: []
    }
  }

  /// The classes of a row; none for the middle.
  var styleClasses: [StyleClass] {
    switch name {
    case "top": [.alignTop]
    case "bottom": [.alignBottom]
    case "firstTextBaseline": [.alignFirstBaseline]
    case "lastTextBaseline": [.alignLastBaseline]
    default: []
    }
  }
}

extension HorizontalAlignment {
  /// The classes of a column; none for the middle.
  var styleClasses: [StyleClass] {
    switch css {
    case "start": [.alignStart]
    case "end": [.alignEnd]
    default: []
    }
  }
}
