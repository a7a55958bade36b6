import LanguageData

/// The words that tell places people meet at: prepositions, kinds of venues, names of chains.
struct PlaceVocabulary: Sendable {
  /// The meaning of a preposition for the words after it.
  enum Preposition: Int {
    /// "at": a place, unless the verb before takes a person.
    case at = 1
    /// "near", "outside", "in front of".
    case beside
    /// "to", "from", "by": a place after a verb of motion.
    case motion
    /// "in": a town or a venue.
    case inside
    /// "next to", "behind": of persons as often as of places.
    case along
  }

  let prepositions: Lexicon
  /// 1 for a venue by itself ("the library"), 2 for the end of a name ("Green Dragon Inn").
  let venues: Lexicon
  /// 1 for names that are nothing else, 2 for those that are words too ("target").
  let brands: Lexicon
  let notAt: Lexicon
  let motion: Lexicon
  let notNames: Lexicon
  let numbered: Lexicon
  let personal: Lexicon
  let notModifiers: Lexicon
  let functionWords: Lexicon
  let connectors: Lexicon
  let streetTypes: Lexicon
  let commonStreets: Lexicon

  init(english: LanguageImage) throws {
    prepositions = try english.required("placePreposition")
    venues = try english.required("venueNoun")
    brands = try english.required("venueName")
    notAt = try english.required("notAtPlace")
    motion = try english.required("motionWord")
    notNames = try english.required("notPlaceName")
    numbered = try english.required("numberedPlace")
    personal = try english.required("personalPlace")
    notModifiers = try english.required("notPlaceModifier")
    functionWords = try english.required("streetFunctionWord")
    connectors = try english.required("nameConnector")
    streetTypes = try english.required("streetType")
    commonStreets = try english.required("commonStreetName")
  }
}
