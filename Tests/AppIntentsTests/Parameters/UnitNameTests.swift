import Testing

@testable import AppIntents

/// Every unit that a parameter can name is the one of Foundation that has the same name.
@Suite struct UnitNameTests {
  @Test func accelerationUnits() {
    typealias Name = IntentParameter<Measurement<UnitAcceleration>>.Acceleration
    let units: [(Name, UnitAcceleration)] = [
      (.gravity, .gravity), (.metersPerSecondSquared, .metersPerSecondSquared),
    ]
    for (name, unit) in units { #expect(name._dimension == unit) }
    #expect(Name.allCases.count == units.count)
  }

  @Test func angleUnits() {
    typealias Name = IntentParameter<Measurement<UnitAngle>>.Angle
    let units: [(Name, UnitAngle)] = [
      (.arcMinutes, .arcMinutes), (.arcSeconds, .arcSeconds), (.degrees, .degrees), (.gradians, .gradians),
      (.radians, .radians), (.revolutions, .revolutions),
    ]
    for (name, unit) in units { #expect(name._dimension == unit) }
    #expect(Name.allCases.count == units.count)
  }

  @Test func areaUnits() {
    typealias Name = IntentParameter<Measurement<UnitArea>>.Area
    let units: [(Name, UnitArea)] = [
      (.acres, .acres), (.ares, .ares), (.hectares, .hectares), (.squareCentimeters, .squareCentimeters),
      (.squareFeet, .squareFeet), (.squareInches, .squareInches), (.squareKilometers, .squareKilometers),
      (.squareMegameters, .squareMegameters), (.squareMeters, .squareMeters),
      (.squareMicrometers, .squareMicrometers), (.squareMiles, .squareMiles),
      (.squareMillimeters, .squareMillimeters), (.squareNanometers, .squareNanometers),
      (.squareYards, .squareYards),
    ]
    for (name, unit) in units { #expect(name._dimension == unit) }
    #expect(Name.allCases.count == units.count)
  }

  @Test func concentrationMassUnits() {
    typealias Name = IntentParameter<Measurement<UnitConcentrationMass>>.ConcentrationMass
    let units: [(Name, UnitConcentrationMass)] = [
      (.gramsPerLiter, .gramsPerLiter), (.milligramsPerDeciliter, .milligramsPerDeciliter),
    ]
    for (name, unit) in units { #expect(name._dimension == unit) }
    #expect(Name.allCases.count == units.count)
  }

  @Test func dispersionUnits() {
    typealias Name = IntentParameter<Measurement<UnitDispersion>>.Dispersion
    let units: [(Name, UnitDispersion)] = [
      (.partsPerMillion, .partsPerMillion)
    ]
    for (name, unit) in units { #expect(name._dimension == unit) }
    #expect(Name.allCases.count == units.count)
  }

  @Test func durationUnits() {
    typealias Name = IntentParameter<Measurement<UnitDuration>>.Duration
    let units: [(Name, UnitDuration)] = [
      (.hours, .hours), (.microseconds, .microseconds), (.milliseconds, .milliseconds),
      (.minutes, .minutes), (.nanoseconds, .nanoseconds), (.picoseconds, .picoseconds),
      (.seconds, .seconds),
    ]
    for (name, unit) in units { #expect(name._dimension == unit) }
    #expect(Name.allCases.count == units.count)
  }

  @Test func electricChargeUnits() {
    typealias Name = IntentParameter<Measurement<UnitElectricCharge>>.ElectricCharge
    let units: [(Name, UnitElectricCharge)] = [
      (.ampereHours, .ampereHours), (.coulombs, .coulombs), (.kiloampereHours, .kiloampereHours),
      (.megaampereHours, .megaampereHours), (.microampereHours, .microampereHours),
      (.milliampereHours, .milliampereHours),
    ]
    for (name, unit) in units { #expect(name._dimension == unit) }
    #expect(Name.allCases.count == units.count)
  }

  @Test func electricCurrentUnits() {
    typealias Name = IntentParameter<Measurement<UnitElectricCurrent>>.ElectricCurrent
    let units: [(Name, UnitElectricCurrent)] = [
      (.amperes, .amperes), (.kiloamperes, .kiloamperes), (.megaamperes, .megaamperes),
      (.microamperes, .microamperes), (.milliamperes, .milliamperes),
    ]
    for (name, unit) in units { #expect(name._dimension == unit) }
    #expect(Name.allCases.count == units.count)
  }

  @Test func electricPotentialDifferenceUnits() {
    typealias Name = IntentParameter<Measurement<UnitElectricPotentialDifference>>.ElectricPotentialDifference
    let units: [(Name, UnitElectricPotentialDifference)] = [
      (.kilovolts, .kilovolts), (.megavolts, .megavolts), (.microvolts, .microvolts),
      (.millivolts, .millivolts), (.volts, .volts),
    ]
    for (name, unit) in units { #expect(name._dimension == unit) }
    #expect(Name.allCases.count == units.count)
  }

  @Test func electricResistanceUnits() {
    typealias Name = IntentParameter<Measurement<UnitElectricResistance>>.ElectricResistance
    let units: [(Name, UnitElectricResistance)] = [
      (.kiloohms, .kiloohms), (.megaohms, .megaohms), (.microohms, .microohms), (.milliohms, .milliohms),
      (.ohms, .ohms),
    ]
    for (name, unit) in units { #expect(name._dimension == unit) }
    #expect(Name.allCases.count == units.count)
  }

  @Test func energyUnits() {
    typealias Name = IntentParameter<Measurement<UnitEnergy>>.Energy
    let units: [(Name, UnitEnergy)] = [
      (.calories, .calories), (.joules, .joules), (.kilocalories, .kilocalories),
      (.kilojoules, .kilojoules), (.kilowattHours, .kilowattHours),
    ]
    for (name, unit) in units { #expect(name._dimension == unit) }
    #expect(Name.allCases.count == units.count)
  }

  @Test func frequencyUnits() {
    typealias Name = IntentParameter<Measurement<UnitFrequency>>.Frequency
    let units: [(Name, UnitFrequency)] = [
      (.gigahertz, .gigahertz), (.hertz, .hertz),
      (.kilohertz, .kilohertz), (.megahertz, .megahertz), (.microhertz, .microhertz),
      (.millihertz, .millihertz), (.nanohertz, .nanohertz), (.terahertz, .terahertz),
    ]
    for (name, unit) in units { #expect(name._dimension == unit) }
    // Linux's Foundation has no frames a second.
    #expect(Name.framesPerSecond._dimension.symbol == "fps")
    #expect(Name.allCases.count == units.count + 1)
  }

  @Test func fuelEfficiencyUnits() {
    typealias Name = IntentParameter<Measurement<UnitFuelEfficiency>>.FuelEfficiency
    let units: [(Name, UnitFuelEfficiency)] = [
      (.litersPer100Kilometers, .litersPer100Kilometers), (.milesPerGallon, .milesPerGallon),
      (.milesPerImperialGallon, .milesPerImperialGallon),
    ]
    for (name, unit) in units { #expect(name._dimension == unit) }
    #expect(Name.allCases.count == units.count)
  }

  @Test func illuminanceUnits() {
    typealias Name = IntentParameter<Measurement<UnitIlluminance>>.Illuminance
    let units: [(Name, UnitIlluminance)] = [
      (.lux, .lux)
    ]
    for (name, unit) in units { #expect(name._dimension == unit) }
    #expect(Name.allCases.count == units.count)
  }

  @Test func informationStorageUnits() {
    typealias Name = IntentParameter<Measurement<UnitInformationStorage>>.InformationStorage
    let units: [(Name, UnitInformationStorage)] = [
      (.bits, .bits), (.bytes, .bytes), (.exabits, .exabits), (.exabytes, .exabytes),
      (.exbibits, .exbibits), (.exbibytes, .exbibytes), (.gibibits, .gibibits), (.gibibytes, .gibibytes),
      (.gigabits, .gigabits), (.gigabytes, .gigabytes), (.kibibits, .kibibits), (.kibibytes, .kibibytes),
      (.kilobits, .kilobits), (.kilobytes, .kilobytes), (.mebibits, .mebibits), (.mebibytes, .mebibytes),
      (.megabits, .megabits), (.megabytes, .megabytes), (.nibbles, .nibbles), (.pebibits, .pebibits),
      (.pebibytes, .pebibytes), (.petabits, .petabits), (.petabytes, .petabytes), (.tebibits, .tebibits),
      (.tebibytes, .tebibytes), (.terabits, .terabits), (.terabytes, .terabytes), (.yobibits, .yobibits),
      (.yobibytes, .yobibytes), (.yottabits, .yottabits), (.yottabytes, .yottabytes),
      (.zebibits, .zebibits), (.zebibytes, .zebibytes), (.zettabits, .zettabits),
      (.zettabytes, .zettabytes),
    ]
    for (name, unit) in units { #expect(name._dimension == unit) }
    #expect(Name.allCases.count == units.count)
  }

  @Test func lengthUnits() {
    typealias Name = IntentParameter<Measurement<UnitLength>>.Length
    let units: [(Name, UnitLength)] = [
      (.astronomicalUnits, .astronomicalUnits), (.centimeters, .centimeters), (.decameters, .decameters),
      (.decimeters, .decimeters), (.fathoms, .fathoms), (.feet, .feet), (.furlongs, .furlongs),
      (.hectometers, .hectometers), (.inches, .inches), (.kilometers, .kilometers),
      (.lightyears, .lightyears), (.megameters, .megameters), (.meters, .meters),
      (.micrometers, .micrometers), (.miles, .miles), (.millimeters, .millimeters),
      (.nanometers, .nanometers), (.nauticalMiles, .nauticalMiles), (.parsecs, .parsecs),
      (.picometers, .picometers), (.scandinavianMiles, .scandinavianMiles), (.yards, .yards),
    ]
    for (name, unit) in units { #expect(name._dimension == unit) }
    #expect(Name.allCases.count == units.count)
  }

  @Test func massUnits() {
    typealias Name = IntentParameter<Measurement<UnitMass>>.Mass
    let units: [(Name, UnitMass)] = [
      (.carats, .carats), (.centigrams, .centigrams), (.decigrams, .decigrams), (.grams, .grams),
      (.kilograms, .kilograms), (.metricTons, .metricTons), (.micrograms, .micrograms),
      (.milligrams, .milligrams), (.nanograms, .nanograms), (.ounces, .ounces), (.ouncesTroy, .ouncesTroy),
      (.picograms, .picograms), (.pounds, .pounds), (.shortTons, .shortTons), (.slugs, .slugs),
      (.stones, .stones),
    ]
    for (name, unit) in units { #expect(name._dimension == unit) }
    #expect(Name.allCases.count == units.count)
  }

  @Test func powerUnits() {
    typealias Name = IntentParameter<Measurement<UnitPower>>.Power
    let units: [(Name, UnitPower)] = [
      (.femtowatts, .femtowatts), (.gigawatts, .gigawatts), (.horsepower, .horsepower),
      (.kilowatts, .kilowatts), (.megawatts, .megawatts), (.microwatts, .microwatts),
      (.milliwatts, .milliwatts), (.nanowatts, .nanowatts), (.picowatts, .picowatts),
      (.terawatts, .terawatts), (.watts, .watts),
    ]
    for (name, unit) in units { #expect(name._dimension == unit) }
    #expect(Name.allCases.count == units.count)
  }

  @Test func pressureUnits() {
    typealias Name = IntentParameter<Measurement<UnitPressure>>.Pressure
    let units: [(Name, UnitPressure)] = [
      (.bars, .bars), (.gigapascals, .gigapascals), (.hectopascals, .hectopascals),
      (.inchesOfMercury, .inchesOfMercury), (.kilopascals, .kilopascals), (.megapascals, .megapascals),
      (.millibars, .millibars), (.millimetersOfMercury, .millimetersOfMercury),
      (.newtonsPerMetersSquared, .newtonsPerMetersSquared),
      (.poundsForcePerSquareInch, .poundsForcePerSquareInch),
    ]
    for (name, unit) in units { #expect(name._dimension == unit) }
    #expect(Name.allCases.count == units.count)
  }

  @Test func speedUnits() {
    typealias Name = IntentParameter<Measurement<UnitSpeed>>.Speed
    let units: [(Name, UnitSpeed)] = [
      (.kilometersPerHour, .kilometersPerHour), (.knots, .knots), (.metersPerSecond, .metersPerSecond),
      (.milesPerHour, .milesPerHour),
    ]
    for (name, unit) in units { #expect(name._dimension == unit) }
    #expect(Name.allCases.count == units.count)
  }

  @Test func temperatureUnits() {
    typealias Name = IntentParameter<Measurement<UnitTemperature>>.Temperature
    let units: [(Name, UnitTemperature)] = [
      (.celsius, .celsius), (.fahrenheit, .fahrenheit), (.kelvin, .kelvin),
    ]
    for (name, unit) in units { #expect(name._dimension == unit) }
    #expect(Name.allCases.count == units.count)
  }

  @Test func volumeUnits() {
    typealias Name = IntentParameter<Measurement<UnitVolume>>.Volume
    let units: [(Name, UnitVolume)] = [
      (.acreFeet, .acreFeet), (.bushels, .bushels), (.centiliters, .centiliters),
      (.cubicCentimeters, .cubicCentimeters), (.cubicDecimeters, .cubicDecimeters),
      (.cubicFeet, .cubicFeet), (.cubicInches, .cubicInches), (.cubicKilometers, .cubicKilometers),
      (.cubicMeters, .cubicMeters), (.cubicMiles, .cubicMiles), (.cubicMillimeters, .cubicMillimeters),
      (.cubicYards, .cubicYards), (.cups, .cups), (.deciliters, .deciliters), (.fluidOunces, .fluidOunces),
      (.gallons, .gallons), (.imperialFluidOunces, .imperialFluidOunces),
      (.imperialGallons, .imperialGallons), (.imperialPints, .imperialPints),
      (.imperialQuarts, .imperialQuarts), (.imperialTablespoons, .imperialTablespoons),
      (.imperialTeaspoons, .imperialTeaspoons), (.kiloliters, .kiloliters), (.liters, .liters),
      (.megaliters, .megaliters), (.metricCups, .metricCups), (.milliliters, .milliliters),
      (.pints, .pints), (.quarts, .quarts), (.tablespoons, .tablespoons), (.teaspoons, .teaspoons),
    ]
    for (name, unit) in units { #expect(name._dimension == unit) }
    #expect(Name.allCases.count == units.count)
  }
}
