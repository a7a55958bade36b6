import Foundation

/// The types that a program declares in its `Info.plist`.
enum ProgramTypes {
  /// The exported, then the imported declarations. Entries without an identifier are left out.
  static func declared(by information: [String: Any]) -> [TypeDeclaration] {
    ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"].flatMap { key in
      (information[key] as? [[String: Any]] ?? []).compactMap(declaration)
    }
  }

  private static func declaration(_ entry: [String: Any]) -> TypeDeclaration? {
    guard let identifier = entry["UTTypeIdentifier"] as? String, TypeRegistry.isIdentifier(identifier) else {
      return nil
    }
    let tags = entry["UTTypeTagSpecification"] as? [String: Any] ?? [:]
    let parents = list(entry["UTTypeConformsTo"])
    return TypeDeclaration(
      identifier, origin: .program, parents: parents.isEmpty ? ["public.data"] : parents,
      extensions: list(tags["public.filename-extension"]), mimeTypes: list(tags["public.mime-type"]),
      summary: entry["UTTypeDescription"] as? String, version: version(entry["UTTypeVersion"]),
      referenceURL: (entry["UTTypeReferenceURL"] as? String).flatMap(URL.init(string:)))
  }

  /// A list may be written as a single string.
  private static func list(_ value: Any?) -> [String] {
    (value as? String).map { [$0] } ?? value as? [String] ?? []
  }

  private static func version(_ value: Any?) -> Int? {
    value as? Int ?? (value as? String).flatMap { Int($0) }
  }
}
