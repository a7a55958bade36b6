/// The kind of a node, with the values that only this kind has.
package enum NodeContent: Equatable, Sendable {
  case text(ResolvedText)
  indirect case image(ImageContent)
  case label
  case labeledContent
  case button(ButtonRole?)
  case toggle(isOn: Bool)
  indirect case textField(text: String, prompt: ResolvedText?, axis: Axis, isSecure: Bool)
  case textEditor(text: String)
  case picker
  indirect case slider(value: Double, minimum: Double, maximum: Double, step: Double?)
  case stepper
  case progress(fraction: Double?)
  case gauge(fraction: Double)
  case link(URL)
  case spacer(minLength: Double?)
  case divider
  indirect case hstack(alignment: VerticalAlignment, spacing: Double?)
  indirect case vstack(alignment: HorizontalAlignment, spacing: Double?)
  indirect case zstack(alignment: Alignment)
  indirect case grid(alignment: Alignment, horizontalSpacing: Double?, verticalSpacing: Double?)
  indirect case gridRow(alignment: VerticalAlignment?)
  /// Columns that are filled row by row, or rows that are filled column by column.
  indirect case lazyGrid(Axis, [GridItem], alignment: Alignment, spacing: Double?)
  indirect case scroll(Axis.Set, showsIndicators: Bool)
  case list
  case section
  case form
  case groupBox
  indirect case shape(ShapeContent)
  indirect case fill(ResolvedStyle)
  // Navigation
  /// Pages over one another; the children are ``navigationPage(_:)`` nodes, the root first.
  ///
  /// Only the last is shown and used; a surface keeps the others as they are, hidden and inert, and counts
  /// them as disappeared. `popTo` takes the number of pages that stay above the root: a surface calls it
  /// for the browser's way back. See ``ViewNode/navigationPath`` for history entries.
  case navigationStack
  /// A page: an optional ``navigationBar(_:)`` first, then the content, then an optional ``bottomBar(_:)``.
  /// When it becomes the last of its stack, a surface moves the focus to its title. `dismiss`, which the
  /// root hasn't, takes it and all above it away.
  indirect case navigationPage(NavigationPageContent)
  /// The bar above a page, with these children in order: the back button (``NodeRole/back``, a button with
  /// the name of the page before), ``toolbarItem(_:)`` and ``toolbarSpacer(isFlexible:)`` nodes with the
  /// roles `leading`, `principal`, `trailing`, a menu of things to do with the page
  /// (``NodeRole/titleMenu``), a ``searchField(_:)``. The title itself is in the content; a surface shows
  /// it as a heading, unless there are `principal` items, and on the title bar of the window.
  indirect case navigationBar(NavigationBarContent)
  /// The bar below a page: ``toolbarItem(_:)`` and ``toolbarSpacer(isFlexible:)`` nodes.
  indirect case bottomBar(BarLook)
  /// An entry of a bar, whose views are laid out beside one another.
  indirect case toolbarItem(ToolbarItemContent)
  /// A gap between the entries of a bar, of which the flexible take what is left.
  case toolbarSpacer(isFlexible: Bool)
  /// A button that goes somewhere: pressed as a button, told to people who don't see it as a link. `isActive`
  /// says whether what it leads to is shown.
  case navigationLink(isActive: Bool)
  /// The field in which a person writes what to look for. `setText` takes the text, `setBool` whether the
  /// field is in use (focus), `submit` the end of the entry, `dismiss` leaves and empties it. Children:
  /// tokens (``NodeRole/token``), a picker of scopes (``NodeRole/scopes``), and while it is in use
  /// suggestions (``NodeRole/suggestions``).
  indirect case searchField(SearchFieldContent)
  /// Columns beside one another; the children are ``column(_:)`` nodes, the leading first. A surface with
  /// little room shows only `compactColumn`. `showColumn` tells that a person asked for a column;
  /// `setBool` that one hid the sidebar or showed it again.
  indirect case splitView(SplitViewContent)
  /// A column; hidden ones stay as they are, inert. In a narrow window the button with ``NodeRole/back`` that
  /// comes first leads to the column before; in a wide one a surface hides it.
  indirect case column(ColumnContent)
  /// One of several screens; the children are ``tab(_:)`` nodes, and ``tabSection`` nodes with such.
  indirect case tabView(TabViewContent)
  /// A screen: its label first (``NodeRole/label``), then its content if it was chosen before. `press`
  /// chooses it. A surface shows the labels as a tab list and of the contents the selected one's only; the
  /// others stay as they are, hidden and inert.
  indirect case tab(TabContentState)
  /// Tabs under a common label (``NodeRole/label``).
  case tabSection
  /// A label (``NodeRole/label``) with content that is there only while it is expanded. `setBool` expands it.
  case disclosure(isExpanded: Bool)
  // Presentation
  /// Content shown over the window, or beside for an inspector, wherever it stands in the tree, even on a
  /// page that isn't shown: a surface takes it out of the layout and lets it take no gap. Children: an
  /// optional ``presentationOptions(_:)`` first; for an alert or a dialog then its message
  /// (``NodeRole/message``) and its actions (``NodeRole/actions``); else the content. `dismiss` is for
  /// Escape, a press beside it, a close button, dragging it away: see ``ViewNode/dismiss()``. A popover
  /// points to the node before it in its list.
  indirect case presentation(PresentationContent)
  /// The options of the enclosing presentation; no node of the layout. `setNumber` takes the index of the
  /// detent that a person chose.
  indirect case presentationOptions(PresentationOptions)
  /// A button (its label has ``NodeRole/label``) that opens the entries that follow; pressing an entry closes
  /// it. If it `hasPrimaryAction`, `press` does that, and the entries open otherwise.
  case menu(MenuContent)
  /// Controls that belong together, with an optional label (``NodeRole/label``).
  case controlGroup
  /// The content of a place with nothing to show: a label (``NodeRole/label``), a ``NodeRole/description``,
  /// ``NodeRole/actions``.
  case unavailable

  // Controls and containers of values, room and data.
  /// A date: inputs for the day, the time or both, as ``DatePickerContent`` says; handler `setDate`.
  /// Children are the label.
  indirect case datePicker(DatePickerContent)
  /// Several days of a calendar; handler `setDates`. Children are the label.
  indirect case multiDatePicker(MultiDatePickerContent)
  /// A colour, in sRGB; handler `setColor`. Children are the label.
  indirect case colorPicker(Color, supportsOpacity: Bool)
  /// A container as wide and high as it may be, whose children start at its upper leading corner; handler
  /// `resize` is told its size, in points, when that is known or changes.
  case geometry
  /// A container that shows the first of its children that fits in the directions, else the last; the
  /// others are kept out of sight and of the accessibility tree.
  case firstThatFits(Axis.Set)
  /// Children are the content and then, with the role `inset`, what stays in sight at `edge` while the
  /// content scrolls beneath it. A bar has the look of the surface's bars. `alignment` is the inset's along
  /// the edge.
  indirect case inset(Edge, alignment: Alignment, spacing: Double?, isBar: Bool)
  /// A table with the headings of its columns; children are `gridRow`s of a cell for each column. Handlers:
  /// `select` for rows by their tags, `sort` for headings.
  indirect case table([TableHeading])
  /// A button that offers items to other programs: handler `share` has them. Children are the label.
  case shareLink
}

/// The part that a node plays in a parent with several parts.
package enum NodeRole: Equatable, Sendable {
  case label, value, title, icon, header, footer, minimumLabel, maximumLabel
  // Navigation
  case back, leading, principal, trailing, bottom, titleMenu, token, scopes, suggestions
  // Presentation
  case message, actions, description
  /// Content that stays in sight at an edge.
  case inset
}
