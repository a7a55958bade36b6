import LanguageData

/// The words of numbers, as `numbers.json` has them: kind times 100 plus what the kind needs.
struct NumberVocabulary: Sendable {
  enum Word: Equatable {
    /// 0 to 19, which stand alone or after tens.
    case small(Int)
    /// 20, 30 ... 90.
    case tens(Int)
    /// Hundred, thousand, lakh, million: the power of ten.
    case scale(Int)
    /// Half, third, quarter, fifth; the plural says that several of them are counted.
    case denominator(Int, plural: Bool)
    /// Dozen, couple: how many they are.
    case collective(Int)
    case article, and, point, minus, of, oh
    /// Letters for a power of ten, glued to digits: "k", "bn".
    case abbreviation(Int)
    case ordinal
  }

  private let words: Lexicon
  private let fractionSigns: Lexicon

  init(shared: LanguageImage, english: LanguageImage) throws {
    words = try english.required("numberWord")
    fractionSigns = try shared.required("fractionSign")
  }

  func word(_ token: Token) -> Word? {
    guard token.kind == .word, let value = words.value(of: token) else { return nil }
    let argument = value % 100
    switch value / 100 {
    case 1: return .small(argument)
    case 2: return .tens(argument)
    case 3: return .scale(argument)
    case 4:
      return argument < 50 ? .denominator(argument, plural: false) : .denominator(argument - 50, plural: true)
    case 5: return .collective(argument)
    case 7: return .abbreviation(argument)
    case 8: return .ordinal
    default: break
    }
    switch argument {
    case 1: return .article
    case 2: return .and
    case 3: return .point
    case 4: return .minus
    case 5: return .of
    default: return .oh
    }
  }

  /// The value of "½" and its like.
  func fraction(_ token: Token) -> DecimalFraction? {
    guard token.kind == .sign, token.value == 0, let value = fractionSigns.value(of: token) else {
      return nil
    }
    return DecimalFraction(value / 100, over: value % 100)
  }
}
