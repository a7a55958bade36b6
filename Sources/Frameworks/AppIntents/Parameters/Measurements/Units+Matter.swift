extension _ParameterOption {
  /// Units of concentration.
  public enum ConcentrationMass: _MeasurementUnit {
    case gramsPerLiter, milligramsPerDeciliter

    /// The corresponding Foundation unit.
    public var _dimension: Dimension {
      switch self {
      case .gramsPerLiter: UnitConcentrationMass.gramsPerLiter
      case .milligramsPerDeciliter: UnitConcentrationMass.milligramsPerDeciliter
      }
    }
  }
}

extension UnitConcentrationMass: _ParameterDimension {
  /// The units of concentration that a parameter can specify.
  public typealias _ParameterUnit = _ParameterOption.ConcentrationMass
}

extension IntentParameter where Value.ValueType == Measurement<UnitConcentrationMass> {
  /// The units of concentration that a parameter can specify.
  public typealias ConcentrationMass = _ParameterOption.ConcentrationMass
}

extension _ParameterOption {
  /// Units of dispersion.
  public enum Dispersion: _MeasurementUnit {
    case partsPerMillion

    /// The corresponding Foundation unit.
    public var _dimension: Dimension {
      switch self {
      case .partsPerMillion: UnitDispersion.partsPerMillion
      }
    }
  }
}

extension UnitDispersion: _ParameterDimension {
  /// The units of dispersion that a parameter can specify.
  public typealias _ParameterUnit = _ParameterOption.Dispersion
}

extension IntentParameter where Value.ValueType == Measurement<UnitDispersion> {
  /// The units of dispersion that a parameter can specify.
  public typealias Dispersion = _ParameterOption.Dispersion
}

extension _ParameterOption {
  /// Units of mass.
  public enum Mass: _MeasurementUnit {
    case carats, centigrams, decigrams, grams, kilograms, metricTons, micrograms, milligrams, nanograms
    case ounces, ouncesTroy, picograms, pounds, shortTons, slugs, stones

    /// The corresponding Foundation unit.
    public var _dimension: Dimension {
      switch self {
      case .carats: UnitMass.carats
      case .centigrams: UnitMass.centigrams
      case .decigrams: UnitMass.decigrams
      case .grams: UnitMass.grams
      case .kilograms: UnitMass.kilograms
      case .metricTons: UnitMass.metricTons
      case .micrograms: UnitMass.micrograms
      case .milligrams: UnitMass.milligrams
      case .nanograms: UnitMass.nanograms
      case .ounces: UnitMass.ounces
      case .ouncesTroy: UnitMass.ouncesTroy
      case .picograms: UnitMass.picograms
      case .pounds: UnitMass.pounds
      case .shortTons: UnitMass.shortTons
      case .slugs: UnitMass.slugs
      case .stones: UnitMass.stones
      }
    }
  }
}

extension UnitMass: _ParameterDimension {
  /// The units of mass that a parameter can specify.
  public typealias _ParameterUnit = _ParameterOption.Mass
}

extension IntentParameter where Value.ValueType == Measurement<UnitMass> {
  /// The units of mass that a parameter can specify.
  public typealias Mass = _ParameterOption.Mass
}

extension _ParameterOption {
  /// Units of pressure.
  public enum Pressure: _MeasurementUnit {
    case bars, gigapascals, hectopascals, inchesOfMercury, kilopascals, megapascals, millibars
    case millimetersOfMercury, newtonsPerMetersSquared, poundsForcePerSquareInch

    /// The corresponding Foundation unit.
    public var _dimension: Dimension {
      switch self {
      case .bars: UnitPressure.bars
      case .gigapascals: UnitPressure.gigapascals
      case .hectopascals: UnitPressure.hectopascals
      case .inchesOfMercury: UnitPressure.inchesOfMercury
      case .kilopascals: UnitPressure.kilopascals
      case .megapascals: UnitPressure.megapascals
      case .millibars: UnitPressure.millibars
      case .millimetersOfMercury: UnitPressure.millimetersOfMercury
      case .newtonsPerMetersSquared: UnitPressure.newtonsPerMetersSquared
      case .poundsForcePerSquareInch: UnitPressure.poundsForcePerSquareInch
      }
    }
  }
}

extension UnitPressure: _ParameterDimension {
  /// The units of pressure that a parameter can specify.
  public typealias _ParameterUnit = _ParameterOption.Pressure
}

extension IntentParameter where Value.ValueType == Measurement<UnitPressure> {
  /// The units of pressure that a parameter can specify.
  public typealias Pressure = _ParameterOption.Pressure
}

extension _ParameterOption {
  /// Units of temperature.
  public enum Temperature: _MeasurementUnit {
    case celsius, fahrenheit, kelvin

    /// The corresponding Foundation unit.
    public var _dimension: Dimension {
      switch self {
      case .celsius: UnitTemperature.celsius
      case .fahrenheit: UnitTemperature.fahrenheit
      case .kelvin: UnitTemperature.kelvin
      }
    }
  }
}

extension UnitTemperature: _ParameterDimension {
  /// The units of temperature that a parameter can specify.
  public typealias _ParameterUnit = _ParameterOption.Temperature
}

extension IntentParameter where Value.ValueType == Measurement<UnitTemperature> {
  /// The units of temperature that a parameter can specify.
  public typealias Temperature = _ParameterOption.Temperature
}
