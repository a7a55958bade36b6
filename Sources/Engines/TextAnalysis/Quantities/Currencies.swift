import LanguageData

/// The world's currencies (ISO 4217, and Bitcoin and Ether, which have no code there) and the signs, codes
/// and words that name them.
struct Currencies: Sendable {
  struct Currency: Sendable {
    var code: String
    var numeric: Int
    /// The name that it shares with currencies of other countries: "dollar", "peso"; only those compete for a
    /// bare "$".
    var family: String
    /// Digits of the smaller unit: 2 for cents.
    var minorDigits: Int
  }

  /// The meaning of a sign, a code or a word for a currency.
  enum Term: Equatable {
    /// One currency, by its numeric code.
    case exact(Int)
    /// A name that several share: "$", "pesos". The reader's region decides; the number is the usual one.
    case family(Int)
    /// Hundredths (or thousandths) of one currency: "pence", "paise".
    case minor(Int)
    /// Hundredths of a currency that the reader's region decides: "cents", "a penny".
    case familyMinor(Int)
    /// An upper-case code that is also an English word: "TRY", "ALL".
    case wordlike(Int)
    /// "grand": thousands of the currency of the place.
    case thousands(Int)
    /// "p" glued to digits.
    case glued(Int)

    /// Values in the data are the numeric code plus the kind times 10,000.
    init(_ value: Int) {
      let numeric = value % 10_000
      switch value / 10_000 {
      case 1: self = .family(numeric)
      case 2: self = .minor(numeric)
      case 3: self = .familyMinor(numeric)
      case 4: self = .wordlike(numeric)
      case 5: self = .thousands(numeric)
      case 7: self = .glued(numeric)
      default: self = .exact(numeric)
      }
    }

    var isMinor: Bool {
      switch self {
      case .minor, .familyMinor, .glued: true
      default: false
      }
    }
  }

  /// A term resolved: its currency, where known, and the power of ten that amounts are counted in.
  struct Resolved: Equatable {
    var code: String?
    var power: Int
  }

  let signs: Lexicon
  let signPhrases: Lexicon
  let codes: Lexicon
  let words: Lexicon
  let notes: Lexicon
  private let regions: Lexicon
  private let byNumeric: [Int: Currency]

  init(shared: LanguageImage, english: LanguageImage) throws {
    signs = try shared.required("currencySign")
    signPhrases = try shared.required("currencySignPhrase")
    codes = try shared.required("currencyCode")
    regions = try shared.required("regionCurrency")
    words = try english.required("currencyWord")
    notes = try english.required("currencyNote")
    var byNumeric: [Int: Currency] = [:]
    for row in try shared.required(table: "currencies").rows {
      guard row.count == 4, let numeric = Int(row[1]), let digits = Int(row[2]) else { continue }
      byNumeric[numeric] = Currency(code: row[0], numeric: numeric, family: row[3], minorDigits: digits)
    }
    self.byNumeric = byNumeric
  }

  /// The currency of a region (ISO 3166, two letters).
  func currency(ofRegion region: String) -> Currency? {
    regions.value(of: region).flatMap { byNumeric[$0] }
  }

  func family(of term: Term) -> String? {
    switch term {
    case .exact(let numeric), .family(let numeric), .minor(let numeric), .familyMinor(let numeric),
      .wordlike(let numeric), .thousands(let numeric), .glued(let numeric):
      byNumeric[numeric]?.family
    }
  }

  func resolve(_ term: Term, region: String?) -> Resolved {
    switch term {
    case .exact(let numeric), .wordlike(let numeric):
      return Resolved(code: byNumeric[numeric]?.code, power: 0)
    case .minor(let numeric), .glued(let numeric):
      let currency = byNumeric[numeric]
      return Resolved(code: currency?.code, power: -(currency?.minorDigits ?? 2))
    case .family(let usual):
      let code = shared(usual, region: region) { $0.family == $1.family }
      return Resolved(code: code, power: 0)
    case .familyMinor(let usual):
      let code = shared(usual, region: region) {
        $0.family == $1.family || $0.family == "dollar" || $0.family == "euro"
      }
      return Resolved(code: code, power: -2)
    case .thousands(let usual):
      let code = shared(usual, region: region) { mine, _ in mine.family == "dollar" || mine.family == "pound"
      }
      return Resolved(code: code, power: 3)
    }
  }

  /// The region's own currency where it is one the name can mean, else the usual one. Dollars of nobody
  /// knows where stay open.
  private func shared(
    _ usual: Int, region: String?, where fits: (_ mine: Currency, _ usual: Currency) -> Bool
  ) -> String? {
    guard let named = byNumeric[usual] else { return nil }
    guard let region else { return named.family == "dollar" ? nil : named.code }
    guard let mine = currency(ofRegion: region), fits(mine, named) else { return named.code }
    return mine.code
  }
}
