/// A property wrapper that holds which of some views has the focus, as a value that may also be set.
///
/// `Value` is `Bool` for one view, or an optional type of which each view has a value. The focus moves
/// after the next update; when a person moves it, the value follows.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// Access to the focus for other views.
  @propertyWrapper
  public struct Binding {
    let value: SwiftUICore.Binding<Value>

    /// The value of the focus.
    public var wrappedValue: Value {
      get { value.wrappedValue }
      nonmutating set { value.wrappedValue = newValue }
    }

    /// The access itself.
    public var projectedValue: Binding { self }
  }

  @State private var value: Value

  /// Creates the focus of one view.
  public init() where Value == Bool { _value = State(wrappedValue: false) }

  /// Creates the focus of several views, none of which has it at first.
  public init<T: Hashable>() where Value == T? { _value = State(wrappedValue: nil) }

  /// The value of the view that has the focus.
  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }

  /// Access for ``SwiftUI/View/focused(_:)`` and other views.
  public var projectedValue: Binding { Binding(value: $value) }
}

extension FocusState: Sendable where Value: Sendable {}
extension FocusState.Binding: Sendable where Value: Sendable {}

/// A property wrapper that holds which view of several has the cursor of a screen reader, as a value that
/// may also be set.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// Access to the cursor for other views.
  @propertyWrapper
  public struct Binding {
    let value: SwiftUICore.Binding<Value>

    /// The value of the focus.
    public var wrappedValue: Value {
      get { value.wrappedValue }
      nonmutating set { value.wrappedValue = newValue }
    }

    /// The access itself.
    public var projectedValue: Binding { self }
  }

  @State private var value: Value

  /// Creates the cursor of one view.
  public init() where Value == Bool { _value = State(wrappedValue: false) }

  /// Creates the cursor of several views, none of which has it at first.
  public init<T: Hashable>() where Value == T? { _value = State(wrappedValue: nil) }

  /// Creates the cursor of one view, for certain technologies. Surfaces don't tell them apart.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }

  /// Creates the cursor of several views, for certain technologies. Surfaces don't tell them apart.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { self.init() }

  /// The value of the view that has the cursor.
  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }

  /// Access for ``SwiftUI/View/accessibilityFocused(_:)`` and other views.
  public var projectedValue: Binding { Binding(value: $value) }
}

/// Technologies that help people.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
  private var bits: UInt8
  private init(bits: UInt8) { self.bits = bits }
  /// Creates an empty set.
  public init() { bits = 0 }
  /// The technology of screen readers.
  public static let voiceOver = AccessibilityTechnologies(bits: 1)
  /// The technology of switches.
  public static let switchControl = AccessibilityTechnologies(bits: 2)

  /// Returns whether all of the member's elements are in the set.
  public func contains(_ member: AccessibilityTechnologies) -> Bool { bits & member.bits == member.bits }
  /// Returns the elements of either set.
  public func union(_ other: Self) -> Self { Self(bits: bits | other.bits) }
  /// Returns the elements of both sets.
  public func intersection(_ other: Self) -> Self { Self(bits: bits & other.bits) }
  /// Returns the elements of exactly one of the sets.
  public func symmetricDifference(_ other: Self) -> Self { Self(bits: bits ^ other.bits) }
  /// Inserts a member; returns whether it was absent, and the member.
  @discardableResult
  public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    defer { bits |= newMember.bits }
    return (!contains(newMember), newMember)
  }
  /// Removes a member; returns it, or nil if it was absent.
  @discardableResult
  public mutating func remove(_ member: Self) -> Self? {
    defer { bits &= ~member.bits }
    return bits & member.bits == 0 ? nil : intersection(member)
  }
  /// Inserts a member; returns the one that was there, or nil.
  @discardableResult
  public mutating func update(with newMember: Self) -> Self? {
    let common = intersection(newMember)
    bits |= newMember.bits
    return common.bits == 0 ? nil : common
  }
  /// Adds the elements of another set.
  public mutating func formUnion(_ other: Self) { bits |= other.bits }
  /// Keeps only the elements that are also in another set.
  public mutating func formIntersection(_ other: Self) { bits &= other.bits }
  /// Keeps the elements of exactly one of the sets.
  public mutating func formSymmetricDifference(_ other: Self) { bits ^= other.bits }
}
