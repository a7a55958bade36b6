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
    case unused
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
    streetTypes = try english.requiredLexicon("streetType")
    directions = try english.requiredLexicon("streetDirection")
    units = try english.requiredLexicon("unitDesignator")
    numberSigns = try english.requiredLexicon("numberSign")
    floorWords = try english.requiredLexicon("floorWord")
    floorOrdinals = try english.requiredLexicon("floorOrdinal")
    buildingWords = try english.requiredLexicon("buildingWord")
    boxes = try english.requiredLexicon("postOfficeBox")
    notNames = try english.requiredLexicon("notStreetName")
    notLowerNames = try english.requiredLexicon("notLowerStreetName")
    commonNames = try english.requiredLexicon("commonStreetName")
    functionWords = try english.requiredLexicon("streetFunctionWord")
    connectors = try english.requiredLexicon("nameConnector")
  }

  func streetType(_ token: Token) -> StreetType? {
    guard token.kind == .word else { return nil }
    return streetTypes.value(of: token).flatMap(StreetType.init)
  }
}
