import AppIntents

/// Writes down what a machine measured. Every kind of quantity has its own parameter and unit.
public struct LogReading: AppIntent {
  public static var title: LocalizedStringResource = "Log a Reading"

  @Parameter(title: "Kind", default: .heat)
  public var kind: Reading

  @Parameter(title: "Steam Pressure", defaultValue: 1.8, defaultUnit: .bars, supportsNegativeNumbers: true)
  public var pressure: Measurement<UnitPressure>?
  @Parameter(title: "Power", defaultValue: 800, defaultUnit: .watts)
  public var power: Measurement<UnitPower>?
  @Parameter(title: "Energy", defaultValue: 1, defaultUnit: .kilowattHours)
  public var energy: Measurement<UnitEnergy>?
  @Parameter(title: "Current", defaultUnit: .amperes)
  public var current: Measurement<UnitElectricCurrent>?
  @Parameter(title: "Voltage", defaultUnit: .volts)
  public var voltage: Measurement<UnitElectricPotentialDifference>?
  @Parameter(title: "Resistance", unit: .ohms)
  public var resistance: Measurement<UnitElectricResistance>?
  @Parameter(title: "Charge", unit: .milliampereHours)
  public var charge: Measurement<UnitElectricCharge>?
  @Parameter(title: "Whisking", defaultUnit: .hertz)
  public var frequency: Measurement<UnitFrequency>?
  @Parameter(title: "Shake", defaultUnit: .metersPerSecondSquared)
  public var shake: Measurement<UnitAcceleration>?
  @Parameter(title: "Tilt", defaultUnit: .degrees)
  public var tilt: Measurement<UnitAngle>?
  @Parameter(title: "Worktop", defaultUnit: .squareMeters)
  public var worktop: Measurement<UnitArea>?
  @Parameter(title: "Tin", defaultUnit: .centimeters)
  public var tin: Measurement<UnitLength>?
  @Parameter(title: "Pot", defaultUnit: .liters)
  public var pot: Measurement<UnitVolume>?
  @Parameter(title: "Carbon Dioxide", defaultUnit: .partsPerMillion)
  public var carbonDioxide: Measurement<UnitDispersion>?
  @Parameter(title: "Brine", defaultUnit: .gramsPerLiter)
  public var brine: Measurement<UnitConcentrationMass>?
  @Parameter(title: "Lamp", defaultUnit: .lux)
  public var lamp: Measurement<UnitIlluminance>?
  @Parameter(title: "Pictures", defaultUnit: .megabytes)
  public var pictures: Measurement<UnitInformationStorage>?
  @Parameter(title: "Van Speed", defaultUnit: .kilometersPerHour)
  public var speed: Measurement<UnitSpeed>?
  @Parameter(title: "Van Fuel", defaultUnit: .litersPer100Kilometers)
  public var fuel: Measurement<UnitFuelEfficiency>?

  public init() {}

  public static var parameterSummary: some ParameterSummary {
    Switch(\.$kind) {
      Case(.heat) { Summary("Log \(\.$kind): \(\.$pressure)") }
      Case(.power) { Summary("Log \(\.$kind): \(\.$power), \(\.$energy)") }
      Case(.supply) {
        Summary("Log \(\.$kind): \(\.$current) at \(\.$voltage)") {
          \.$resistance
          \.$charge
        }
      }
      Case(.motion) { Summary("Log \(\.$kind): \(\.$frequency), \(\.$shake), \(\.$tilt)") }
      Case(.space) { Summary("Log \(\.$kind): \(\.$worktop), \(\.$tin), \(\.$pot)") }
      Case(.air) { Summary("Log \(\.$kind): \(\.$carbonDioxide), \(\.$brine)") }
      DefaultCase {
        Summary("Log \(\.$kind)") {
          \.$lamp
          \.$pictures
          \.$speed
          \.$fuel
        }
      }
    }
  }

  public func perform() async throws -> some ReturnsValue<[String]> {
    let readings: [String?] = [
      pressure?.formatted(), power?.formatted(), energy?.formatted(), current?.formatted(), pot?.formatted(),
    ]
    return .result(value: readings.compactMap { $0 })
  }
}
