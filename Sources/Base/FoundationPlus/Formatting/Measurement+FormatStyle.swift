import Foundation

/// The purpose of a measurement, which determines the unit for a locale: the length of a road in miles or
/// kilometres.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
  /// The CLDR name of the usage, or an empty string to keep the unit.
  let name: String

  init(_ name: String) { self.name = name }

  /// No particular purpose: the unit that is customary in the locale.
  public static var general: Self { Self("default") }
  /// The unit of the measurement itself.
  public static var asProvided: Self { Self("") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// The size of a person.
  public static var person: Self { Self("person") }
  /// The height of a person.
  public static var personHeight: Self { Self("person-height") }
  /// The length of a road.
  public static var road: Self { Self("road") }
  /// The focal length of a lens.
  public static var focalLength: Self { Self("focal-length") }
  /// The amount of rain.
  public static var rainfall: Self { Self("rainfall") }
  /// The amount of snow.
  public static var snowfall: Self { Self("snowfall") }
  /// The distance of visibility.
  public static var visibility: Self { Self("visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The weight of a person.
  public static var personWeight: Self { Self("person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The body temperature of a person.
  public static var person: Self { Self("person") }
  /// The temperature of the air.
  public static var weather: Self { Self("weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// The volume of a liquid.
  public static var liquid: Self { Self("fluid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The energy of food.
  public static var food: Self { Self("food") }
  /// The energy used in a workout.
  public static var workout: Self { Self("workout") }
}

extension Measurement where UnitType: Dimension {
  /// A style for numbers with units.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The length of the unit's name.
    public struct UnitWidth: Hashable, Codable, Sendable {
      fileprivate let name: String

      /// The full name: `5 kilometers`.
      public static var wide: Self { Self(name: "full-name") }
      /// The abbreviation: `5 km`.
      public static var abbreviated: Self { Self(name: "short") }
      /// The shortest form: `5km`.
      public static var narrow: Self { Self(name: "narrow") }
    }

    /// The length of the unit's name.
    public var width: UnitWidth
    /// The locale of the text.
    public var locale: Locale
    /// The purpose of the measurement, which determines the unit.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// The style of the number; nil uses the default of the unit.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// A Boolean value that indicates whether the letter of a temperature scale is left out.
    public var hidesScaleName: Bool

    /// Creates a style.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general, hidesScaleName: Bool = false,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.hidesScaleName = hidesScaleName
      self.numberFormatStyle = numberFormatStyle
    }

    /// Returns the text of a measurement. A custom unit is represented by its symbol.
    public func format(_ measurement: Measurement<UnitType>) -> String {
      let number = numberFormatStyle?.locale(locale) ?? FloatingPointFormatStyle<Double>(locale: locale)
      guard let unit = UnitIdentifier.name(of: measurement.unit) else {
        return number.format(measurement.value) + " " + measurement.unit.symbol
      }
      var skeleton = "unit/\(hidesScaleName && UnitType.self is UnitTemperature.Type ? "degree" : unit)"
      skeleton += " unit-width-\(width.name)"
      var value = measurement.value
      if let usage, !usage.name.isEmpty {
        if hidesScaleName {
          value = converted(value, unit, usage.name)
        } else {
          skeleton += " usage/\(usage.name)"
        }
      }
      if numberFormatStyle != nil { skeleton += " .##############" }
      guard let written = MeasuredNumber(value, skeleton: skeleton, locale: locale) else {
        return number.format(value) + " " + measurement.unit.symbol
      }
      guard numberFormatStyle != nil, let place = written.number, let shown = written.value else {
        return written.text
      }
      return written.text.replacingCharacters(in: place, with: number.format(shown))
    }

    /// Returns the number in the unit that the usage selects.
    private func converted(_ value: Double, _ unit: String, _ usage: String) -> Double {
      let skeleton = "unit/\(unit) usage/\(usage) .##############"
      return MeasuredNumber(value, skeleton: skeleton, locale: locale)?.value ?? value
    }

    /// Returns the style with another locale.
    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }
  }

  /// Returns the measurement in abbreviated form, in the customary unit of the current locale.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

  /// Returns the measurement in a given style.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Measurement<UnitType> {
    style.format(self)
  }
}

extension FormatStyle {
  /// Returns a style for numbers with units.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    .init(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// Returns a style for temperatures, optionally without the letter of the scale.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    .init(
      width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
  }
}
