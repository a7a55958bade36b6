/// A resolver that reads a yes or no from text: the parameter's names for the two values, and the words for
/// them in English and in the person's language.
public struct BoolFromStringResolver: Resolver {
  /// Creates the resolver.
  public init() {}

  /// Returns the Boolean value that a text stands for, or nil.
  public func resolve(from input: String, context: Context<Bool>) async throws -> Bool? {
    let locale = context.conversion.locale
    let word = input.trimmingCharacters(in: .whitespacesAndNewlines).lowercased(with: locale)
    if let names = context.displayName {
      if word == Self.text(of: names.true, in: locale) { return true }
      if word == Self.text(of: names.false, in: locale) { return false }
    }
    return TruthWords.value(of: word, in: locale)
  }

  private static func text(of name: LocalizedStringResource, in locale: Locale) -> String {
    var name = name
    name.locale = locale
    return String(localized: name).lowercased(with: locale)
  }
}

/// The words for yes and no in several languages.
package enum TruthWords {
  /// Returns the meaning of a lowercased word, or nil if it means neither yes nor no.
  package static func value(of word: String, in locale: Locale) -> Bool? {
    if let value = words["en"]?[word] { return value }
    return locale.language.languageCode.flatMap { words[$0.identifier]?[word] }
  }

  /// One language per line: the words for yes, and after the bar those for no.
  private static let table = """
    en yes y true t on 1 enable enabled|no n false f off 0 disable disabled
    ar نعم صحيح تشغيل|لا خطأ إيقاف
    cs ano a pravda zapnuto|ne nepravda vypnuto
    da ja sand sandt til|nej falsk falskt fra
    de ja j wahr an ein|nein falsch aus
    el ναι ναί αληθές|όχι οχι ψευδές
    es sí si s verdadero activado encendido|falso desactivado apagado
    fi kyllä k tosi päällä|ei e epätosi pois
    fr oui o vrai activé allumé|non faux désactivé éteint
    he כן נכון|לא שגוי
    hi हाँ हां सही चालू|नहीं ग़लत बंद
    hu igen igaz be|nem hamis ki
    id ya benar aktif|tidak salah nonaktif
    it sì si s vero attivo acceso|falso disattivo spento
    ja はい オン 真|いいえ オフ 偽
    ko 예 네 참 켜기|아니요 아니오 거짓 끄기
    nb ja sant på|nei usant av
    nl ja j waar aan|nee onwaar uit
    pl tak prawda włączone|nie fałsz wyłączone
    pt sim s verdadeiro ligado|não nao falso desligado
    ro da adevărat pornit|nu fals oprit
    ru да д истина вкл|нет ложь выкл
    sv ja sant på|nej falskt av
    tr evet doğru açık|hayır yanlış kapalı
    uk так істина увімк|ні хибність вимк
    vi có đúng bật|không sai tắt
    zh 是 对 對 开 開 真|否 不 关 關 假
    """

  private static let words: [String: [String: Bool]] = table.split(separator: "\n").reduce(into: [:]) {
    languages, line in
    let halves = line.split(separator: "|", maxSplits: 1)
    let yes = halves[0].split(separator: " ")
    var words: [String: Bool] = [:]
    for word in yes.dropFirst() { words[String(word)] = true }
    for word in halves[1].split(separator: " ") { words[String(word)] = false }
    languages[String(yes[0])] = words
  }
}
