import Foundation

/// A string catalog (`.xcstrings`): all languages of a table in one JSON file.
struct StringCatalog: Sendable {
  let sourceLanguage: String
  let languages: [String: [String: LocalizedEntry]]

  /// Parses a catalog.
  ///
  /// - Throws: `FoundationPlusError` with the path of the error in the file.
  init(_ data: Data) throws(FoundationPlusError) {
    let file: File
    do {
      file = try JSONDecoder().decode(File.self, from: data)
    } catch let error as DecodingError {
      throw FoundationPlusError(.malformedTable, error.place, underlying: error)
    } catch {
      throw FoundationPlusError(.malformedTable, "no JSON: \(error)", underlying: error)
    }
    sourceLanguage = file.sourceLanguage ?? "en"
    var languages: [String: [String: LocalizedEntry]] = [:]
    for (key, string) in file.strings {
      for (language, localization) in string.localizations ?? [:] {
        guard let entry = localization.entry else { continue }
        languages[language, default: [:]][key] = entry
      }
    }
    // A source text that is its own key needs no entry, but its language is available nevertheless.
    if languages[sourceLanguage] == nil { languages[sourceLanguage] = [:] }
    self.languages = languages
  }
}

extension StringCatalog {
  private struct File: Decodable {
    var sourceLanguage: String?
    var strings: [String: Item]
  }

  private struct Item: Decodable {
    var localizations: [String: Localization]?
  }

  private struct Unit: Decodable {
    var value: String
  }

  private struct Units: Decodable {
    var values: [String]
  }

  private struct Variations: Decodable {
    var plural: [String: Variation]?
    var device: [String: Variation]?
    var width: [String: Variation]?
  }

  /// A text, or nested variations of it.
  private final class Variation: Decodable {
    let stringUnit: Unit?
    let variations: Variations?

    var text: LocalizedEntry.Text? { StringCatalog.text(unit: stringUnit, units: nil, variations) }
  }

  private struct Localization: Decodable {
    var stringUnit: Unit?
    var stringSet: Units?
    var variations: Variations?
    var substitutions: [String: Substitution]?

    var entry: LocalizedEntry? {
      guard let text = StringCatalog.text(unit: stringUnit, units: stringSet, variations) else { return nil }
      return LocalizedEntry(text: text, substitutions: substitutions?.compactMapValues(\.entry) ?? [:])
    }
  }

  private struct Substitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String?
    var stringUnit: Unit?
    var variations: Variations?

    var entry: LocalizedEntry.Substitution? {
      guard let text = StringCatalog.text(unit: stringUnit, units: nil, variations) else { return nil }
      let specifier = "%" + (formatSpecifier ?? "@")
      return LocalizedEntry.Substitution(
        argument: argNum.flatMap { $0 > 0 ? $0 - 1 : nil },
        text: text.mapped { $0.replacing("%arg", with: specifier) })
    }
  }

  private static func text(unit: Unit?, units: Units?, _ variations: Variations?) -> LocalizedEntry.Text? {
    if let units { return .alternatives(units.values) }
    if let forms = variations?.plural {
      let known = forms.compactMap { name, form in
        PluralCategory(rawValue: name).flatMap { category in form.text.map { (category, $0) } }
      }
      return .plural(Dictionary(uniqueKeysWithValues: known))
    }
    if let devices = variations?.device { return .device(devices.compactMapValues(\.text)) }
    if let widths = variations?.width {
      let known = widths.compactMap { name, form in
        Int(name).flatMap { width in form.text.map { (width, $0) } }
      }
      return .width(Dictionary(known) { one, _ in one })
    }
    return unit.map { .plain($0.value) }
  }
}

extension LocalizedEntry.Text {
  /// Returns the same variants with other texts.
  func mapped(_ change: (String) -> String) -> Self {
    switch self {
    case .plain(let text): .plain(change(text))
    case .plural(let texts): .plural(texts.mapValues { $0.mapped(change) })
    case .device(let texts): .device(texts.mapValues { $0.mapped(change) })
    case .width(let texts): .width(texts.mapValues { $0.mapped(change) })
    case .alternatives(let texts): .alternatives(texts.map(change))
    }
  }
}

extension DecodingError {
  /// The position and description of the error in the file.
  fileprivate var place: String {
    let context: Context
    switch self {
    case .typeMismatch(_, let found), .valueNotFound(_, let found), .dataCorrupted(let found): context = found
    case .keyNotFound(let key, let found):
      let path = (found.codingPath + [key]).map(\.stringValue).joined(separator: " > ")
      return "\(path) is missing"
    @unknown default: return "\(self)"
    }
    let path = context.codingPath.map(\.stringValue).joined(separator: " > ")
    let detail = (context.underlyingError as NSError?)?.userInfo[NSDebugDescriptionErrorKey].map { ": \($0)" }
    return (path.isEmpty ? "" : path + ": ") + context.debugDescription + (detail ?? "")
  }
}
