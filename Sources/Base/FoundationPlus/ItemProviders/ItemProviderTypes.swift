import Foundation

/// The queries of item providers to the type hierarchy.
package protocol ItemProviderTypeTree: SendableMetatype {
  /// Returns a Boolean value that indicates whether a type equals another or conforms to it.
  static func type(_ typeIdentifier: String, conformsTo other: String) -> Bool
  /// Returns the filename extension of a type, without the dot.
  static func filenameExtension(of typeIdentifier: String) -> String?
  /// Returns the type of files with an extension.
  static func identifier(filenameExtension: String, isDirectory: Bool) -> String?
}

/// The type hierarchy, if the program links it.
enum ItemProviderTypes {
  /// The conforming type in `UniformTypeIdentifiers`, found by its mangled name because that module is above
  /// this one.
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
