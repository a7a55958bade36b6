/// An event at a node of a live view tree: what a person did to it, or what a surface found out about it.
///
/// A surface decodes what reaches it (the frame of a socket, a form, a line of a test) into events and
/// gives them to
/// ``ViewTree/deliver(_:to:)``. Numbers of other nodes in an event are those of the same tree.
package enum ViewEvent: Sendable {
  // MARK: Controls

  /// A press of a button, a link, a switch (which turns), or what opens and closes.
  case press
  /// A switch, a disclosure or a search is turned on or off.
  case toggle(Bool)
  /// The whole text of a field.
  case text(String)
  /// The text of a field stands: the person has left the field.
  case commit
  /// The entry of text has ended, as by Enter.
  case submit
  /// The number of a slider, or the index of a sheet's height.
  case number(Double)
  /// A step of a stepper, or of what people adjust who don't see it.
  case step(up: Bool)
  /// The date of a date picker.
  case date(Date)
  /// A day of a calendar, by its year, month and day in the Gregorian calendar: added to those that are
  /// chosen, or taken away.
  case day(DateComponents)
  /// The colour of a colour picker.
  case color(Color)
  /// The node is an option, and chosen of those of the nearest node around that offers options.
  case choose

  // MARK: Focus and keys

  /// The focus came to the node or left it.
  case focus(Bool)
  /// A key while the focus is on the node or inside.
  indirect case key(KeyPress)
  /// A command of menus and keys while the focus is on the node or inside.
  case command(ViewCommand)
  /// An action by its name that people may do who don't see the node.
  case accessibilityAction(String)

  // MARK: Pointing

  /// A press, or several in a row.
  case tap(count: Int)
  /// The node was kept pressed for long enough.
  case longPress
  /// The node begins to be kept pressed (true), or is no more.
  case hold(Bool)
  /// The mouse came over the node (true) or left it.
  case hover(Bool)
  /// A movement of a finger or the mouse over the node.
  indirect case drag(DragPhase)

  // MARK: Rows, scrolling and size

  /// A row is deleted.
  case delete
  /// A row is put before another of its collection, or behind it.
  case move(to: Int, isBehind: Bool)
  /// A row is put one place further down or up.
  case shift(down: Bool)
  /// A table is sorted by a column.
  case sort(column: Int)
  /// The place that is first in sight where the node scrolls; nil where none is.
  case scroll(to: Int?)
  /// Newer content is asked for.
  case refresh
  /// The size of the node, in points.
  case resize(CGSize)

  // MARK: Navigation and presentation

  /// A sheet, a page or a search is left.
  case dismiss
  /// A stack of pages, or a split view that shows one column at a time, goes to where so many pages or
  /// columns are above its root: back, or forward again to pages that were left.
  case go(to: Int)
  /// A column of a split view is asked for.
  case column(NavigationSplitViewColumn)

  // MARK: Exchange

  /// Files for a button that takes them (``FileIntake``).
  case files([TakenFile])
  /// The end of a choice of files (``FileImport``): the files, none if the person gave up, or why there are
  /// none.
  indirect case chosenFiles(Result<[URL], any Error>)
  /// Items are pasted.
  case paste([ExchangeItem])
  /// Items are dropped from outside, at a place from the node's upper leading corner.
  case drop([ExchangeItem], at: CGPoint)
  /// The item of another node is dropped.
  case dropNode(Int, at: CGPoint)
  /// Items that may be dropped are held over the node (true), or no more.
  case over(Bool)
  /// A request to copy what the node offers, or to cut it.
  case copy(removes: Bool)
  /// A request to share what the node offers.
  case share

  /// A part of a movement over a node.
  package enum DragPhase: Sendable {
    case changed(DragGesture.Value)
    case ended(DragGesture.Value)
    case cancelled
  }
}

extension ViewEvent {
  /// A Boolean value that indicates whether the event says what has happened anyway, so that a disabled
  /// node hears of it too: its size, where it is scrolled, where the person has gone, and the end of what
  /// began before it was disabled.
  var isReport: Bool {
    switch self {
    case .resize, .scroll, .go, .focus(false), .hover(false), .hold(false), .over(false), .drag(.cancelled):
      true
    default: false
    }
  }
}
