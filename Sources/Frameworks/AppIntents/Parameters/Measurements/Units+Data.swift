extension _ParameterOption {
  /// Units of amounts of data.
  public enum InformationStorage: _MeasurementUnit {
    case bits, bytes, exabits, exabytes, exbibits, exbibytes, gibibits, gibibytes, gigabits, gigabytes
    case kibibits, kibibytes, kilobits, kilobytes, mebibits, mebibytes, megabits, megabytes, nibbles
    case pebibits, pebibytes, petabits, petabytes, tebibits, tebibytes, terabits, terabytes, yobibits
    case yobibytes, yottabits, yottabytes, zebibits, zebibytes, zettabits, zettabytes

    /// The corresponding Foundation unit.
    public var _dimension: Dimension {
      switch self {
      case .bits: UnitInformationStorage.bits
      case .bytes: UnitInformationStorage.bytes
      case .exabits: UnitInformationStorage.exabits
      case .exabytes: UnitInformationStorage.exabytes
      case .exbibits: UnitInformationStorage.exbibits
      case .exbibytes: UnitInformationStorage.exbibytes
      case .gibibits: UnitInformationStorage.gibibits
      case .gibibytes: UnitInformationStorage.gibibytes
      case .gigabits: UnitInformationStorage.gigabits
      case .gigabytes: UnitInformationStorage.gigabytes
      case .kibibits: UnitInformationStorage.kibibits
      case .kibibytes: UnitInformationStorage.kibibytes
      case .kilobits: UnitInformationStorage.kilobits
      case .kilobytes: UnitInformationStorage.kilobytes
      case .mebibits: UnitInformationStorage.mebibits
      case .mebibytes: UnitInformationStorage.mebibytes
      case .megabits: UnitInformationStorage.megabits
      case .megabytes: UnitInformationStorage.megabytes
      case .nibbles: UnitInformationStorage.nibbles
      case .pebibits: UnitInformationStorage.pebibits
      case .pebibytes: UnitInformationStorage.pebibytes
      case .petabits: UnitInformationStorage.petabits
      case .petabytes: UnitInformationStorage.petabytes
      case .tebibits: UnitInformationStorage.tebibits
      case .tebibytes: UnitInformationStorage.tebibytes
      case .terabits: UnitInformationStorage.terabits
      case .terabytes: UnitInformationStorage.terabytes
      case .yobibits: UnitInformationStorage.yobibits
      case .yobibytes: UnitInformationStorage.yobibytes
      case .yottabits: UnitInformationStorage.yottabits
      case .yottabytes: UnitInformationStorage.yottabytes
      case .zebibits: UnitInformationStorage.zebibits
      case .zebibytes: UnitInformationStorage.zebibytes
      case .zettabits: UnitInformationStorage.zettabits
      case .zettabytes: UnitInformationStorage.zettabytes
      }
    }
  }
}

extension UnitInformationStorage: _ParameterDimension {
  /// The units of amounts of data that a parameter can specify.
  public typealias _ParameterUnit = _ParameterOption.InformationStorage
}

extension IntentParameter where Value.ValueType == Measurement<UnitInformationStorage> {
  /// The units of amounts of data that a parameter can specify.
  public typealias InformationStorage = _ParameterOption.InformationStorage
}
