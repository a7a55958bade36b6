/// What was put on a node, as values.
package enum NodeModifier: Equatable, Sendable {
  // Place and size
  case padding(Edge.Set, length: Double?)
  case paddingInsets(EdgeInsets)
  case frame(width: Double?, height: Double?, alignment: Alignment)
  case flexibleFrame(FlexibleFrame)
  case aspectRatio(Double?, ContentMode)
  case fixedSize(horizontal: Bool, vertical: Bool)
  case layoutPriority(Double)
  case offset(x: Double, y: Double)
  case position(x: Double, y: Double)
  case zIndex(Double)
  case ignoresSafeArea(Edge.Set)
  case gridCellColumns(Int)
  // Look
  case font(Font?)
  case fontWeight(Font.Weight?)
  case fontDesign(Font.Design?)
  case textStyle(TextAttributes)
  case foregroundStyle([ResolvedStyle])
  case tint(ResolvedStyle?)
  case fill(LayerKind, ResolvedStyle)
  case fillShape(LayerKind, ResolvedStyle, ShapeContent)
  case border(ResolvedStyle, width: Double)
  case clip(ShapeContent)
  case contentShape(ShapeContent)
  case opacity(Double)
  case shadow(Color, radius: Double, x: Double, y: Double)
  case blur(radius: Double)
  case rotation(Angle, anchor: UnitPoint)
  case scale(x: Double, y: Double, anchor: UnitPoint)
  case hidden
  case layer(LayerKind, Alignment, index: Int)
  // Text and images
  case lineLimit(minimum: Int?, maximum: Int?, reservesSpace: Bool)
  case lineSpacing(Double)
  case textAlignment(TextAlignment)
  case truncation(Text.TruncationMode)
  case minimumScaleFactor(Double)
  case textCase(Text.Case?)
  case textSelection(Bool)
  case imageScale(Image.Scale)
  case symbolRenderingMode(SymbolRenderingMode?)
  case symbolVariant(SymbolVariants)
  // Controls
  case style(of: StyledKind, String)
  case buttonBorderShape(ButtonBorderShape)
  case controlSize(ControlSize)
  case labelsHidden
  case disabled(Bool)
  case hitTesting(Bool)
  case badge(String)
  // Lists
  case listRowInsets(EdgeInsets?)
  case listRowSeparator(Visibility, Edge.Set)
  // Motion
  case animation(Animation?)
  case contentTransition(ContentTransition)
  case transition(AnyTransition)
  // Meaning
  case role(NodeRole)
  case navigationTitle(ResolvedText)
  case redacted(RedactionReasons)
  case unredacted
  case privacySensitive(Bool)
  case help(String)
  case accessibility(AccessibilityChange)
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

/// What controls have styles for.
package enum StyledKind: Equatable, Sendable {
  case button, label, toggle, textField, picker, list, progress, gauge, groupBox, form, menu, controlGroup
}

/// What people who don't see the node are told of it.
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
}
