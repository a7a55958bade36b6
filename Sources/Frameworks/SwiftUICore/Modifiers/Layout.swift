// Modifiers of place and size. They are noted at nodes in the order in which they are written; surfaces lay out.

nonisolated extension View {
  /// Adds space around the view; nil leaves the length to the surface.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    note(.padding(edges, length: length.map(Double.init)))
  }

  /// Adds space around the view, in points.
  public func padding(_ length: CGFloat) -> some View { note(.padding(.all, length: Double(length))) }

  /// Adds space around the view, in points.
  public func padding(_ insets: EdgeInsets) -> some View { note(.paddingInsets(insets)) }

  /// A frame of a size, in points; nil takes the view's own.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    note(.frame(width: width.map(Double.init), height: height.map(Double.init), alignment: alignment))
  }

  /// A frame of a size within bounds, in points; nil takes the view's own.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    note(
      .flexibleFrame(
        FlexibleFrame(
          minWidth: minWidth.map(Double.init), idealWidth: idealWidth.map(Double.init),
          maxWidth: maxWidth.map(Double.init), minHeight: minHeight.map(Double.init),
          idealHeight: idealHeight.map(Double.init), maxHeight: maxHeight.map(Double.init),
          alignment: alignment)))
  }

  /// A share of width to height; nil takes the view's own.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    note(.aspectRatio(aspectRatio.map(Double.init), contentMode))
  }

  /// A share of width to height.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    note(
      .aspectRatio(
        aspectRatio.height == 0 ? nil : Double(aspectRatio.width / aspectRatio.height), contentMode))
  }

  /// The greatest size in which all is seen.
  public func scaledToFit() -> some View { note(.aspectRatio(nil, .fit)) }

  /// The least size in which nothing is left empty.
  public func scaledToFill() -> some View { note(.aspectRatio(nil, .fill)) }

  /// The view in its best size, whatever it gets.
  public func fixedSize() -> some View { note(.fixedSize(horizontal: true, vertical: true)) }

  /// The view in its best width or height, whatever it gets.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    note(.fixedSize(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the view's turn to get room; higher is earlier, 0 is usual.
  public func layoutPriority(_ value: Double) -> some View { note(.layoutPriority(value)) }

  /// The view shown elsewhere than it stands, in points.
  public func offset(_ offset: CGSize) -> some View {
    note(.offset(x: Double(offset.width), y: Double(offset.height)))
  }

  /// The view shown elsewhere than it stands, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    note(.offset(x: Double(x), y: Double(y)))
  }

  /// The view's middle at a place, in points.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    note(.position(x: Double(x), y: Double(y)))
  }

  /// The view's middle at a place, in points.
  public func position(_ position: CGPoint) -> some View {
    note(.position(x: Double(position.x), y: Double(position.y)))
  }

  /// Sets how far in front the view is; 0 is usual.
  public func zIndex(_ value: Double) -> some View { note(.zIndex(value)) }

  /// The view also where the screen has other things.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { note(.ignoresSafeArea(edges)) }
}

/// The regions that other things occupy on a screen.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// A bit for each kind.
  public let rawValue: UInt
  /// Creates a set from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Bars and the like.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The region of a keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All regions.
  public static let all = SafeAreaRegions(rawValue: .max)
}
