import Foundation

/// What item providers ask of the tree of types.
package protocol ItemProviderTypeTree: SendableMetatype {
  /// Whether a type is another or one of its subtypes.
  static func type(_ typeIdentifier: String, conformsTo other: String) -> Bool
  /// The extension of the type's files, without the dot.
  static func filenameExtension(of typeIdentifier: String) -> String?
  /// The type of files with an extension.
  static func identifier(filenameExtension: String, isDirectory: Bool) -> String?
}

/// The tree of types, as far as the program links it.
enum ItemProviderTypes {
  /// The conformer in `UniformTypeIdentifiers`, found by its mangled name: this module lies below that one.
  private static let tree =
    _typeByName("22UniformTypeIdentifiers012ItemProviderB4TreeV") as? any ItemProviderTypeTree.Type

  static func type(_ typeIdentifier: String, conformsTo other: String) -> Bool {
    if typeIdentifier.lowercased() == other.lowercased() { return true }
    return tree?.type(typeIdentifier, conformsTo: other) ?? false
  }

  static func filenameExtension(of typeIdentifier: String) -> String? {
    tree?.filenameExtension(of: typeIdentifier)
  }

  static func identifier(ofFile file: URL) -> String {
    var isDirectory: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: file.path, isDirectory: &isDirectory)
    return tree?.identifier(filenameExtension: file.pathExtension, isDirectory: isDirectory.boolValue)
      ?? (isDirectory.boolValue ? "public.folder" : "public.data")
  }
}
