/// A modifier that was applied to a node, as a value.
package enum NodeModifier: Equatable, Sendable {
  // Place and size
  case padding(Edge.Set, length: Double?)
  indirect case paddingInsets(EdgeInsets)
  indirect case frame(width: Double?, height: Double?, alignment: Alignment)
  indirect case flexibleFrame(FlexibleFrame)
  indirect case aspectRatio(Double?, ContentMode)
  case fixedSize(horizontal: Bool, vertical: Bool)
  case layoutPriority(Double)
  indirect case offset(x: Double, y: Double)
  indirect case position(x: Double, y: Double)
  case zIndex(Double)
  case ignoresSafeArea(Edge.Set)
  case gridCellColumns(Int)
  // Look
  indirect case font(Font?)
  indirect case fontWeight(Font.Weight?)
  case fontDesign(Font.Design?)
  indirect case textStyle(TextAttributes)
  indirect case foregroundStyle([ResolvedStyle])
  indirect case tint(ResolvedStyle?)
  indirect case fill(LayerKind, ResolvedStyle)
  indirect case fillShape(LayerKind, ResolvedStyle, ShapeContent)
  indirect case border(ResolvedStyle, width: Double)
  indirect case clip(ShapeContent)
  indirect case contentShape(ShapeContent)
  case opacity(Double)
  indirect case shadow(Color, radius: Double, x: Double, y: Double)
  case blur(radius: Double)
  indirect case rotation(Angle, anchor: UnitPoint)
  indirect case scale(x: Double, y: Double, anchor: UnitPoint)
  case hidden
  indirect case layer(LayerKind, Alignment, index: Int)
  // Text and images
  indirect case lineLimit(minimum: Int?, maximum: Int?, reservesSpace: Bool)
  case lineSpacing(Double)
  case textAlignment(TextAlignment)
  case truncation(Text.TruncationMode)
  case minimumScaleFactor(Double)
  case textCase(Text.Case?)
  case textSelection(Bool)
  case imageScale(Image.Scale)
  indirect case symbolRenderingMode(SymbolRenderingMode?)
  case symbolVariant(SymbolVariants)
  // Controls
  indirect case style(of: StyledKind, String)
  case buttonBorderShape(ButtonBorderShape)
  case controlSize(ControlSize)
  case labelsHidden
  case disabled(Bool)
  case hitTesting(Bool)
  indirect case badge(String)
  // Lists
  indirect case listRowInsets(EdgeInsets?)
  indirect case listRowSeparator(Visibility, Edge.Set)
  // Motion
  indirect case animation(Animation?)
  indirect case contentTransition(ContentTransition)
  indirect case transition(AnyTransition)
  // Meaning
  case role(NodeRole)
  case navigationTitle(ResolvedText)
  case redacted(RedactionReasons)
  case unredacted
  case privacySensitive(Bool)
  indirect case help(String)
  indirect case accessibility(AccessibilityChange)
  // Navigation and presentation
  /// The width of the column that the node is the content of.
  indirect case columnWidth(minimum: Double?, ideal: Double, maximum: Double?)
  /// The visibility of the sign on menus inside that they are menus.
  case menuIndicator(Visibility)
  /// The order of the entries of menus inside: as written, or the first next to the button.
  case menuOrder(MenuOrder)
  /// The behaviour of menus inside when an entry is pressed: whether the menu closes.
  case menuDismissal(MenuActionDismissBehavior)

  // Values, lists, scrolling and look: what a surface does is said at each case.
  /// A bar that moves by itself through a span of time, and whether it runs empty.
  indirect case liveProgress(ClosedRange<Date>, countsDown: Bool)
  /// The directions in which a stepper may still go; the button of the other direction is disabled.
  case stepperLimits(canIncrement: Bool, canDecrement: Bool)
  /// A section or the like that a person opens and closes by its header, with the handler `setBool`.
  case expanded(Bool)
  /// The number of rows of a list that a person may select, one or several; without it none.
  case rowSelection(isMultiple: Bool)
  /// The editing state of a list: whether it shows the controls of the handlers `delete` and `reorder` at
  /// its rows, and marks of selection.
  case editing(Bool)
  indirect case listRowSeparatorTint(Color?, Edge.Set)
  case listSectionSeparator(Visibility, Edge.Set)
  indirect case listSectionSeparatorTint(Color?, Edge.Set)
  /// The distance between rows, in points; nil leaves it to the surface.
  case listRowSpacing(Double?)
  indirect case listSectionSpacing(ListSectionSpacing)
  indirect case listItemTint(ListItemTint?)
  case headerProminence(Prominence)
  /// Headers and footers of sections inside stay in sight while their section does.
  case pinned(headers: Bool, footers: Bool)
  /// The anchor at which a scrolled container begins, or stays as its content grows.
  indirect case scrollAnchor(UnitPoint?, ScrollAnchorRole?)
  indirect case scrollDismissesKeyboard(ScrollDismissesKeyboardMode)
  indirect case scrollIndicators(ScrollIndicatorVisibility, Axis.Set)
  case scrollContentBackground(Visibility)
  case scrollDisabled(Bool)
  case scrollClipDisabled(Bool)
  indirect case scrollBounce(ScrollBounceBehavior, Axis.Set)
  /// The children of this node are the places at which scrolling stops.
  case scrollTargetLayout(Bool)
  /// Scrolling stops at whole pages, or at the children of a target layout.
  case scrollTargetBehavior(isPaging: Bool)
  /// Space within a scrolled container; nil leaves the length to the surface.
  indirect case contentMargins(Edge.Set, EdgeInsets?, ContentMarginPlacement)
  /// Space that counts as occupied by other things.
  indirect case safeAreaPadding(Edge.Set, EdgeInsets?)
  /// A size in shares of the nearest container: of `count` columns or rows, `span` of them.
  indirect case containerRelativeFrame(Axis.Set, count: Int, span: Int, spacing: Double, alignment: Alignment)
  /// The view is moved so that its guide lies at `constant + perWidth * width + perHeight * height`.
  indirect case alignmentGuide(Alignment, constant: Double, perWidth: Double, perHeight: Double)
  indirect case gridCellAnchor(UnitPoint)
  indirect case gridColumnAlignment(HorizontalAlignment)
  case gridCellUnsizedAxes(Axis.Set)
  case blendMode(BlendMode)
  indirect case colorEffect(ColorEffect)
  /// The view and what is inside count as one for effects around.
  case compositingGroup
  /// Opacities while nothing is at the view, and while the pointer or the focus is.
  case hoverOpacity(resting: Double, active: Double)
  /// The views inside have their effects while the pointer or the focus is anywhere within.
  case hoverGroup
  indirect case backgroundStyle(ResolvedStyle)
  indirect case containerShape(ShapeContent)
  /// A background of glass in a shape; a surface without it takes a translucent, blurred one.
  indirect case glass(GlassContent, ShapeContent)
  /// The symbol moves: for as long as it is active, or once each time the number changes.
  indirect case symbolEffect(name: String, isActive: Bool, count: Int)
  /// Mirrored where lines run from right to left.
  case flipsForRightToLeft(Bool)
  /// A value of the environment from here on inside, passed on because the surface itself needs it.
  indirect case surroundings(Surroundings)
  /// Hints for what is written in a field: attributes such as `inputmode`, `autocomplete`, `enterkeyhint`.
  indirect case textInput(TextInputHints)
  indirect case keyboardShortcut(KeyboardShortcut)
  /// Feedback that is felt or heard each time the number grows; a surface without the means does nothing.
  indirect case sensoryFeedback(name: String, count: Int)
  /// Two views with the same name and space are one for motion.
  case matchedGeometry(id: Int, isSource: Bool)
}

