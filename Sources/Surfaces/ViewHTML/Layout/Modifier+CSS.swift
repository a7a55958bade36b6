import SwiftUICore

extension NodeModifier {
  /// Returns the declarations that the cascade hands on to all nodes inside; nil if the modifier isn't of
  /// that kind.
  func inherited(isText: Bool) -> Declarations? {
    var css = Declarations()
    switch self {
    case .font(let font): css = font?.css ?? Font.body.css
    case .fontWeight(let weight): css.setWeight(weight?.value)
    case .fontDesign(let design): css["font-family"] = Font.family(design)
    case .textStyle(let attributes): css = attributes.css
    case .foregroundStyle(let styles): css = Self.foreground(styles, isText)
    case .tint(let style): css = (style ?? .color(.blue)).tintCSS
    case .lineSpacing(let spacing): css["line-height"] = "calc(1.3em + \(Number.length(max(0, spacing))))"
    case .textAlignment(let alignment):
      css["text-align"] =
        ["start", "center", "end"][alignment == .leading ? 0 : alignment == .center ? 1 : 2]
    case .textCase(let textCase):
      css["text-transform"] = textCase.map { $0 == .uppercase ? "uppercase" : "lowercase" } ?? "none"
    case .textSelection(let isAllowed):
      css["-webkit-user-select"] = isAllowed ? "text" : "none"
      css["user-select"] = isAllowed ? "text" : "none"
    default: return nil
    }
    return css
  }

  private static func foreground(_ styles: [ResolvedStyle], _ isText: Bool) -> Declarations {
    guard let first = styles.first else {
      var css = Declarations()
      css["color"] = "var(--l1)"
      css["--y"] = "initial"
      for (name, value) in [("", "1"), ("2", "2"), ("3", "3"), ("4", "4"), ("5", "5")] {
        css["--f\(name)"] = "var(--l\(value))"
      }
      return css
    }
    var css = first.foregroundCSS
    for (index, style) in styles.enumerated().dropFirst().prefix(2) { css["--f\(index + 1)"] = style.textCSS }
    if styles.count > 1 {
      css["--s2"] = styles[1].textCSS
      css["--o2"] = "1"
      for (index, style) in styles.enumerated().dropFirst().prefix(2) {
        css["--a\(index + 1)"] = style.colorCSS
      }
    }
    if isText, let letters = first.lettersCSS { css.merge(letters) }
    return css
  }
}

extension NodeRole {
  /// The classes of a part of a control.
  var styleClasses: [StyleClass] {
    switch self {
    case .label: [.label]
    case .value: [.value]
    case .title: [.title]
    case .icon: [.icon]
    case .header: [.header]
    case .footer: [.footer]
    case .minimumLabel: [.minimum]
    case .maximumLabel: [.maximum]
    case .back: [.barButton, .back]
    case .principal: [.principal]
    case .scopes: [.scopes]
    case .suggestions: [.suggestions]
    case .description: [.description]
    case .inset: [.insetBar]
    case .leading, .trailing, .bottom, .titleMenu, .token, .message, .actions: []
    }
  }
}

extension LayerKind {
  /// A Boolean value that indicates whether the layer lies under its node.
  var isBehind: Bool {
    switch self {
    case .background, .containerBackground: true
    default: false
    }
  }

  /// The classes of the layer's place.
  var styleClasses: [StyleClass] {
    switch self {
    case .containerBackground("listRow"): [.layer, .behind, .rowBackground]
    case .background, .containerBackground: [.layer, .behind]
    case .overlay, .mask, .largeContent: [.layer]
    case .accessibility: [.visuallyHidden]
    case .contextMenu: [.menuPopover]
    case .swipeActions(let edge, _):
      edge == .leading
        ? [.menuPopover, .swipeActions, .leadingActions] : [.menuPopover, .swipeActions]
    }
  }

  var attributes: [Attribute] {
    switch self {
    // The web has no masks made of elements; the node is shown whole.
    case .contextMenu: [Attribute("popover", ""), Attribute("role", "menu")]
    case .swipeActions: [Attribute("popover", "")]
    case .mask, .largeContent: [Attribute("hidden", "")]
    default: []
    }
  }
}

extension AnyTransition {
  /// The attribute by which a script lets the element come and go: `opacity scale|opacity`.
  var attribute: String {
    let ways =
      insertion == removal
      ? insertion.joined(separator: " ")
      : insertion.joined(separator: " ") + "|" + removal.joined(separator: " ")
    return CleanText.line(ways)
  }
}
