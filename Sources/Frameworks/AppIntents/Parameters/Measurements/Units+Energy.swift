extension _ParameterOption {
  /// Units of energy.
  public enum Energy: _MeasurementUnit {
    case calories, joules, kilocalories, kilojoules, kilowattHours

    /// The corresponding Foundation unit.
    public var _dimension: Dimension {
      switch self {
      case .calories: UnitEnergy.calories
      case .joules: UnitEnergy.joules
      case .kilocalories: UnitEnergy.kilocalories
      case .kilojoules: UnitEnergy.kilojoules
      case .kilowattHours: UnitEnergy.kilowattHours
      }
    }
  }
}

extension UnitEnergy: _ParameterDimension {
  /// The units of energy that a parameter can specify.
  public typealias _ParameterUnit = _ParameterOption.Energy
}

extension IntentParameter where Value.ValueType == Measurement<UnitEnergy> {
  /// The units of energy that a parameter can specify.
  public typealias Energy = _ParameterOption.Energy
}

extension _ParameterOption {
  /// Units of power.
  public enum Power: _MeasurementUnit {
    case femtowatts, gigawatts, horsepower, kilowatts, megawatts, microwatts, milliwatts, nanowatts
    case picowatts, terawatts, watts

    /// The corresponding Foundation unit.
    public var _dimension: Dimension {
      switch self {
      case .femtowatts: UnitPower.femtowatts
      case .gigawatts: UnitPower.gigawatts
      case .horsepower: UnitPower.horsepower
      case .kilowatts: UnitPower.kilowatts
      case .megawatts: UnitPower.megawatts
      case .microwatts: UnitPower.microwatts
      case .milliwatts: UnitPower.milliwatts
      case .nanowatts: UnitPower.nanowatts
      case .picowatts: UnitPower.picowatts
      case .terawatts: UnitPower.terawatts
      case .watts: UnitPower.watts
      }
    }
  }
}

extension UnitPower: _ParameterDimension {
  /// The units of power that a parameter can specify.
  public typealias _ParameterUnit = _ParameterOption.Power
}

extension IntentParameter where Value.ValueType == Measurement<UnitPower> {
  /// The units of power that a parameter can specify.
  public typealias Power = _ParameterOption.Power
}

extension _ParameterOption {
  /// Units of fuel consumption.
  public enum FuelEfficiency: _MeasurementUnit {
    case litersPer100Kilometers, milesPerGallon, milesPerImperialGallon

    /// The corresponding Foundation unit.
    public var _dimension: Dimension {
      switch self {
      case .litersPer100Kilometers: UnitFuelEfficiency.litersPer100Kilometers
      case .milesPerGallon: UnitFuelEfficiency.milesPerGallon
      case .milesPerImperialGallon: UnitFuelEfficiency.milesPerImperialGallon
      }
    }
  }
}

extension UnitFuelEfficiency: _ParameterDimension {
  /// The units of fuel consumption that a parameter can specify.
  public typealias _ParameterUnit = _ParameterOption.FuelEfficiency
}

extension IntentParameter where Value.ValueType == Measurement<UnitFuelEfficiency> {
  /// The units of fuel consumption that a parameter can specify.
  public typealias FuelEfficiency = _ParameterOption.FuelEfficiency
}

extension _ParameterOption {
  /// Units of illuminance.
  public enum Illuminance: _MeasurementUnit {
    case lux

    /// The corresponding Foundation unit.
    public var _dimension: Dimension {
      switch self {
      case .lux: UnitIlluminance.lux
      }
    }
  }
}

extension UnitIlluminance: _ParameterDimension {
  /// The units of illuminance that a parameter can specify.
  public typealias _ParameterUnit = _ParameterOption.Illuminance
}

extension IntentParameter where Value.ValueType == Measurement<UnitIlluminance> {
  /// The units of illuminance that a parameter can specify.
  public typealias Illuminance = _ParameterOption.Illuminance
}
