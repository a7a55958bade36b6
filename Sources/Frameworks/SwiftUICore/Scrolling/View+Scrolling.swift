/// The way in which a keyboard goes when a person scrolls.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  package let name: String
  /// The mode that the surface thinks fit.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// The keyboard goes at once.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// The keyboard goes as it is pushed.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// The keyboard stays.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// The visibility of the indicators of how far content is scrolled.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  package let name: String
  /// The visibility that the surface thinks fit.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// The indicators are shown while content scrolls.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// The indicators are shown only where one couldn't scroll otherwise.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// The indicators are never shown.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// The behaviour of content at its ends: whether it gives way.
public struct ScrollBounceBehavior: Hashable, Sendable {
  package let name: String
  /// The behaviour that the surface thinks fit.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// The content always gives way.
  public static let always = ScrollBounceBehavior(name: "always")
  /// The content bounces where it is larger than its container.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// The purpose of an anchor of scrolling.
public struct ScrollAnchorRole: Hashable, Sendable {
  package let name: String
  /// The anchor of the place at which content begins.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// The anchor of the place that stays where it is when the size changes.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// The anchor of content that is smaller than its container.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

/// The content that margins are for.
public struct ContentMarginPlacement: Hashable, Sendable {
  package let name: String
  /// The placement that the surface thinks fit.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// The placement around the content.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// The placement beside the indicators that show how far content is scrolled.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// A type that determines where scrolling stops. Surfaces know pages and views.
public protocol ScrollTargetBehavior {}

/// A behaviour by which scrolling stops at whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the behaviour.
  public init() {}
}

/// A behaviour by which scrolling stops at views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// The limit of the number of views that are passed at once; surfaces don't limit them.
  public struct LimitBehavior: Sendable {
    /// The limit that the surface thinks fit.
    public static let automatic = LimitBehavior()
    /// One view or page at a time.
    public static let always = LimitBehavior()
    /// A few views at a time.
    public static let alwaysByFew = LimitBehavior()
    /// One view at a time.
    public static let alwaysByOne = LimitBehavior()
    /// No limit to the number of views that are passed at once.
    public static let never = LimitBehavior()
  }
  /// Creates the behaviour.
  public init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// A behaviour by which scrolling stops at whole pages.
  public static var paging: PagingScrollTargetBehavior { .init() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// A behaviour by which scrolling stops at views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }
  /// Returns a behaviour by which scrolling stops at views, of which some are passed at once.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior { .init() }
}

nonisolated extension View {
  /// Sets the anchor at which scrolled containers inside begin, and stay as their content grows; nil leaves
  /// it to the surface.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { note(.scrollAnchor(anchor, nil)) }

  /// Sets the anchor of scrolled containers inside for one purpose; nil leaves it to the surface.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    note(.scrollAnchor(anchor, role))
  }

  /// The views of this layout are places at which scrolling stops and that positions name.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { note(.scrollTargetLayout(isEnabled)) }

  /// The view is a place at which scrolling stops. Surfaces take the children of
  /// ``scrollTargetLayout(isEnabled:)``.
  public func scrollTarget(isEnabled: Bool = true) -> some View { self }

  /// Sets where scrolling inside stops; a type of your own changes nothing.
  public func scrollTargetBehavior<Behavior: ScrollTargetBehavior>(_ behavior: Behavior) -> some View {
    note(.scrollTargetBehavior(isPaging: behavior is PagingScrollTargetBehavior))
  }

  /// Sets the way in which a keyboard goes when a person scrolls inside.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    note(.scrollDismissesKeyboard(mode))
  }

  /// Sets whether one sees how far content inside is scrolled.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    note(.scrollIndicators(visibility, axes))
  }

  /// Shows for a moment how far content inside is scrolled. Surfaces leave that to the system.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Sets whether the background of lists, forms and editors inside is seen.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    note(.scrollContentBackground(visibility))
  }

  /// Sets whether content inside can't be scrolled.
  public func scrollDisabled(_ disabled: Bool) -> some View { note(.scrollDisabled(disabled)) }

  /// Sets whether scrolled content is seen outside of its container.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { note(.scrollClipDisabled(disabled)) }

  /// Sets whether content inside gives way at its ends.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    note(.scrollBounce(behavior, axes))
  }

  /// Adds space within scrolled containers inside, in points.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    note(.contentMargins(edges, insets, placement))
  }

  /// Adds space within scrolled containers inside, in points; nil leaves the length to the surface.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    note(
      .contentMargins(
        edges, length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }, placement))
  }

  /// Adds space within scrolled containers inside, in points.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }

  /// Adds space around the view that counts as occupied by other things, in points.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { note(.safeAreaPadding(.all, insets)) }

  /// Adds space around the view that counts as occupied by other things, in points; nil leaves the length
  /// to the surface.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    note(
      .safeAreaPadding(
        edges, length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }))
  }

  /// Adds space around the view that counts as occupied by other things, in points.
  public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}
