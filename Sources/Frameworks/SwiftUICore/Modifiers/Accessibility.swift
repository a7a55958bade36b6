/// The traits that describe a view to assistive technology.
public struct AccessibilityTraits: SetAlgebra, Sendable, Hashable {
  package private(set) var names: Set<String>

  init(_ name: String) { names = [name] }
  /// Creates a set without traits.
  public init() { names = [] }

  /// The view is a button.
  public static let isButton = AccessibilityTraits("button")
  /// The view is a heading.
  public static let isHeader = AccessibilityTraits("header")
  /// The view is selected.
  public static let isSelected = AccessibilityTraits("selected")
  /// The view is a link.
  public static let isLink = AccessibilityTraits("link")
  /// The view is a search field.
  public static let isSearchField = AccessibilityTraits("searchField")
  /// The view is an image.
  public static let isImage = AccessibilityTraits("image")
  /// The view plays sound when it is used.
  public static let playsSound = AccessibilityTraits("playsSound")
  /// The view is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits("keyboardKey")
  /// The view is text that doesn't change.
  public static let isStaticText = AccessibilityTraits("staticText")
  /// The view sums up the screen.
  public static let isSummaryElement = AccessibilityTraits("summary")
  /// The view often changes.
  public static let updatesFrequently = AccessibilityTraits("updatesFrequently")
  /// The view starts media.
  public static let startsMediaSession = AccessibilityTraits("startsMediaSession")
  /// The view is touched directly.
  public static let allowsDirectInteraction = AccessibilityTraits("allowsDirectInteraction")
  /// The view turns a page.
  public static let causesPageTurn = AccessibilityTraits("causesPageTurn")
  /// The view lies over everything else.
  public static let isModal = AccessibilityTraits("modal")
  /// The view is a switch.
  public static let isToggle = AccessibilityTraits("toggle")
  /// The view is a bar of tabs.
  public static let isTabBar = AccessibilityTraits("tabBar")

  /// Returns whether all of the member's elements are in the set.
  public func contains(_ member: AccessibilityTraits) -> Bool { member.names.isSubset(of: names) }
  /// Returns the elements of either set.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { with { $0.formUnion(other) } }
  /// Returns the elements of both sets.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    with { $0.formIntersection(other) }
  }
  /// Returns the elements of exactly one of the sets.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    with { $0.formSymmetricDifference(other) }
  }
  /// Inserts a member; returns whether it was absent, and the member.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }
  /// Removes a member; returns it, or nil if it was absent.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let common = intersection(member)
    names.subtract(member.names)
    return common.names.isEmpty ? nil : common
  }
  /// Inserts a member; returns the one that was there, or nil.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let common = intersection(newMember)
    formUnion(newMember)
    return common.names.isEmpty ? nil : common
  }
  /// Adds the elements of another set.
  public mutating func formUnion(_ other: AccessibilityTraits) { names.formUnion(other.names) }
  /// Keeps only the elements that are also in another set.
  public mutating func formIntersection(_ other: AccessibilityTraits) { names.formIntersection(other.names) }
  /// Keeps the elements of exactly one of the sets.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    names.formSymmetricDifference(other.names)
  }

  private func with(_ change: (inout AccessibilityTraits) -> Void) -> AccessibilityTraits {
    var traits = self
    change(&traits)
    return traits
  }
}

/// The way in which assistive technology sees the views inside an element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  package let name: String
  /// The views inside are left out.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// The views inside stay separate elements.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// The views inside become one element.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// The text of a modifier, which is looked up where the view is.
struct TextNote {
  let text: Text
  let note: (ResolvedText) -> NodeModifier
}

extension TextNote: PrimitiveModifier {
  typealias Body = Never
  func apply(to context: inout ModifierContext) {
    context.add(.modifier(note(text.resolved(in: context.outside))))
  }
}

nonisolated extension View {
  func spoken(
    _ text: Text, _ change: @escaping (String) -> AccessibilityChange
  ) -> ModifiedContent<Self, TextNote> {
    modifier(TextNote(text: text) { .accessibility(change($0.string)) })
  }

  /// Sets the name that assistive technology speaks for the view.
  public func accessibilityLabel(_ label: Text) -> some View { spoken(label) { .label($0) } }
  /// Sets the name that assistive technology speaks for the view.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    spoken(Text(labelKey)) { .label($0) }
  }
  /// Sets the name that assistive technology speaks for the view.
  @_disfavoredOverload
  public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> some View {
    spoken(Text(labelResource)) { .label($0) }
  }
  /// Sets the name that assistive technology speaks for the view.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    spoken(Text(label)) { .label($0) }
  }

  /// Sets the value that assistive technology speaks for the view.
  public func accessibilityValue(_ valueDescription: Text) -> some View {
    spoken(valueDescription) { .value($0) }
  }
  /// Sets the value that assistive technology speaks for the view.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    spoken(Text(valueKey)) { .value($0) }
  }
  /// Sets the value that assistive technology speaks for the view.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    spoken(Text(value)) { .value($0) }
  }

  /// Sets the hint on the view's use that assistive technology speaks.
  public func accessibilityHint(_ hint: Text) -> some View { spoken(hint) { .hint($0) } }
  /// Sets the hint on the view's use that assistive technology speaks.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    spoken(Text(hintKey)) { .hint($0) }
  }
  /// Sets the hint on the view's use that assistive technology speaks.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    spoken(Text(hint)) { .hint($0) }
  }

  /// A name for tests, which nobody sees or hears.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    note(.accessibility(.identifier(identifier)))
  }

  /// Sets whether the view isn't there for people who don't see it.
  public func accessibilityHidden(_ hidden: Bool) -> some View { note(.accessibility(.hidden(hidden))) }

  /// Adds traits to those that describe the view to assistive technology.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    note(.accessibility(.addTraits(traits)))
  }

  /// Removes traits from those that describe the view to assistive technology.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    note(.accessibility(.removeTraits(traits)))
  }

  /// Makes the view an element for assistive technology, which treats the views inside as `children` says.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    note(.accessibility(.children(children)))
  }

  /// Sets the view's order among its siblings for assistive technology; higher is earlier.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    note(.accessibility(.sortPriority(sortPriority)))
  }
}
