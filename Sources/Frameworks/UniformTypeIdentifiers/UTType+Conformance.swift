extension UTType {
  /// Whether this type is `type` or one of its subtypes.
  ///
  /// Constant time after the first question about this type.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

  /// Whether `type` is a subtype of this one. False for the type itself.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// Whether this type is a subtype of `type`. False for the type itself.
  public func isSubtype(of type: UTType) -> Bool {
    self != type && TypeRegistry.shared.ancestors(of: declaration).contains(type.identifier.lowercased())
  }

  /// All types that this one conforms to, near and far, without itself.
  public var supertypes: Set<UTType> {
    Set(
      TypeRegistry.shared.ancestors(of: declaration).compactMap {
        UTType(identifier: $0, allowUndeclared: true)
      })
  }

  /// The nearest filename extension: its own, else that of the supertype with the shortest way up.
  package var nearestFilenameExtension: String? {
    TypeRegistry.shared.lineage(of: declaration).lazy.compactMap { $0.extensions.first }.first
  }
}
