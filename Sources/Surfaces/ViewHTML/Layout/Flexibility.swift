import SwiftUICore

/// The directions in which a node takes all the room there is.
///
/// The web sizes boxes by their content or by what is around; views ask for as much as they can use. What a
/// node
/// asks for depends on the nodes inside, so it is worked out from the innermost and handed on as classes.
struct Flexibility: OptionSet, Hashable {
  let rawValue: UInt8
  static let wide = Flexibility(rawValue: 1)
  static let tall = Flexibility(rawValue: 2)

  /// The classes that say so.
  var classes: [StyleClass] {
    switch self {
    case .wide: [.wide]
    case .tall: [.tall]
    case [.wide, .tall]: [.wide, .tall]
    default: []
    }
  }
}

/// The properties of a node that follow from its content.
struct Derived: Hashable {
  // Two Boolean values rather than bits: that leaves values with which an absent one needs no room of its own.
  private var isWide = false
  private var isTall = false
  /// The number that the node has by its kind, stored in few bits, because one is kept for each node.
  private var number: Int16 = 0

  var flexibility: Flexibility {
    get { Flexibility(isWide ? [.wide] : []).union(isTall ? .tall : []) }
    set { (isWide, isTall) = (newValue.contains(.wide), newValue.contains(.tall)) }
  }

  /// The number of columns of a grid, or the number that a row of it fills.
  var columns: Int {
    get { Int(number) }
    set { number = Int16(clamping: newValue) }
  }

  /// The width that the content of a split view's column asks for, in points; 0 where it asks for none.
  var columnWidth: Int {
    get { Int(number) }
    set { number = Int16(clamping: newValue) }
  }

  /// The node's own, before its modifiers.
  @MainActor
  init(_ look: NodeLook, children: [(look: NodeLook, derived: Derived)]) {
    flexibility = Self.flexibility(look, children)
    switch look.content {
    case .grid:
      columns = children.reduce(1) { most, child in
        if case .gridRow = child.look.content { max(most, child.derived.columns) } else { most }
      }
    case .gridRow:
      columns = children.reduce(0) { sum, child in
        sum
          + child.look.modifiers.reduce(1) {
            if case .gridCellColumns(let count) = $1 { max(1, min(count, 1_000)) } else { $0 }
          }
      }
    case .column: columnWidth = children.lazy.compactMap { Self.columnWidth($0.look) }.first ?? 0
    default: break
    }
  }

  private static func columnWidth(_ look: NodeLook) -> Int? {
    for case .columnWidth(_, let ideal, _) in look.modifiers.reversed() where ideal.isFinite && ideal > 0 {
      return Int(min(ideal, 2_000))
    }
    return nil
  }

  @MainActor
  private static func flexibility(
    _ look: NodeLook, _ children: [(look: NodeLook, derived: Derived)]
  ) -> Flexibility {
    switch look.content {
    case .text, .label, .spacer, .divider: []
    case .stepper, .toggle, .labeledContent, .textField, .slider, .groupBox, .gridRow: .wide
    case .picker: look.modifiers.contains { $0.isRoomyPicker } ? .wide : []
    case .progress(let fraction): fraction == nil ? [] : .wide
    case .gauge, .datePicker, .colorPicker, .multiDatePicker, .disclosure, .searchField, .navigationBar,
      .bottomBar:
      .wide
    case .navigationStack, .navigationPage, .splitView, .column, .tabView, .tab, .geometry, .table:
      [.wide, .tall]
    case .toolbarItem, .toolbarSpacer, .menu, .controlGroup, .presentation, .presentationOptions: []
    case .image(let image): image.isResizable ? [.wide, .tall] : []
    case .textEditor, .list, .form, .shape, .fill, .unavailable: [.wide, .tall]
    // What scrolls sideways is as tall as what is in it.
    case .scroll(let axes, _):
      axes == .horizontal
        ? united(children, spacer: [], divider: []).union(.wide) : [.wide, .tall]
    case .hstack: united(children, spacer: .wide, divider: .tall)
    case .vstack, .section, .button, .link, .navigationLink, .shareLink:
      united(children, spacer: .tall, divider: .wide)
    case .lazyGrid(let axis, _, _, _): axis == .vertical ? .wide : .tall
    default: united(children, spacer: [.wide, .tall], divider: .wide)
    }
  }

  @MainActor
  private static func united(
    _ children: [(look: NodeLook, derived: Derived)], spacer: Flexibility, divider: Flexibility
  ) -> Flexibility {
    var all: Flexibility = []
    for child in children {
      switch child.look.content {
      case .spacer where !child.look.modifiers.contains(where: \.isFrame): all.formUnion(spacer)
      case .divider: all.formUnion(divider)
      default: all.formUnion(child.derived.outer(child.look.modifiers))
      }
    }
    return all
  }

  /// Returns the flexibility of the node with its modifiers.
  func outer(_ modifiers: [NodeModifier]) -> Flexibility {
    modifiers.reduce(flexibility) { $0.changed(by: $1) }
  }
}

extension Flexibility {
  /// Returns the flexibility around a modifier.
  func changed(by modifier: NodeModifier) -> Flexibility {
    var result = self
    switch modifier {
    case .frame(let width, let height, _):
      if width != nil { result.remove(.wide) }
      if height != nil { result.remove(.tall) }
    case .flexibleFrame(let frame):
      if frame.maxWidth != nil { result.insert(.wide) }
      if frame.maxHeight != nil { result.insert(.tall) }
    case .fixedSize(let horizontal, let vertical):
      if horizontal { result.remove(.wide) }
      if vertical { result.remove(.tall) }
    case .position: result = [.wide, .tall]
    case .containerRelativeFrame(let axes, _, _, _, _):
      if axes.contains(.horizontal) { result.remove(.wide) }
      if axes.contains(.vertical) { result.remove(.tall) }
    default: break
    }
    return result
  }
}

extension NodeModifier {
  fileprivate var isFrame: Bool {
    switch self {
    case .frame, .flexibleFrame: true
    default: false
    }
  }

  fileprivate var isRoomyPicker: Bool {
    if case .style(of: .picker, let name) = self { return name == "segmented" || name == "inline" }
    return false
  }
}
