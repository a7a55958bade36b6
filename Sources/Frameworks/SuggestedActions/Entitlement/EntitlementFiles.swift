import FoundationPlus

/// The possible locations of a program's entitlements: the resources of its main bundle, and the resource
/// folders built beside it.
///
/// A folder with the program's name (`Package_program.resources`) takes precedence; one with the name of
/// another program beside it belongs to that program and is ignored.
struct EntitlementFiles {
  let executable: URL
  let mainBundle: URL?

  private var folder: URL { executable.deletingLastPathComponent() }

  /// Returns the files in the order of their paths, without duplicates.
  ///
  /// - Throws: ``SuggestedActionsError`` if a folder can't be listed.
  func files() throws -> [URL] {
    var own = try mainBundle.map { try Self.entitlements(in: $0) } ?? []
    own += try Self.list(folder).filter { $0.lastPathComponent == program + ".entitlements" }
    var others: [URL] = []
    for place in try Self.list(folder) where Self.kinds.contains(place.pathExtension) {
      let target = Self.target(of: place)
      if target == program {
        own += try Self.entitlements(in: place)
      } else if !FileManager.default.isExecutableFile(atPath: folder.appending(path: target).path) {
        others += try Self.entitlements(in: place)
      }
    }
    let found = own.isEmpty ? others : own
    var paths = Set<String>()
    return found.filter { paths.insert($0.resolvingSymlinksInPath().path).inserted }
      .sorted { $0.path < $1.path }
  }

  private var program: String { executable.deletingPathExtension().lastPathComponent }

  /// The extensions of resource folders.
  private static let kinds: Set<String> = ["resources", "bundle"]

  /// Returns the target of a resource folder: `Package_target.resources` belongs to the target.
  private static func target(of place: URL) -> String {
    let name = place.deletingPathExtension().lastPathComponent
    return name.split(separator: "_", maxSplits: 1).last.map(String.init) ?? name
  }

  /// Returns the property lists in a folder of resources, and in its subfolder `Resources`.
  private static func entitlements(in folder: URL) throws -> [URL] {
    let folders =
      [folder] + (folder.lastPathComponent == "Resources" ? [] : [folder.appending(path: "Resources")])
    return try folders.flatMap { try list($0) }.filter { $0.pathExtension == "entitlements" }
  }

  /// Returns the contents of a folder, or none if it doesn't exist.
  private static func list(_ folder: URL) throws -> [URL] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue
    else {
      return []
    }
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        .map { folder.appending(path: $0) }
    } catch {
      throw SuggestedActionsError(
        .unreadable,
        "The folder \(folder.path), where entitlements may be, can't be listed: "
          + "\(error.localizedDescription).",
        underlying: error)
    }
  }
}
