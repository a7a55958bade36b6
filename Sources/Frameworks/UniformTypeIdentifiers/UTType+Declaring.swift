extension UTType {
  /// A type that the program defines.
  ///
  /// The type counts as declared from here on. Its extensions, MIME types, further parents and description are
  /// read from `UTExportedTypeDeclarations` in the program's `Info.plist`, where there is one.
  ///
  /// - Parameters:
  ///   - identifier: The identifier, such as `com.example.note`.
  ///   - parentType: What the type conforms to; `.data` if nil and the `Info.plist` doesn't say.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    declaration = TypeRegistry.shared.declare(identifier, parent: parentType?.identifier)
  }

  /// A type that somebody else defines and the program reads or writes.
  ///
  /// As ``init(exportedAs:conformingTo:)``, with `UTImportedTypeDeclarations`. A type that the system declares
  /// stays as the system declares it.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    declaration = TypeRegistry.shared.declare(identifier, parent: parentType?.identifier)
  }
}
