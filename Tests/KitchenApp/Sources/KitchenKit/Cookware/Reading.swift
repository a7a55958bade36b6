import AppIntents

/// What a kitchen's machines can tell of themselves.
public enum Reading: String, AppEnum {
  case heat, power, supply, motion, space, air, light, delivery

  public static var typeDisplayRepresentation: TypeDisplayRepresentation = "Reading"
  public static var caseDisplayRepresentations: [Reading: DisplayRepresentation] = [
    .heat: "Heat and pressure", .power: "Power and energy", .supply: "Supply", .motion: "Motion",
    .space: "Space", .air: "Air", .light: "Light and signals", .delivery: "Delivery",
  ]
}
