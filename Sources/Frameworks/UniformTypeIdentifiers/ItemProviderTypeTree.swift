import FoundationPlus

/// The tree of types, as item providers ask for it. They find it by its name: renaming it breaks them.
struct ItemProviderTypeTree: FoundationPlus.ItemProviderTypeTree {
  static func type(_ typeIdentifier: String, conformsTo other: String) -> Bool {
    guard let type = UTType(typeIdentifier), let other = UTType(other) else { return false }
    return type.conforms(to: other)
  }

  static func filenameExtension(of typeIdentifier: String) -> String? {
    UTType(typeIdentifier)?.nearestFilenameExtension
  }

  static func identifier(filenameExtension: String, isDirectory: Bool) -> String? {
    guard isDirectory else { return UTType(filenameExtension: filenameExtension)?.identifier }
    guard let type = UTType(filenameExtension: filenameExtension, conformingTo: .directory), !type.isDynamic
    else { return UTType.folder.identifier }
    return type.identifier
  }
}
