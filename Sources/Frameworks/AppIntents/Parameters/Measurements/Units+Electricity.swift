extension _ParameterOption {
  /// Units of electric charge.
  public enum ElectricCharge: _MeasurementUnit {
    case ampereHours, coulombs, kiloampereHours, megaampereHours, microampereHours, milliampereHours

    /// The corresponding Foundation unit.
    public var _dimension: Dimension {
      switch self {
      case .ampereHours: UnitElectricCharge.ampereHours
      case .coulombs: UnitElectricCharge.coulombs
      case .kiloampereHours: UnitElectricCharge.kiloampereHours
      case .megaampereHours: UnitElectricCharge.megaampereHours
      case .microampereHours: UnitElectricCharge.microampereHours
      case .milliampereHours: UnitElectricCharge.milliampereHours
      }
    }
  }
}

extension UnitElectricCharge: _ParameterDimension {
  /// The units of electric charge that a parameter can specify.
  public typealias _ParameterUnit = _ParameterOption.ElectricCharge
}

extension IntentParameter where Value.ValueType == Measurement<UnitElectricCharge> {
  /// The units of electric charge that a parameter can specify.
  public typealias ElectricCharge = _ParameterOption.ElectricCharge
}

extension _ParameterOption {
  /// Units of electric current.
  public enum ElectricCurrent: _MeasurementUnit {
    case amperes, kiloamperes, megaamperes, microamperes, milliamperes

    /// The corresponding Foundation unit.
    public var _dimension: Dimension {
      switch self {
      case .amperes: UnitElectricCurrent.amperes
      case .kiloamperes: UnitElectricCurrent.kiloamperes
      case .megaamperes: UnitElectricCurrent.megaamperes
      case .microamperes: UnitElectricCurrent.microamperes
      case .milliamperes: UnitElectricCurrent.milliamperes
      }
    }
  }
}

extension UnitElectricCurrent: _ParameterDimension {
  /// The units of electric current that a parameter can specify.
  public typealias _ParameterUnit = _ParameterOption.ElectricCurrent
}

extension IntentParameter where Value.ValueType == Measurement<UnitElectricCurrent> {
  /// The units of electric current that a parameter can specify.
  public typealias ElectricCurrent = _ParameterOption.ElectricCurrent
}

extension _ParameterOption {
  /// Units of electric voltage.
  public enum ElectricPotentialDifference: _MeasurementUnit {
    case kilovolts, megavolts, microvolts, millivolts, volts

    /// The corresponding Foundation unit.
    public var _dimension: Dimension {
      switch self {
      case .kilovolts: UnitElectricPotentialDifference.kilovolts
      case .megavolts: UnitElectricPotentialDifference.megavolts
      case .microvolts: UnitElectricPotentialDifference.microvolts
      case .millivolts: UnitElectricPotentialDifference.millivolts
      case .volts: UnitElectricPotentialDifference.volts
      }
    }
  }
}

extension UnitElectricPotentialDifference: _ParameterDimension {
  /// The units of electric voltage that a parameter can specify.
  public typealias _ParameterUnit = _ParameterOption.ElectricPotentialDifference
}

extension IntentParameter where Value.ValueType == Measurement<UnitElectricPotentialDifference> {
  /// The units of electric voltage that a parameter can specify.
  public typealias ElectricPotentialDifference = _ParameterOption.ElectricPotentialDifference
}

extension _ParameterOption {
  /// Units of electric resistance.
  public enum ElectricResistance: _MeasurementUnit {
    case kiloohms, megaohms, microohms, milliohms, ohms

    /// The corresponding Foundation unit.
    public var _dimension: Dimension {
      switch self {
      case .kiloohms: UnitElectricResistance.kiloohms
      case .megaohms: UnitElectricResistance.megaohms
      case .microohms: UnitElectricResistance.microohms
      case .milliohms: UnitElectricResistance.milliohms
      case .ohms: UnitElectricResistance.ohms
      }
    }
  }
}

extension UnitElectricResistance: _ParameterDimension {
  /// The units of electric resistance that a parameter can specify.
  public typealias _ParameterUnit = _ParameterOption.ElectricResistance
}

extension IntentParameter where Value.ValueType == Measurement<UnitElectricResistance> {
  /// The units of electric resistance that a parameter can specify.
  public typealias ElectricResistance = _ParameterOption.ElectricResistance
}
