/// The namespace of the options that parameters of particular types have.
///
/// `IntentParameter` has aliases for its types, such as `IntentParameter.DateKind`.
public enum _ParameterOption {
  /// The control with which an integer is entered.
  public enum IntControlStyle: Hashable, Sendable, _NumberControlStyle {
    /// Two buttons that decrease and increase the value.
    case stepper
    /// A text field.
    case field
  }

  /// The control with which a number is entered.
  public enum DoubleControlStyle: Hashable, Sendable, _NumberControlStyle {
    /// Two buttons that decrease and increase the value.
    case stepper
    /// A text field.
    case field
    /// A slider.
    case slider
  }

  /// The part of a date that is requested.
  public enum DateKind: Hashable, Sendable {
    /// The day.
    case date
    /// The time of day.
    case time
    /// The day and the time.
    case dateTime
  }

  /// The way in which a place is shown.
  public enum PlacemarkDisplayStyle: Hashable, Sendable {
    /// The name of the place.
    case name
    /// The address of the place.
    case address
    /// The city of the place.
    case city
  }
}

extension IntentParameter {
  /// The control with which an integer is entered.
  public typealias IntControlStyle = _ParameterOption.IntControlStyle
  /// The control with which a number is entered.
  public typealias DoubleControlStyle = _ParameterOption.DoubleControlStyle
  /// The part of a date that is requested.
  public typealias DateKind = _ParameterOption.DateKind
  /// The way in which a place is shown.
  public typealias PlacemarkDisplayStyle = _ParameterOption.PlacemarkDisplayStyle

  /// The bounds of a range, both included.
  public typealias InclusiveRange<Bound> = (lowerBound: Bound, upperBound: Bound)
}

/// The control with which a number is entered.
public protocol _NumberControlStyle: Hashable, Sendable {
  static var stepper: Self { get }
}

/// A number type that parameters accept.
public protocol _NumberParameterValue: _IntentValue, Comparable {
  associatedtype _ControlStyle: _NumberControlStyle
}

extension Int: _NumberParameterValue {
  /// The control with which an integer is entered.
  public typealias _ControlStyle = _ParameterOption.IntControlStyle
}

extension Double: _NumberParameterValue {
  /// The control with which a number is entered.
  public typealias _ControlStyle = _ParameterOption.DoubleControlStyle
}

/// A date type that parameters accept.
public protocol _DateParameterValue: _IntentValue {}
extension Date: _DateParameterValue {}
extension DateComponents: _DateParameterValue {}
