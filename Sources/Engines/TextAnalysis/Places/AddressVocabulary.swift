import LanguageData

/// The words of postal addresses.
struct AddressVocabulary: Sendable {
  enum StreetType: Int {
    /// "street", "road": nothing else.
    case sure = 1
    /// "court", "hill", "drive": also ordinary words.
    case wordlike
    /// "rue", "calle": stands before the name.
    case leading
    /// "Broadway", "Strand": a whole name by itself.
    case whole
    /// "avenue", "highway": sure, and may stand before a number or a letter ("Avenue B", "Highway 50").
    case either
  }

  let streetTypes: Lexicon
  let directions: Lexicon
  let units: Lexicon
  let numberSigns: Lexicon
  let floorWords: Lexicon
  let floorOrdinals: Lexicon
  let buildingWords: Lexicon
  let boxes: Lexicon
  let notNames: Lexicon
  let notLowerNames: Lexicon
  let commonNames: Lexicon
  let functionWords: Lexicon
  let connectors: Lexicon

  init(english: LanguageImage) throws {
    streetTypes = try english.required("streetType")
    directions = try english.required("streetDirection")
    units = try english.required("unitDesignator")
    numberSigns = try english.required("numberSign")
    floorWords = try english.required("floorWord")
    floorOrdinals = try english.required("floorOrdinal")
    buildingWords = try english.required("buildingWord")
    boxes = try english.required("postOfficeBox")
    notNames = try english.required("notStreetName")
    notLowerNames = try english.required("notLowerStreetName")
    commonNames = try english.required("commonStreetName")
    functionWords = try english.required("streetFunctionWord")
    connectors = try english.required("nameConnector")
  }

  func streetType(_ token: Token) -> StreetType? {
    guard token.kind == .word else { return nil }
    return streetTypes.value(of: token).flatMap(StreetType.init)
  }
}
