extension _ParameterOption {
  /// Units of areas.
  public enum Area: _MeasurementUnit {
    case acres, ares, hectares, squareCentimeters, squareFeet, squareInches, squareKilometers
    case squareMegameters, squareMeters, squareMicrometers, squareMiles, squareMillimeters
    case squareNanometers, squareYards

    /// The corresponding Foundation unit.
    public var _dimension: Dimension {
      switch self {
      case .acres: UnitArea.acres
      case .ares: UnitArea.ares
      case .hectares: UnitArea.hectares
      case .squareCentimeters: UnitArea.squareCentimeters
      case .squareFeet: UnitArea.squareFeet
      case .squareInches: UnitArea.squareInches
      case .squareKilometers: UnitArea.squareKilometers
      case .squareMegameters: UnitArea.squareMegameters
      case .squareMeters: UnitArea.squareMeters
      case .squareMicrometers: UnitArea.squareMicrometers
      case .squareMiles: UnitArea.squareMiles
      case .squareMillimeters: UnitArea.squareMillimeters
      case .squareNanometers: UnitArea.squareNanometers
      case .squareYards: UnitArea.squareYards
      }
    }
  }
}

extension UnitArea: _ParameterDimension {
  /// The units of areas that a parameter can specify.
  public typealias _ParameterUnit = _ParameterOption.Area
}

extension IntentParameter where Value.ValueType == Measurement<UnitArea> {
  /// The units of areas that a parameter can specify.
  public typealias Area = _ParameterOption.Area
}

extension _ParameterOption {
  /// Units of length.
  public enum Length: _MeasurementUnit {
    case astronomicalUnits, centimeters, decameters, decimeters, fathoms, feet, furlongs, hectometers
    case inches, kilometers, lightyears, megameters, meters, micrometers, miles, millimeters, nanometers
    case nauticalMiles, parsecs, picometers, scandinavianMiles, yards

    /// The corresponding Foundation unit.
    public var _dimension: Dimension {
      switch self {
      case .astronomicalUnits: UnitLength.astronomicalUnits
      case .centimeters: UnitLength.centimeters
      case .decameters: UnitLength.decameters
      case .decimeters: UnitLength.decimeters
      case .fathoms: UnitLength.fathoms
      case .feet: UnitLength.feet
      case .furlongs: UnitLength.furlongs
      case .hectometers: UnitLength.hectometers
      case .inches: UnitLength.inches
      case .kilometers: UnitLength.kilometers
      case .lightyears: UnitLength.lightyears
      case .megameters: UnitLength.megameters
      case .meters: UnitLength.meters
      case .micrometers: UnitLength.micrometers
      case .miles: UnitLength.miles
      case .millimeters: UnitLength.millimeters
      case .nanometers: UnitLength.nanometers
      case .nauticalMiles: UnitLength.nauticalMiles
      case .parsecs: UnitLength.parsecs
      case .picometers: UnitLength.picometers
      case .scandinavianMiles: UnitLength.scandinavianMiles
      case .yards: UnitLength.yards
      }
    }
  }
}

extension UnitLength: _ParameterDimension {
  /// The units of length that a parameter can specify.
  public typealias _ParameterUnit = _ParameterOption.Length
}

extension IntentParameter where Value.ValueType == Measurement<UnitLength> {
  /// The units of length that a parameter can specify.
  public typealias Length = _ParameterOption.Length
}

extension _ParameterOption {
  /// Units of volume.
  public enum Volume: _MeasurementUnit {
    case acreFeet, bushels, centiliters, cubicCentimeters, cubicDecimeters, cubicFeet, cubicInches
    case cubicKilometers, cubicMeters, cubicMiles, cubicMillimeters, cubicYards, cups, deciliters
    case fluidOunces, gallons, imperialFluidOunces, imperialGallons, imperialPints, imperialQuarts
    case imperialTablespoons, imperialTeaspoons, kiloliters, liters, megaliters, metricCups, milliliters
    case pints, quarts, tablespoons, teaspoons

    /// The corresponding Foundation unit.
    public var _dimension: Dimension {
      switch self {
      case .acreFeet: UnitVolume.acreFeet
      case .bushels: UnitVolume.bushels
      case .centiliters: UnitVolume.centiliters
      case .cubicCentimeters: UnitVolume.cubicCentimeters
      case .cubicDecimeters: UnitVolume.cubicDecimeters
      case .cubicFeet: UnitVolume.cubicFeet
      case .cubicInches: UnitVolume.cubicInches
      case .cubicKilometers: UnitVolume.cubicKilometers
      case .cubicMeters: UnitVolume.cubicMeters
      case .cubicMiles: UnitVolume.cubicMiles
      case .cubicMillimeters: UnitVolume.cubicMillimeters
      case .cubicYards: UnitVolume.cubicYards
      case .cups: UnitVolume.cups
      case .deciliters: UnitVolume.deciliters
      case .fluidOunces: UnitVolume.fluidOunces
      case .gallons: UnitVolume.gallons
      case .imperialFluidOunces: UnitVolume.imperialFluidOunces
      case .imperialGallons: UnitVolume.imperialGallons
      case .imperialPints: UnitVolume.imperialPints
      case .imperialQuarts: UnitVolume.imperialQuarts
      case .imperialTablespoons: UnitVolume.imperialTablespoons
      case .imperialTeaspoons: UnitVolume.imperialTeaspoons
      case .kiloliters: UnitVolume.kiloliters
      case .liters: UnitVolume.liters
      case .megaliters: UnitVolume.megaliters
      case .metricCups: UnitVolume.metricCups
      case .milliliters: UnitVolume.milliliters
      case .pints: UnitVolume.pints
      case .quarts: UnitVolume.quarts
      case .tablespoons: UnitVolume.tablespoons
      case .teaspoons: UnitVolume.teaspoons
      }
    }
  }
}

extension UnitVolume: _ParameterDimension {
  /// The units of volume that a parameter can specify.
  public typealias _ParameterUnit = _ParameterOption.Volume
}

extension IntentParameter where Value.ValueType == Measurement<UnitVolume> {
  /// The units of volume that a parameter can specify.
  public typealias Volume = _ParameterOption.Volume
}