/// A value of the environment by which surfaces lay out, colour or speak.
package enum Surroundings: Equatable, Sendable {
  /// The direction of lines: an attribute such as `dir`.
  case layoutDirection(LayoutDirection)
  /// The colour scheme of this part: light or dark.
  case colorScheme(ColorScheme)
  /// The colour scheme of this part and of all that is around it: of the whole window.
  case windowColorScheme(ColorScheme)
  /// The size of text for this part.
  case dynamicTypeSize(DynamicTypeSize)
  /// The language of texts: an attribute such as `lang`, by its BCP 47 identifier.
  case language(String)
}

/// The least, best and greatest size of a frame; nil is the content's own.
package struct FlexibleFrame: Equatable, Sendable {
  package var minWidth: Double?
  package var idealWidth: Double?
  package var maxWidth: Double?
  package var minHeight: Double?
  package var idealHeight: Double?
  package var maxHeight: Double?
  package var alignment: Alignment
}

/// A kind of control that styles exist for.
package enum StyledKind: Equatable, Sendable {
  case button, label, toggle, textField, picker, list, progress, gauge, groupBox, form, menu, controlGroup
  case datePicker, textEditor, table, labeledContent
}

/// A change to what assistive technology is told about the node.
package enum AccessibilityChange: Equatable, Sendable {
  case label(String)
  case value(String)
  case hint(String)
  case identifier(String)
  case hidden(Bool)
  case addTraits(AccessibilityTraits)
  case removeTraits(AccessibilityTraits)
  case children(AccessibilityChildBehavior)
  case sortPriority(Double)
  /// Names by which a person may call the element when speaking to it; the first is shown.
  case inputLabels([String])
  /// The level of a heading, 1 to 6; 0 is a heading without level.
  case heading(Int)
  /// Additional information about the element.
  case customContent(label: String, value: String, isImportant: Bool)
  /// The element is a label of, or labelled by, another with the same number.
  case labeledPair(Int, isLabel: Bool)
  /// The interactivity of the element: whether a person can do something with it.
  case interactive(Bool)
  /// The kind of text that the element holds.
  case textContent(String)
  /// Changes of the content are announced.
  case liveRegion
  /// A view to show large when a person stays on the element: the layer with this index, or the view itself.
  case largeContent
  /// People who don't see the view get the layer of this kind instead of it.
  case represented
}
