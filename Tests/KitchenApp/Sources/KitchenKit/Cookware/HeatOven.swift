import AppIntents

/// Heats the oven, and says what it did as a value that nobody keeps.
public struct HeatOven: AppIntent {
  public static var title: LocalizedStringResource = "Heat the Oven"

  @Parameter(
    title: "Temperature", defaultValue: 180, defaultUnit: .celsius, defaultUnitAdjustForLocale: true,
    supportsNegativeNumbers: false)
  public var temperature: Measurement<UnitTemperature>

  @Parameter(title: "How Long", defaultValue: 45, unit: .minutes, unitAdjustForLocale: false)
  public var time: Measurement<UnitDuration>

  @Parameter(title: "Hot Air", default: true)
  public var hotAir: Bool

  @Dependency private var kitchen: KitchenStore

  public init() {}

  public static var parameterSummary: some ParameterSummary {
    When(\.$hotAir, .equalTo, true) {
      Summary("Heat the oven with hot air to \(\.$temperature) for \(\.$time)")
    } otherwise: {
      Summary("Heat the oven to \(\.$temperature) for \(\.$time)") { \.$hotAir }
    }
  }

  public func perform() async throws -> some ReturnsValue<OvenProgram> {
    await kitchen.heatOven(to: temperature)
    let program = OvenProgram()
    program.temperature = temperature
    program.energy = Measurement(value: time.converted(to: .hours).value * 2, unit: .kilowattHours)
    program.hotAir = hotAir
    return .result(value: program)
  }
}

/// What the oven does for one dish.
public struct OvenProgram: TransientAppEntity {
  public static var typeDisplayRepresentation: TypeDisplayRepresentation = "Oven Program"

  @Property(title: "Temperature") public var temperature: Measurement<UnitTemperature>
  @Property(title: "Energy") public var energy: Measurement<UnitEnergy>
  @Property(title: "Hot Air") public var hotAir: Bool

  public var displayRepresentation: DisplayRepresentation {
    "\(temperature.formatted(.measurement(width: .narrow)))"
  }

  public init() {}
}
