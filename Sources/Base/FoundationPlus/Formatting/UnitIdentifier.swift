import Foundation

/// The Unicode CLDR names of Foundation's units.
enum UnitIdentifier {
  /// The name of a unit class, then its symbols with their CLDR names: `symbol=name`, separated by commas.
  private static let table = """
    UnitLength:Mm=megameter,km=kilometer,hm=hectometer,dam=decameter,m=meter,dm=decimeter,cm=centimeter,\
    mm=millimeter,µm=micrometer,nm=nanometer,pm=picometer,in=inch,ft=foot,yd=yard,mi=mile,\
    smi=mile-scandinavian,ly=light-year,NM=nautical-mile,ftm=fathom,fur=furlong,ua=astronomical-unit,pc=parsec
    UnitMass:kg=kilogram,g=gram,dg=decigram,cg=centigram,mg=milligram,µg=microgram,ng=nanogram,pg=picogram,\
    oz=ounce,lb=pound,st=stone,t=tonne,ton=ton,ct=carat,oz t=ounce-troy
    UnitDuration:h=hour,m=minute,s=second,ms=millisecond,µs=microsecond,ns=nanosecond,ps=picosecond
    UnitTemperature:K=kelvin,°C=celsius,°F=fahrenheit
    UnitSpeed:m/s=meter-per-second,km/h=kilometer-per-hour,mph=mile-per-hour,kn=knot
    UnitVolume:ML=megaliter,kL=kiloliter,L=liter,dl=deciliter,cL=centiliter,mL=milliliter,\
    km³=cubic-kilometer,m³=cubic-meter,dm³=cubic-decimeter,cm³=cubic-centimeter,mm³=cubic-millimeter,\
    in³=cubic-inch,ft³=cubic-foot,yd³=cubic-yard,mi³=cubic-mile,af=acre-foot,bsh=bushel,tsp=teaspoon,\
    tbsp=tablespoon,fl oz=fluid-ounce,cup=cup,pt=pint,qt=quart,gal=gallon,\
    fl oz Imperial=fluid-ounce-imperial,qt Imperial=quart-imperial,gal Imperial=gallon-imperial,\
    metric cup Imperial=cup-metric
    UnitArea:km²=square-kilometer,m²=square-meter,cm²=square-centimeter,mm²=square-millimeter,\
    µm²=square-micrometer,nm²=square-nanometer,in²=square-inch,ft²=square-foot,yd²=square-yard,\
    mi²=square-mile,ac=acre,ha=hectare
    UnitEnergy:kJ=kilojoule,J=joule,kCal=kilocalorie,cal=calorie,kWh=kilowatt-hour
    UnitPower:TW=terawatt,GW=gigawatt,MW=megawatt,kW=kilowatt,W=watt,mW=milliwatt,hp=horsepower
    UnitPressure:GPa=gigapascal,MPa=megapascal,kPa=kilopascal,hPa=hectopascal,inHg=inch-ofhg,bar=bar,\
    mbar=millibar,mmHg=millimeter-ofhg,psi=pound-force-per-square-inch
    UnitAngle:°=degree,ʹ=arc-minute,ʹʹ=arc-second,rad=radian,rev=revolution
    UnitInformationStorage:bit=bit,B=byte,kb=kilobit,Mb=megabit,Gb=gigabit,Tb=terabit,kB=kilobyte,\
    MB=megabyte,GB=gigabyte,TB=terabyte,PB=petabyte
    UnitFrequency:THz=terahertz,GHz=gigahertz,MHz=megahertz,kHz=kilohertz,Hz=hertz
    UnitElectricCurrent:A=ampere,mA=milliampere
    UnitElectricPotentialDifference:V=volt,mV=millivolt
    UnitElectricResistance:Ω=ohm
    UnitElectricCharge:C=coulomb
    UnitFuelEfficiency:L/100km=liter-per-100-kilometer,mpg=mile-per-gallon
    UnitAcceleration:m/s²=meter-per-square-second,g=g-force
    UnitDispersion:ppm=permillion
    UnitIlluminance:lx=lux
    UnitConcentrationMass:g/L=gram-per-liter,mg/dL=milligram-per-deciliter
    """

  private static let names: [String: Substring] = {
    var names: [String: Substring] = [:]
    for line in table.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      for unit in parts[1].split(separator: ",") {
        let pair = unit.split(separator: "=")
        names["\(parts[0]) \(pair[0])"] = pair[1]
      }
    }
    return names
  }()

  /// Returns the name of a unit, or nil for a custom one.
  static func name(of unit: Dimension) -> String? {
    names["\(type(of: unit)) \(unit.symbol)"].map(String.init)
  }
}
