import JSONValues

extension IntentManifest {
  /// A difference between two manifests.
  public struct Change: Codable, Hashable, Sendable, CustomStringConvertible {
    /// The path of the changed value: `intents[Kitchen.OrderSoup].parameters[size].title`.
    public var path: String
    /// The old value, as JSON; nil where there was none.
    public var before: String?
    /// The new value, as JSON; nil where there is none.
    public var after: String?

    /// One line: `+ path: value`, `- path: value` or `~ path: before -> after`.
    public var description: String {
      switch (before, after) {
      case (let before?, let after?): "~ \(path): \(before) -> \(after)"
      case (nil, let after): "+ \(path): \(after ?? "")"
      case (let before, nil): "- \(path): \(before ?? "")"
      }
    }
  }

  /// Returns the changes in a newer manifest, in the order of paths. Items of lists are matched by their
  /// types, names or identifiers.
  ///
  /// Linear in the size of both. A text that takes more than 120 characters is cut.
  public func changes(to newer: IntentManifest) throws -> [Change] {
    var changes: [Change] = []
    let before = try JSONValue(parsing: Array(json()))
    let after = try JSONValue(parsing: Array(newer.json()))
    ManifestComparison.compare(before, after, at: "", into: &changes)
    return changes
  }
}

private enum ManifestComparison {
  static func compare(
    _ before: JSONValue, _ after: JSONValue, at path: String, into changes: inout [IntentManifest.Change]
  ) {
    if before == after { return }
    switch (before, after) {
    case (.object(let old), .object(let new)):
      compare(
        old.map { ($0.name, $0.value) }, new.map { ($0.name, $0.value) },
        path: { path.isEmpty ? $0 : "\(path).\($0)" }, into: &changes)
    case (.array(let old), .array(let new)):
      guard let oldNames = names(old), let newNames = names(new) else {
        changes.append(.init(path: path, before: text(before), after: text(after)))
        return
      }
      let count = changes.count
      compare(
        Array(zip(oldNames, old)), Array(zip(newNames, new)), path: { "\(path)[\($0)]" }, into: &changes)
      // The same items in another order.
      if changes.count == count, oldNames != newNames {
        let order = { (names: [String]) in names.joined(separator: ", ") }
        changes.append(.init(path: path, before: cut(order(oldNames)), after: cut(order(newNames))))
      }
    default: changes.append(.init(path: path, before: text(before), after: text(after)))
    }
  }

  private static func compare(
    _ old: [(String, JSONValue)], _ new: [(String, JSONValue)], path: (String) -> String,
    into changes: inout [IntentManifest.Change]
  ) {
    let older = Dictionary(old) { first, _ in first }
    let newer = Dictionary(new) { first, _ in first }
    let all = old.map(\.0) + new.map(\.0).filter { older[$0] == nil }
    for name in all {
      switch (older[name], newer[name]) {
      case (let before?, let after?): compare(before, after, at: path(name), into: &changes)
      case (let before?, nil): changes.append(.init(path: path(name), before: text(before), after: nil))
      case (nil, let after?): changes.append(.init(path: path(name), before: nil, after: text(after)))
      case (nil, nil): break
      }
    }
  }

  /// Returns the names of the items of a list; nil where they have none, or two have the same.
  private static func names(_ values: [JSONValue]) -> [String]? {
    let names = values.compactMap { value in
      ["type", "name", "query", "value", "intent"].lazy.compactMap { value[$0]?.string }.first
    }
    return names.count == values.count && Set(names).count == names.count ? names : nil
  }

  private static func text(_ value: JSONValue) -> String {
    var writer = JSONWriter()
    writer.value(value)
    return cut(String(decoding: writer.bytes, as: UTF8.self))
  }

  private static func cut(_ text: String) -> String {
    text.count > 120 ? text.prefix(119) + "…" : text
  }
}
