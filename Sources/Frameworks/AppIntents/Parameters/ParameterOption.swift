/// The choices that parameters of one type offer.
///
/// They are known under the names that `IntentParameter` gives them, such as `IntentParameter.DateKind`.
public enum _ParameterOption {
  /// What a whole number is entered with.
  public enum IntControlStyle: Hashable, Sendable, _NumberControlStyle {
    /// Two buttons, for less and for more.
    case stepper
    /// A field to type into.
    case field
  }

  /// What a number is entered with.
  public enum DoubleControlStyle: Hashable, Sendable, _NumberControlStyle {
    /// Two buttons, for less and for more.
    case stepper
    /// A field to type into.
    case field
    /// A line with a knob on it.
    case slider
  }

  /// Which part of a date is asked for.
  public enum DateKind: Hashable, Sendable {
    /// The day.
    case date
    /// The time of day.
    case time
    /// The day and the time.
    case dateTime
  }

  /// How a place is shown.
  public enum PlacemarkDisplayStyle: Hashable, Sendable {
    /// By its name.
    case name
    /// By its address.
    case address
    /// By its city.
    case city
  }
}

extension IntentParameter {
  public typealias IntControlStyle = _ParameterOption.IntControlStyle
  public typealias DoubleControlStyle = _ParameterOption.DoubleControlStyle
  public typealias DateKind = _ParameterOption.DateKind
  public typealias PlacemarkDisplayStyle = _ParameterOption.PlacemarkDisplayStyle

  /// The smallest and the largest value, both included.
  public typealias InclusiveRange<Bound> = (lowerBound: Bound, upperBound: Bound)
}

/// What a number is entered with.
public protocol _NumberControlStyle: Hashable, Sendable {
  static var stepper: Self { get }
}

/// A number that a parameter takes.
public protocol _NumberParameterValue: _IntentValue, Comparable {
  associatedtype _ControlStyle: _NumberControlStyle
}

extension Int: _NumberParameterValue {
  public typealias _ControlStyle = _ParameterOption.IntControlStyle
}

extension Double: _NumberParameterValue {
  public typealias _ControlStyle = _ParameterOption.DoubleControlStyle
}

/// A point in time that a parameter takes.
public protocol _DateParameterValue: _IntentValue {}
extension Date: _DateParameterValue {}
extension DateComponents: _DateParameterValue {}
