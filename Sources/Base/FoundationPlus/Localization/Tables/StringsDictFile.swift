import Foundation

/// A parser for tables of one language whose texts vary by numbers, devices or widths (`.stringsdict`).
enum StringsDictFile {
  /// Parses a table, leaving out entries without a text.
  ///
  /// - Throws: `FoundationPlusError` if the file is no property list.
  static func entries(_ data: Data) throws(FoundationPlusError) -> [String: LocalizedEntry] {
    var entries: [String: LocalizedEntry] = [:]
    for (key, value) in try PropertyList.dictionary(data) {
      guard let value = value as? [String: Any] else {
        throw FoundationPlusError(.malformedTable, "\(key): expected a dictionary, found \(type(of: value))")
      }
      entries[key] = entry(value)
    }
    return entries
  }

  private static func entry(_ value: [String: Any]) -> LocalizedEntry? {
    if let devices = value["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      return merged(devices) { .device($0) }
    }
    if let widths = value["NSStringVariableWidthRuleType"] as? [String: Any] {
      return merged(widths) { texts in
        .width(Dictionary(texts.compactMap { name, text in Int(name).map { ($0, text) } }) { one, _ in one })
      }
    }
    guard let format = value["NSStringLocalizedFormatKey"] as? String else { return nil }
    var entry = LocalizedEntry(text: .plain(format))
    for (name, rule) in value {
      guard let rule = rule as? [String: Any] else { continue }
      var forms: [PluralCategory: LocalizedEntry.Text] = [:]
      for category in PluralCategory.allCases {
        if let form = rule[category.rawValue] as? String { forms[category] = .plain(form) }
      }
      if !forms.isEmpty { entry.substitutions[name] = .init(text: .plural(forms)) }
    }
    return entry
  }

  /// Merges several values, each a text or an entry with plural forms, into one entry.
  private static func merged(
    _ values: [String: Any], _ make: ([String: LocalizedEntry.Text]) -> LocalizedEntry.Text
  ) -> LocalizedEntry {
    var texts: [String: LocalizedEntry.Text] = [:]
    var substitutions: [String: LocalizedEntry.Substitution] = [:]
    for (name, value) in values {
      if let text = value as? String {
        texts[name] = .plain(text)
      } else if let inner = (value as? [String: Any]).flatMap(entry) {
        texts[name] = inner.text
        substitutions.merge(inner.substitutions) { one, _ in one }
      }
    }
    return LocalizedEntry(text: make(texts), substitutions: substitutions)
  }
}
