/// A unit that a parameter for measurements names.
public protocol _MeasurementUnit: Hashable, Sendable, CaseIterable {
  /// The unit as Foundation knows it.
  var _dimension: Dimension { get }
}

/// A kind of unit for which there are parameters.
public protocol _ParameterDimension: Dimension {
  /// The units that a parameter can name.
  associatedtype _ParameterUnit: _MeasurementUnit
}

/// A measurement that a parameter takes.
public protocol _MeasurementParameterValue: _IntentValue {
  /// The units that a parameter can name.
  associatedtype _ParameterUnit: _MeasurementUnit

  /// A measurement in a unit, or nil for a unit of another kind; a nil unit is the base unit.
  static func _measuring(_ value: Double, in unit: Dimension?) -> Self?
}

extension Measurement: _MeasurementParameterValue where UnitType: _ParameterDimension {
  public typealias _ParameterUnit = UnitType._ParameterUnit

  public static func _measuring(_ value: Double, in unit: Dimension?) -> Measurement<UnitType>? {
    guard let unit = (unit ?? UnitType.baseUnit()) as? UnitType else { return nil }
    return Measurement(value: value, unit: unit)
  }
}
