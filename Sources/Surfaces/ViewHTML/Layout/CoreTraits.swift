import SwiftUICore

/// The features that a node's own element can take on, beside showing the node.
struct CoreTraits {
  /// A Boolean value that indicates whether space can be put inside of it.
  var takesPadding = false
  /// A Boolean value that indicates whether the element can have a background.
  var takesPaint = false
  var content = ContentPlace.fixed
  /// A Boolean value that indicates whether the element is a list or a form.
  var isList = false

  /// The place of content in an element that is larger.
  enum ContentPlace: Equatable {
    /// The content stands where the element puts it.
    case fixed
    /// The content fills the element.
    case fills
    case text
    case row(VerticalAlignment)
    case column(HorizontalAlignment)
    case pile(Alignment)
  }

  init(_ look: NodeLook, isLimited: Bool) {
    isList = look.content == .list || look.content == .form
    switch look.content {
    case .text where look.attributes[MediaSourceKey.self] != nil: content = .fills
    case .text(let text):
      takesPadding = true
      takesPaint = true
      // Lines that are cut need an element that is laid out by lines, and runs one that is no grid.
      content = isLimited || text.isRich ? .fixed : .text
    case .hstack(let alignment, _): layOut(.row(alignment))
    case .vstack(let alignment, _): layOut(.column(alignment))
    case .zstack(let alignment): layOut(.pile(alignment))
    case .label: layOut(.row(.center))
    case .grid, .lazyGrid: layOut(.fixed)
    case .image(let image): content = image.isResizable ? .fills : .fixed
    case .shape, .fill, .textEditor, .scroll, .list, .form, .divider, .navigationStack, .navigationPage,
      .splitView,
      .tabView,
      .geometry, .table:
      content = .fills
    default: break
    }
  }

  private mutating func layOut(_ content: ContentPlace) {
    takesPadding = true
    takesPaint = true
    self.content = content
  }

  /// The declarations that put content at a place in a larger element; nil if it takes an element around.
  func place(_ alignment: Alignment, across: Bool, down: Bool) -> Declarations? {
    var css = Declarations()
    let (horizontal, vertical) = (alignment.horizontal.css, alignment.vertical.css)
    switch content {
    case .fills: return css
    case .fixed: return nil
    case .text:
      guard (across && horizontal != "start") || (down && vertical != "start") else { return css }
      css["display"] = "grid"
      if across { css["justify-content"] = horizontal }
      if down { css["align-content"] = vertical }
    case .row(let own):
      if down, own.css != vertical || own.css.hasSuffix("baseline") { return nil }
      // Rows and columns stand in the middle by themselves, labels at the start.
      if across { css["justify-content"] = horizontal }
    case .column(let own):
      if across, own.css != horizontal { return nil }
      if down { css["justify-content"] = vertical }
    case .pile(let own):
      if (across && own.horizontal.css != horizontal) || (down && own.vertical.css != vertical) { return nil }
    }
    return css
  }
}

extension ResolvedText {
  /// A Boolean value that indicates whether the text takes elements inside its own. A single run's look is
  /// the text's.
  var isRich: Bool {
    !isPlain && (runs.count > 1 || runs.contains { $0.link != nil || $0.image != nil || $0.live != nil })
  }
}
