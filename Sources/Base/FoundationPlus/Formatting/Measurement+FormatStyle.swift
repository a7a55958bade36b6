import Foundation

/// What a measurement is of, by which the reader's unit is chosen: a road's length in miles or kilometres.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
  /// The name of the usage in the CLDR; empty if the unit stays.
  let name: String

  init(_ name: String) { self.name = name }

  /// The unit that is usual where the reader lives.
  public static var general: Self { Self("default") }
  /// The unit that the measurement has.
  public static var asProvided: Self { Self("") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var person: Self { Self("person") }
  public static var personHeight: Self { Self("person-height") }
  public static var road: Self { Self("road") }
  public static var focalLength: Self { Self("focal-length") }
  public static var rainfall: Self { Self("rainfall") }
  public static var snowfall: Self { Self("snowfall") }
  public static var visibility: Self { Self("visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  public static var personWeight: Self { Self("person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var person: Self { Self("person") }
  public static var weather: Self { Self("weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  public static var liquid: Self { Self("fluid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  public static var food: Self { Self("food") }
  public static var workout: Self { Self("workout") }
}

extension Measurement where UnitType: Dimension {
  /// How a number with a unit is written for a reader.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of the unit is written.
    public struct UnitWidth: Hashable, Codable, Sendable {
      fileprivate let name: String

      /// `5 kilometers`
      public static var wide: Self { Self(name: "full-name") }
      /// `5 km`
      public static var abbreviated: Self { Self(name: "short") }
      /// `5km`
      public static var narrow: Self { Self(name: "narrow") }
    }

    public var width: UnitWidth
    public var locale: Locale
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// How the number is written; nil for what is usual with the unit.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// Whether a temperature has no letter for its scale.
    public var hidesScaleName: Bool

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

    /// The text of a measurement; a unit of a program's own is written by its symbol.
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

    /// The number in the unit that the usage chooses.
    private func converted(_ value: Double, _ unit: String, _ usage: String) -> Double {
      let skeleton = "unit/\(unit) usage/\(usage) .##############"
      return MeasuredNumber(value, skeleton: skeleton, locale: locale)?.value ?? value
    }

    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }
  }

  /// The measurement as it is usually written where the reader lives.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

  /// The measurement in a style of its own.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Measurement<UnitType> {
    style.format(self)
  }
}

extension FormatStyle {
  /// A number with its unit.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    .init(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// A temperature, if wanted without the letter of its scale.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    .init(
      width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
  }
}
