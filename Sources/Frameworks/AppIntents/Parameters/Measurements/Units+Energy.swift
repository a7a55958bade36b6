extension _ParameterOption {
  /// Units of energy.
  public enum Energy: _MeasurementUnit {
    case calories, joules, kilocalories, kilojoules, kilowattHours

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
  public typealias _ParameterUnit = _ParameterOption.Energy
}

extension IntentParameter where Value.ValueType == Measurement<UnitEnergy> {
  public typealias Energy = _ParameterOption.Energy
}

extension _ParameterOption {
  /// Units of power.
  public enum Power: _MeasurementUnit {
    case femtowatts, gigawatts, horsepower, kilowatts, megawatts, microwatts, milliwatts, nanowatts
    case picowatts, terawatts, watts

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
  public typealias _ParameterUnit = _ParameterOption.Power
}

extension IntentParameter where Value.ValueType == Measurement<UnitPower> {
  public typealias Power = _ParameterOption.Power
}

extension _ParameterOption {
  /// Units of fuel consumption.
  public enum FuelEfficiency: _MeasurementUnit {
    case litersPer100Kilometers, milesPerGallon, milesPerImperialGallon

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
  public typealias _ParameterUnit = _ParameterOption.FuelEfficiency
}

extension IntentParameter where Value.ValueType == Measurement<UnitFuelEfficiency> {
  public typealias FuelEfficiency = _ParameterOption.FuelEfficiency
}

extension _ParameterOption {
  /// Units of illuminance.
  public enum Illuminance: _MeasurementUnit {
    case lux

    public var _dimension: Dimension {
      switch self {
      case .lux: UnitIlluminance.lux
      }
    }
  }
}

extension UnitIlluminance: _ParameterDimension {
  public typealias _ParameterUnit = _ParameterOption.Illuminance
}

extension IntentParameter where Value.ValueType == Measurement<UnitIlluminance> {
  public typealias Illuminance = _ParameterOption.Illuminance
}
