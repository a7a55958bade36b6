/// The attributes under which the index keeps which entity of the app an item stands for.
package enum EntityAttribute {
  /// The entity's name: its type and its identifier.
  package static let identifier = "appEntityIdentifier"
  /// How early it stands among equal results.
  package static let priority = "appEntityPriority"
  /// Whether searches leave it out.
  package static let isHidden = "appEntityHidden"

  /// The names of all of them inside a set: they are for programs, nobody searches them.
  static let names: Set<String> = Set(
    [identifier, priority, isHidden].map { CSSearchableItemAttributeSet.customPrefix + $0 })

  /// The type and the identifier in an entity's name; nil where the text is none.
  ///
  /// The first slash is the one between them; in the type slashes and percent signs are escaped.
  static func parts(of name: String) -> (type: String, identifier: String)? {
    guard let slash = name.firstIndex(of: "/") else { return nil }
    let type = name[..<slash].replacing("%2F", with: "/").replacing("%25", with: "%")
    let identifier = name[name.index(after: slash)...]
    return type.isEmpty || identifier.isEmpty ? nil : (String(type), String(identifier))
  }
}

extension SearchableItemRecord {
  /// The type and the identifier of the entity that the item stands for.
  package var appEntity: (type: String, identifier: String)? {
    let name = CSSearchableItemAttributeSet.customPrefix + EntityAttribute.identifier
    guard case .text(let text) = attributes[name] else { return nil }
    return EntityAttribute.parts(of: text)
  }

  /// How early the entity stands among equal results.
  package var appEntityPriority: Int {
    let name = CSSearchableItemAttributeSet.customPrefix + EntityAttribute.priority
    guard case .integer(let priority) = attributes[name] else { return 0 }
    return Int(clamping: priority)
  }

  /// Whether searches for people leave the item out.
  package var isHidden: Bool {
    let name = CSSearchableItemAttributeSet.customPrefix + EntityAttribute.isHidden
    return attributes[name] == .flag(true) || attributes[name] == .integer(1)
  }
}
