import AppIntents

/// Where things are kept.
public enum StoragePlace: String, AppEnum {
  case cupboard, fridge, freezer, cellar

  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Place"
  public static let caseDisplayRepresentations: [StoragePlace: DisplayRepresentation] = [
    .cupboard: "Cupboard", .fridge: "Fridge", .freezer: "Freezer", .cellar: "Cellar",
  ]

  /// Where something cold may go.
  public static let cold: [StoragePlace] = [.fridge, .freezer]
}
