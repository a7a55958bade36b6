import SwiftUICore

/// The state that a node inherits from the nodes around it, where style sheets can't hand it on: which
/// elements it may be, and the effect of the modifiers around on controls, symbols and lines.
///
/// Colours, fonts and the like are handed on by the cascade instead, so that a change of them is a change of
/// one
/// class. A change of what is here shows the nodes inside anew.
struct Inherited: Equatable {
  /// A Boolean value that indicates whether the node is inside an element that takes text and its like only
  /// (HTML's phrasing content).
  var isPhrasing = false
  /// A Boolean value that indicates whether the node is inside a control, which can't hold another.
  var isInteractive = false
  /// A Boolean value that indicates whether the node is in a list or a form.
  var isInList = false
  /// A Boolean value that indicates whether the node is in the leading column of several.
  var isInSidebar = false
  /// A Boolean value that indicates whether the node is in a bar of buttons.
  var isInBar = false
  /// A Boolean value that indicates whether the node is in a bar where what was entered is taken.
  var isProminent = false
  /// A Boolean value that indicates whether the node is among the entries of a menu.
  var isInMenu = false
  /// A Boolean value that indicates whether the node is among buttons that are shown as one.
  var isInGroup = false
  /// The number of pages below the page around; nil outside of a stack.
  var pageDepth: Int?
  /// The kind of the container that holds the node.
  var container = Container.none
  /// The level of a heading here, from 1.
  var heading = 2
  var hidesLabels = false
  var hidesImages = false
  var borderShape: ButtonBorderShape?
  /// A Boolean value that indicates whether a foreground style was set around, which rows of suggested
  /// buttons take over.
  var hasForegroundStyle = false
  var controlSize = ControlSize.regular
  var lines = LineLimit()
  var truncation = Text.TruncationMode.tail
  var redaction: RedactionReasons = []
  var isPrivate = false
  var imageScale = Image.Scale.medium
  var symbolRendering: SymbolRenderingMode?
  var symbolVariants = SymbolVariants.none
  /// The host that the link around leads to.
  var link: LinkTarget?
  private var styles: [StyledKind: String] = [:]

  /// The least and the greatest number of lines of a text.
  struct LineLimit: Equatable {
    var minimum: Int?
    var maximum: Int?
  }

  /// The target of the link around.
  struct LinkTarget: Equatable {
    let host: String?
  }

  /// The kind of a container, for the node that it holds.
  enum Container: Equatable {
    case none
    /// A row of a list, or of a form.
    case row(isForm: Bool)
    /// A row of a table, and a cell of one.
    case tableRow, cell
    /// One of the options that are shown beside or below one another.
    case option(picker: Int, isRow: Bool)
  }

  /// The named style of a kind of controls.
  subscript(kind: StyledKind) -> String { styles[kind] ?? "automatic" }

  /// Applies modifiers to the state; the first is the innermost, which counts.
  mutating func apply(_ modifiers: [NodeModifier]) {
    for modifier in modifiers.reversed() { apply(modifier) }
  }

  private mutating func apply(_ modifier: NodeModifier) {
    switch modifier {
    case .style(let kind, let name): styles[kind] = name
    case .buttonBorderShape(let shape): borderShape = shape
    case .foregroundStyle(let styles): hasForegroundStyle = !styles.isEmpty
    case .controlSize(let size): controlSize = size
    case .labelsHidden: hidesLabels = true
    case .lineLimit(let minimum, let maximum, let reserves):
      lines = LineLimit(minimum: reserves ? maximum : minimum, maximum: maximum)
    case .truncation(let mode): truncation = mode
    case .redacted(let reasons): redaction.formUnion(reasons)
    case .unredacted: redaction = []
    case .privacySensitive(let isSensitive): isPrivate = isSensitive
    case .imageScale(let scale): imageScale = scale
    case .symbolRenderingMode(let mode): symbolRendering = mode
    case .symbolVariant(let variants): symbolVariants = variants
    case .role(.icon): hidesImages = true
    default: break
    }
  }

