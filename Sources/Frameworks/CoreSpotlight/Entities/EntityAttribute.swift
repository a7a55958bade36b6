/// The attributes under which the index stores the entity that an item stands for.
package enum EntityAttribute {
  /// The entity's type and identifier.
  package static let identifier = "appEntityIdentifier"
  /// The rank among equal results.
  package static let priority = "appEntityPriority"
  /// A Boolean value that indicates whether searches leave the entity out.
  package static let isHidden = "appEntityHidden"

  /// The names of all of them inside a set: they are not searchable.
  static let names: Set<String> = Set(
    [identifier, priority, isHidden].map { CSSearchableItemAttributeSet.customPrefix + $0 })

  /// Returns the type and identifier of an entity's name, or nil if the text is none.
  ///
  /// The first slash is the separator; slashes and percent signs in the type are escaped.
  static func parts(of name: String) -> (type: String, identifier: String)? {
    guard let slash = name.firstIndex(of: "/") else { return nil }
    let type = name[..<slash].replacing("%2F", with: "/").replacing("%25", with: "%")
    let identifier = name[name.index(after: slash)...]
    return type.isEmpty || identifier.isEmpty ? nil : (String(type), String(identifier))
  }
}

extension SearchableItemRecord {
  /// The type and identifier of the entity that the item stands for.
  package var appEntity: (type: String, identifier: String)? {
    let name = CSSearchableItemAttributeSet.customPrefix + EntityAttribute.identifier
    guard case .text(let text) = attributes[name] else { return nil }
    return EntityAttribute.parts(of: text)
  }

  /// The rank of the entity among equal results.
  package var appEntityPriority: Int {
    let name = CSSearchableItemAttributeSet.customPrefix + EntityAttribute.priority
    guard case .integer(let priority) = attributes[name] else { return 0 }
    return Int(clamping: priority)
  }

  /// A Boolean value that indicates whether searches by people leave the item out.
  package var isHidden: Bool {
    let name = CSSearchableItemAttributeSet.customPrefix + EntityAttribute.isHidden
    return attributes[name] == .flag(true) || attributes[name] == .integer(1)
  }
}
