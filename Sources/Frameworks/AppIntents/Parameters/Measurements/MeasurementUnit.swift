/// A unit that a parameter for measurements can specify.
public protocol _MeasurementUnit: Hashable, Sendable, CaseIterable {
  /// The corresponding Foundation unit.
  var _dimension: Dimension { get }
}

/// A dimension for which parameters exist.
public protocol _ParameterDimension: Dimension {
  /// The type of the units that a parameter can specify.
  associatedtype _ParameterUnit: _MeasurementUnit
}

/// A measurement type that parameters accept.
public protocol _MeasurementParameterValue: _IntentValue {
  /// The type of the units that a parameter can specify.
  associatedtype _ParameterUnit: _MeasurementUnit

  /// Returns a measurement in a unit, or nil if the unit has another dimension; a nil unit stands for the
  /// base unit.
  static func _measuring(_ value: Double, in unit: Dimension?) -> Self?
}

extension Measurement: _MeasurementParameterValue where UnitType: _ParameterDimension {
  /// The type of the units that a parameter can specify.
  public typealias _ParameterUnit = UnitType._ParameterUnit

  /// Returns a measurement in a unit, or nil if the unit has another dimension.
  public static func _measuring(_ value: Double, in unit: Dimension?) -> Measurement<UnitType>? {
    guard let unit = (unit ?? UnitType.baseUnit()) as? UnitType else { return nil }
    return Measurement(value: value, unit: unit)
  }
}
