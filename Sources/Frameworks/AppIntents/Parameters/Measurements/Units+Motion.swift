extension _ParameterOption {
  /// Units of acceleration.
  public enum Acceleration: _MeasurementUnit {
    case gravity, metersPerSecondSquared

    /// The corresponding Foundation unit.
    public var _dimension: Dimension {
      switch self {
      case .gravity: UnitAcceleration.gravity
      case .metersPerSecondSquared: UnitAcceleration.metersPerSecondSquared
      }
    }
  }
}

extension UnitAcceleration: _ParameterDimension {
  /// The units of acceleration that a parameter can specify.
  public typealias _ParameterUnit = _ParameterOption.Acceleration
}

extension IntentParameter where Value.ValueType == Measurement<UnitAcceleration> {
  /// The units of acceleration that a parameter can specify.
  public typealias Acceleration = _ParameterOption.Acceleration
}

extension _ParameterOption {
  /// Units of angles.
  public enum Angle: _MeasurementUnit {
    case arcMinutes, arcSeconds, degrees, gradians, radians, revolutions

    /// The corresponding Foundation unit.
    public var _dimension: Dimension {
      switch self {
      case .arcMinutes: UnitAngle.arcMinutes
      case .arcSeconds: UnitAngle.arcSeconds
      case .degrees: UnitAngle.degrees
      case .gradians: UnitAngle.gradians
      case .radians: UnitAngle.radians
      case .revolutions: UnitAngle.revolutions
      }
    }
  }
}

extension UnitAngle: _ParameterDimension {
  /// The units of angles that a parameter can specify.
  public typealias _ParameterUnit = _ParameterOption.Angle
}

extension IntentParameter where Value.ValueType == Measurement<UnitAngle> {
  /// The units of angles that a parameter can specify.
  public typealias Angle = _ParameterOption.Angle
}

extension _ParameterOption {
  /// Units of time.
  public enum Duration: _MeasurementUnit {
    case hours, microseconds, milliseconds, minutes, nanoseconds, picoseconds, seconds

    /// The corresponding Foundation unit.
    public var _dimension: Dimension {
      switch self {
      case .hours: UnitDuration.hours
      case .microseconds: UnitDuration.microseconds
      case .milliseconds: UnitDuration.milliseconds
      case .minutes: UnitDuration.minutes
      case .nanoseconds: UnitDuration.nanoseconds
      case .picoseconds: UnitDuration.picoseconds
      case .seconds: UnitDuration.seconds
      }
    }
  }
}

extension UnitDuration: _ParameterDimension {
  /// The units of time that a parameter can specify.
  public typealias _ParameterUnit = _ParameterOption.Duration
}

extension IntentParameter where Value.ValueType == Measurement<UnitDuration> {
  /// The units of time that a parameter can specify.
  public typealias Duration = _ParameterOption.Duration
}

extension _ParameterOption {
  /// Units of frequency.
  public enum Frequency: _MeasurementUnit {
    case framesPerSecond, gigahertz, hertz, kilohertz, megahertz, microhertz, millihertz, nanohertz
    case terahertz

    /// The corresponding Foundation unit.
    public var _dimension: Dimension {
      switch self {
      case .framesPerSecond: UnitFrequency(symbol: "fps", converter: UnitConverterLinear(coefficient: 1))
      case .gigahertz: UnitFrequency.gigahertz
      case .hertz: UnitFrequency.hertz
      case .kilohertz: UnitFrequency.kilohertz
      case .megahertz: UnitFrequency.megahertz
      case .microhertz: UnitFrequency.microhertz
      case .millihertz: UnitFrequency.millihertz
      case .nanohertz: UnitFrequency.nanohertz
      case .terahertz: UnitFrequency.terahertz
      }
    }
  }
}

extension UnitFrequency: _ParameterDimension {
  /// The units of frequency that a parameter can specify.
  public typealias _ParameterUnit = _ParameterOption.Frequency
}

extension IntentParameter where Value.ValueType == Measurement<UnitFrequency> {
  /// The units of frequency that a parameter can specify.
  public typealias Frequency = _ParameterOption.Frequency
}

extension _ParameterOption {
  /// Units of speed.
  public enum Speed: _MeasurementUnit {
    case kilometersPerHour, knots, metersPerSecond, milesPerHour

    /// The corresponding Foundation unit.
    public var _dimension: Dimension {
      switch self {
      case .kilometersPerHour: UnitSpeed.kilometersPerHour
      case .knots: UnitSpeed.knots
      case .metersPerSecond: UnitSpeed.metersPerSecond
      case .milesPerHour: UnitSpeed.milesPerHour
      }
    }
  }
}

extension UnitSpeed: _ParameterDimension {
  /// The units of speed that a parameter can specify.
  public typealias _ParameterUnit = _ParameterOption.Speed
}

extension IntentParameter where Value.ValueType == Measurement<UnitSpeed> {
  /// The units of speed that a parameter can specify.
  public typealias Speed = _ParameterOption.Speed
}
