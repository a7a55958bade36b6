import LanguageData

/// Names of cities, states, counties and countries.
struct Gazetteer: Sendable {
  /// Countries whose addresses are told apart; all others are one.
  enum Country: Int, Sendable {
    case unitedStates = 1
    case unitedKingdom, canada, australia, newZealand, ireland, southAfrica, india, other
    /// A town's name that is known in more than one of them.
    case several

    /// Returns whether postcodes there have so many digits.
    func takesPostcode(ofDigits digits: Int) -> Bool {
      switch self {
      case .unitedStates: digits == 5
      case .australia, .newZealand, .southAfrica: digits == 4
      case .india: digits == 6
      case .other: (4...6).contains(digits)
      case .several: digits == 4 || digits == 5
      case .unitedKingdom, .canada, .ireland: false
      }
    }
  }

  /// A name found in the text.
  struct Name {
    var count: Int
    var country: Country
  }

  /// A state or province.
  struct State {
    enum Form: Int {
      case full = 1
      case abbreviation, wordlike
    }
    var count: Int
    var country: Country
    /// An abbreviation that is also a word ("IN", "OR") needs more around it.
    var form: Form
  }

  private let cities: Lexicon
  private let states: Lexicon
  private let counties: Lexicon
  private let countries: Lexicon

  init(english: LanguageImage) throws {
    cities = try english.required("cityName")
    states = try english.required("stateName")
    counties = try english.required("countyName")
    countries = try english.required("countryName")
  }

  func city(_ tokens: [Token], at index: Int) -> Name? { name(cities, tokens, index) }
  func county(_ tokens: [Token], at index: Int) -> Name? { name(counties, tokens, index) }
  func country(_ tokens: [Token], at index: Int) -> Name? { name(countries, tokens, index) }

  func state(_ tokens: [Token], at index: Int) -> State? {
    guard tokens[index].kind == .word, let match = states.match(tokens, at: index),
      let country = Country(rawValue: match.value / 10), let form = State.Form(rawValue: match.value % 10)
    else { return nil }
    return State(count: match.count, country: country, form: form)
  }

  private func name(_ lexicon: Lexicon, _ tokens: [Token], _ index: Int) -> Name? {
    guard tokens[index].kind == .word, let match = lexicon.match(tokens, at: index),
      let country = Country(rawValue: match.value)
    else { return nil }
    return Name(count: match.count, country: country)
  }
}
