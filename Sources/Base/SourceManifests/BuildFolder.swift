import Foundation
import IntentManifest
import JSONValues

/// The constant values in the folder of a build.
///
/// A Swift package that is built with `compilerFlags(protocolsFile:)` has, in the folder `Kitchen.build` of
/// each module, a file `Soup.swift.swiftconstvalues` for each source, or one for the module where it is
/// compiled as a whole.
public struct BuildFolder: Sendable {
  /// A module of the build.
  public struct Module: Hashable, Sendable {
    /// The name of the module.
    public var name: String
    /// The folder that holds its constant values.
    public var folder: URL
    /// The files of constant values, ordered by name.
    public var files: [URL]
    /// The sources of the module, where the build names them.
    public var sources: [URL]

    /// A Boolean value that indicates whether the module holds tests, by its name.
    public var isTests: Bool { name.hasSuffix("Tests") }
  }

  /// The folder.
  public let url: URL
  /// The modules that have constant values, ordered by name. Those of the frameworks themselves are left out.
  public let modules: [Module]

  /// The protocols for whose conformances the compiler writes constant values.
  public static let gatheredProtocols = [
    "AppEntity", "AppEnum", "AppIntent", "AppIntentsPackage", "AppShortcutsProvider", "AppUnionValue",
    "DynamicOptionsProvider", "EntityQuery", "IntentValueQuery",
  ]

  /// The file of protocols to give to the compiler: a JSON list of their names.
  public static var protocolsFile: Data {
    let names = gatheredProtocols.map { "\"\($0)\"" }.joined(separator: ", ")
    return Data("[\(names)]\n".utf8)
  }

  /// The arguments of `swift build` with which a package is built so that there are constant values.
  ///
  /// - Parameter protocolsFile: The path of a file with `protocolsFile` in it. It must not move: with other
  ///   flags everything is compiled again.
  public static func compilerFlags(protocolsFile path: String) -> [String] {
    ["-emit-const-values", "-Xfrontend", "-const-gather-protocols-file", "-Xfrontend", path]
      .flatMap { ["-Xswiftc", $0] }
  }

  /// Finds the constant values of a build.
  ///
  /// - Parameters:
  ///   - url: The folder, such as `.build/debug`, or that of a single module.
  ///   - product: The name of an executable or a library; only the modules that are linked into it count.
  /// - Throws: `IntentManifestError` with `unreadable` or `noConstantValues`.
  public init(_ url: URL, product: String? = nil) throws {
    self.url = url
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue else {
      throw IntentManifestError(
        .unreadable,
        "There is no folder \(url.path). Build the package first, with the flags that "
          + "beckon manifest --build-flags prints.")
    }
    let linked = try product.map { try Self.modules(linkedInto: $0, of: url) }
    var folders = [url]
    for name in try Self.names(in: url).sorted()
    where name.hasSuffix(".build") && !name.hasSuffix("-tool.build") {
      folders.append(url.appendingPathComponent(name, isDirectory: true))
    }
    modules = try folders.compactMap { folder in
      let module = try Self.module(in: folder, isSingle: folder == url)
      guard let module, !FrameworkFacts.modules.contains(module.name) else { return nil }
      return linked?.contains(module.name) == false ? nil : module
    }
    if modules.isEmpty {
      throw IntentManifestError(
        .noConstantValues,
        "There are no constant values\(product.map { " of the product '\($0)'" } ?? "") in \(url.path). "
          + "Build with the flags that beckon manifest --build-flags prints.")
    }
  }

