extension _ParameterOption {
  /// Units of acceleration.
  public enum Acceleration: _MeasurementUnit {
    case gravity, metersPerSecondSquared

    public var _dimension: Dimension {
      switch self {
      case .gravity: UnitAcceleration.gravity
      case .metersPerSecondSquared: UnitAcceleration.metersPerSecondSquared
      }
    }
  }
}

extension UnitAcceleration: _ParameterDimension {
  public typealias _ParameterUnit = _ParameterOption.Acceleration
}

extension IntentParameter where Value.ValueType == Measurement<UnitAcceleration> {
  public typealias Acceleration = _ParameterOption.Acceleration
}

extension _ParameterOption {
  /// Units of angles.
  public enum Angle: _MeasurementUnit {
    case arcMinutes, arcSeconds, degrees, gradians, radians, revolutions

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
  public typealias _ParameterUnit = _ParameterOption.Angle
}

extension IntentParameter where Value.ValueType == Measurement<UnitAngle> {
  public typealias Angle = _ParameterOption.Angle
}

extension _ParameterOption {
  /// Units of time.
  public enum Duration: _MeasurementUnit {
    case hours, microseconds, milliseconds, minutes, nanoseconds, picoseconds, seconds

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
  public typealias _ParameterUnit = _ParameterOption.Duration
}

extension IntentParameter where Value.ValueType == Measurement<UnitDuration> {
  public typealias Duration = _ParameterOption.Duration
}

extension _ParameterOption {
  /// Units of frequency.
  public enum Frequency: _MeasurementUnit {
    case framesPerSecond, gigahertz, hertz, kilohertz, megahertz, microhertz, millihertz, nanohertz
    case terahertz

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
  public typealias _ParameterUnit = _ParameterOption.Frequency
}

extension IntentParameter where Value.ValueType == Measurement<UnitFrequency> {
  public typealias Frequency = _ParameterOption.Frequency
}

extension _ParameterOption {
  /// Units of speed.
  public enum Speed: _MeasurementUnit {
    case kilometersPerHour, knots, metersPerSecond, milesPerHour

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
  public typealias _ParameterUnit = _ParameterOption.Speed
}

extension IntentParameter where Value.ValueType == Measurement<UnitSpeed> {
  public typealias Speed = _ParameterOption.Speed
}