  /// Returns the state of a node inside of one with this state: as its child, or in a layer of it.
  func inside(_ look: NodeLook, id: Int, _ list: NodeSlot, _ role: SlotRole?) -> Inherited {
    var inner = self
    inner.apply(look.modifiers)
    inner.container = .none
    // A layer lies beside the node's own element, not in it.
    if case .layer(let index) = list {
      if look.hasMenu(at: index) {
        inner.open()
        inner.isInMenu = true
      }
      return inner
    }
    if role != nil {
      // Headings of a list's sections and labels are no rows and no options.
      inner.enter(look, id: id)
      inner.container = .none
      // What opens a menu stands in the bar itself.
      if case .menu = look.content { inner.isInBar = isInBar }
      inner.enterLabel(look, role)
    } else {
      switch (look.content, container) {
      case (.section, .row), (.gridRow, .tableRow): inner.container = container
      default: break
      }
      inner.enter(look, id: id)
    }
    return inner
  }

  /// Begins anew where what is inside stands apart from what is around.
  private mutating func open() {
    isInList = false
    isInBar = false
    isInMenu = false
    isInGroup = false
    link = nil
  }

  private mutating func enter(_ look: NodeLook, id: Int) {
    switch look.content {
    case .navigationPage(let page):
      pageDepth = page.depth
      open()
    case .navigationBar, .bottomBar: isInBar = true
    case .column(let column): isInSidebar = column.column == .sidebar
    case .toolbarItem(let item): isProminent = item.placement == "confirmationAction"
    case .presentation:
      pageDepth = nil
      isInSidebar = false
      open()
    case .table: container = .tableRow
    case .gridRow where container == .tableRow: container = .cell
    case .navigationLink, .shareLink:
      isPhrasing = true
      isInteractive = true
    case .datePicker, .multiDatePicker, .colorPicker:
      isPhrasing = true
      isInteractive = true
    case .toggle where look.hasCustomLook: break
    case .button, .toggle:
      isPhrasing = true
      isInteractive = true
    case .link(let url):
      isPhrasing = true
      isInteractive = true
      link = LinkTarget(host: SafeURL(url)?.host)
    case .label:
      isPhrasing = true
      hidesImages = self[.label] != "iconOnly"
    case .list, .form:
      isInList = true
      container = .row(isForm: look.content == .form)
    case .section: heading = min(heading + 1, 6)
    case .picker:
      switch PickerForm(self) {
      case .segments: container = .option(picker: id, isRow: false)
      case .rows: container = .option(picker: id, isRow: true)
      case .select: break
      }
      isPhrasing = true
      isInteractive = true
    case .textField, .textEditor, .slider, .stepper:
      isPhrasing = true
      isInteractive = true
    case .progress, .gauge: isPhrasing = true
    case .menu:
      open()
      isInMenu = true
    case .controlGroup:
      // A menu of them, unless it stands in a menu or in a line of text already.
      let isMenu = ["menu", "compactMenu"].contains(self[.controlGroup]) && !isInMenu && !isPhrasing
      if isMenu {
        open()
        isInMenu = true
      } else {
        isInList = false
        isInGroup = true
      }
    default: break
    }
  }

  /// Enters the label of a control that is itself pressed.
  private mutating func enterLabel(_ look: NodeLook, _ role: SlotRole?) {
    guard role == .label || role == .header else { return }
    switch look.content {
    case .menu, .tab, .disclosure, .controlGroup:
      isPhrasing = true
      isInteractive = true
      isInMenu = false
      hidesImages = false
    case .section where look.isCollapsible:
      isPhrasing = true
      isInteractive = true
    default: break
    }
  }

  /// The same for each of the places of a node; equal if nothing that is inside needs to be shown anew.
  func allInside(_ look: NodeLook, id: Int) -> [Inherited] {
    [
      inside(look, id: id, .children, nil), inside(look, id: id, .children, .label),
      inside(look, id: id, .layer(0), nil), inside(look, id: id, .children, .header),
    ]
  }
}

/// The form in which a picker is shown.
enum PickerForm {
  case select, segments, rows

  init(_ inherited: Inherited) {
    if inherited.isInMenu {
      self = .rows
      return
    }
    switch inherited[.picker] {
    case "segmented", "palette": self = .segments
    case "inline", "radioGroup": self = .rows
    default: self = .select
    }
  }
}

extension NodeLook {
  /// Returns whether a layer holds the entries of a menu.
  fileprivate func hasMenu(at layer: Int32) -> Bool {
    for case .layer(.contextMenu, _, let index) in modifiers where Int32(index) == layer { return true }
    return false
  }
}