  private static func names(in folder: URL) throws -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder.path)
    } catch {
      throw IntentManifestError(.unreadable, "\(folder.path) can't be read: \(error).", underlying: error)
    }
  }

  private static func module(in folder: URL, isSingle: Bool) throws -> Module? {
    let suffix = ".swiftconstvalues"
    let name =
      folder.lastPathComponent.hasSuffix(".build")
      ? String(folder.lastPathComponent.dropLast(6)) : folder.lastPathComponent
    let files = try names(in: folder).filter { $0.hasSuffix(suffix) }.sorted()
    guard !files.isEmpty else { return nil }
    let sources = try sources(of: folder)
    // What is left of sources that are no more does not count.
    let current = Set(sources.map(\.lastPathComponent))
    return Module(
      name: name, folder: folder,
      files: files.filter { file in
        let source = String(file.dropLast(suffix.count))
        return sources.isEmpty || !source.hasSuffix(".swift") || current.contains(source)
      }.map { folder.appendingPathComponent($0) }, sources: sources)
  }

  /// The sources that a build names in the file `sources`, one a line, in quotes where they have spaces.
  private static func sources(of folder: URL) throws -> [URL] {
    let list = folder.appendingPathComponent("sources")
    guard FileManager.default.fileExists(atPath: list.path) else { return [] }
    return try text(list).split(separator: "\n").map {
      URL(fileURLWithPath: $0.trimmingCharacters(in: CharacterSet(charactersIn: "'\"")))
    }
  }

  /// The modules whose objects a product is linked of.
  private static func modules(linkedInto product: String, of url: URL) throws -> Set<String> {
    let list = url.appendingPathComponent("\(product).product/Objects.LinkFileList")
    guard FileManager.default.fileExists(atPath: list.path) else {
      throw IntentManifestError(
        .unreadable, "\(url.path) has no product '\(product)' that was linked. Build it first.")
    }
    return Set(
      try text(list).split(separator: "\n").flatMap { $0.split(separator: "/") }
        .filter { $0.hasSuffix(".build") }.map { String($0.dropLast(6)) })
  }

  private static func text(_ file: URL) throws -> String {
    String(decoding: try data(file), as: UTF8.self)
  }

  private static func data(_ file: URL) throws -> Data {
    do {
      return try Data(contentsOf: file)
    } catch {
      throw IntentManifestError(.unreadable, "\(file.path) can't be read: \(error).", underlying: error)
    }
  }
}

extension BuildFolder {
  /// The depth to which constant values may be nested. Eight levels come with each branch of a summary.
  private static let maximumDepth = 512

  /// Returns the manifest of some of the modules, together.
  ///
  /// Linear in the size of the files, which are read one after the other.
  ///
  /// - Parameter names: The names of modules; nil stands for all that are no tests.
  /// - Throws: `IntentManifestError` with `noConstantValues` for a name that no module has, `notJSON` or
  ///   `badConstantValues` with the file, the type and what was expected, and `unreadable`.
  public func manifest(of names: Set<String>? = nil) throws -> SourceManifest {
    let chosen = modules.filter { names?.contains($0.name) ?? !$0.isTests }
    if let missing = names?.subtracting(chosen.map(\.name)).sorted().first {
      throw IntentManifestError(
        .noConstantValues,
        "The build has no constant values of a module '\(missing)'. It has those of "
          + "\(modules.map(\.name).joined(separator: ", ")).")
    }
    var records: [TypeRecord] = []
    for file in chosen.flatMap(\.files) { records += try Self.records(try Self.data(file), named: file.path) }
    var made = SourceManifest(records)
    made.findings += chosen.flatMap(Self.outOfDate)
    return made
  }

  /// Reads a file of constant values.
  package static func records(_ data: Data, named name: String) throws -> [TypeRecord] {
    let value: JSONValue
    do {
      value = try JSONValue(parsing: Array(data), maximumDepth: maximumDepth)
    } catch let error as JSONError {
      throw IntentManifestError(.notJSON, "\(name) is no JSON: \(error).", underlying: error)
    }
    guard let types = value.array else {
      throw IntentManifestError(
        .badConstantValues, "\(name): expected an array of types, found \(value.kindName).")
    }
    var records: [TypeRecord] = []
    for (index, type) in types.enumerated() {
      do throws(BadConstantValue) {
        records.append(try TypeRecord(type))
      } catch {
        let subject = type["typeName"]?.string ?? "the type at place \(index + 1)"
        throw IntentManifestError(
          .badConstantValues, "\(name): \(subject): \(error.message).", underlying: error)
      }
    }
    return records
  }

  /// Sources that were changed after they were compiled.
  private static func outOfDate(_ module: Module) -> [IntentManifest.Finding] {
    func date(_ url: URL) -> Date? {
      // Without a date there is nothing to say.
      (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date
    }
    guard let built = module.files.compactMap(date).max() else { return [] }
    return module.sources.filter { date($0).map { $0 > built } ?? false }.map { source in
      .init(
        .warning, .outOfDate, type: module.name, place: SourcePlace(file: source.path, line: 1),
        message: "\(source.lastPathComponent) was changed after \(module.name) was built.",
        remedy: "Build again, so that the manifest tells what the source says.")
    }
  }
}

extension IntentManifest.Finding.Code {
  /// A source is newer than what was built of it.
  public static let outOfDate = Self("outOfDate")
}
