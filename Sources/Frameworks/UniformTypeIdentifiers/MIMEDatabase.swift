import Foundation

/// The freedesktop MIME database: which types there are, the extensions of their files, what is a subtype of
/// what, and other names.
///
/// Read as the Shared MIME-info Database specification 0.21 lays it out: `globs2`, `subclasses`, `aliases` and
/// `types` in `mime` below each data folder, the user's before the system's. Lines that can't be read are left
/// out, and a machine without the database knows no types.
struct MIMEDatabase: Sendable {
  /// A database that is read when it is first needed.
  final class Source: Sendable {
    static let shared = Source(dataFolders: Source.dataFolders(of: ProcessInfo.processInfo.environment))

    private let dataFolders: [String]
    // A lazy constant is initialized once, whichever thread comes first.
    private let storage = OnceBox<MIMEDatabase>()

    init(dataFolders: [String]) { self.dataFolders = dataFolders }

    var database: MIMEDatabase { storage.value { MIMEDatabase(dataFolders: dataFolders) } }

    /// The folders of the XDG Base Directory specification, the preferred one first.
    static func dataFolders(of environment: [String: String]) -> [String] {
      func value(_ name: String) -> String? {
        environment[name].flatMap { $0.isEmpty ? nil : $0 }
      }
      let home = value("XDG_DATA_HOME") ?? value("HOME").map { $0 + "/.local/share" }
      let shared = value("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share"
      return ([home].compactMap { $0 } + shared.split(separator: ":").map(String.init)).filter {
        $0.hasPrefix("/")
      }
    }
  }

  private let folders: [String]
  private var types = Set<String>()
  private var typesByExtension: [String: [String]] = [:]
  private var extensionsByType: [String: [String]] = [:]
  private var parentsByType: [String: [String]] = [:]
  private var canonicalNames: [String: String] = [:]
  private var aliasesByType: [String: [String]] = [:]

  /// A file of the database has some 30 KB; anything of this size isn't one.
  private static let sizeLimit = 8 << 20

  init(dataFolders: [String]) {
    folders = dataFolders.map { $0 + "/mime" }
    var patterns: [(weight: Int, order: Int, type: String, extension: String)] = []
    var closed = Set<String>()
    for folder in folders {
      var closing = Set<String>()
      for line in Self.lines(of: folder + "/globs2") {
        let fields = line.split(separator: UInt8(ascii: ":"), maxSplits: 3)
        guard fields.count >= 3, let weight = Int(Self.text(fields[0])) else { continue }
        let type = Self.text(fields[1]).lowercased()
        let pattern = Self.text(fields[2])
        // The folders of less precedence add no patterns to this type.
        if pattern == "__NOGLOBS__" { closing.insert(type) }
        guard !closed.contains(type), let tag = Self.filenameExtension(of: pattern) else { continue }
        patterns.append((weight, patterns.count, type, tag))
      }
      closed.formUnion(closing)
      for (type, parent) in Self.pairs(of: folder + "/subclasses") {
        parentsByType[type, default: []].append(parent)
        types.insert(type)
      }
      for (alias, type) in Self.pairs(of: folder + "/aliases") where canonicalNames[alias] == nil {
        canonicalNames[alias] = type
        aliasesByType[type, default: []].append(alias)
        types.insert(type)
      }
      for line in Self.lines(of: folder + "/types") where line.contains(UInt8(ascii: "/")) {
        types.insert(Self.text(line).lowercased())
      }
    }
    for pattern in patterns.sorted(by: { ($1.weight, $0.order) < ($0.weight, $1.order) }) {
      types.insert(pattern.type)
      if typesByExtension[pattern.extension]?.contains(pattern.type) != true {
        typesByExtension[pattern.extension, default: []].append(pattern.type)
        extensionsByType[pattern.type, default: []].append(pattern.extension)
      }
    }
    // An alias isn't a type, even if a line names it as one.
    types.subtract(canonicalNames.keys)
  }

  /// The MIME types of files with a lowercased extension, those of the greatest weight first.
  func types(extension tag: String) -> [String] { typesByExtension[tag] ?? [] }

  func isKnown(_ type: String) -> Bool { types.contains(type) }

  /// The name that the database uses for a type.
  func canonical(_ type: String) -> String { canonicalNames[type] ?? type }

  func aliases(of type: String) -> [String] { aliasesByType[type] ?? [] }

  func parents(of type: String) -> [String] { parentsByType[type] ?? [] }

  /// What the type's own file says, in the order of the file; without one, what the lists say.
  func details(of type: String) -> (extensions: [String], summaries: [String: String]) {
    let known = extensionsByType[type] ?? []
    guard isKnown(type), !type.contains("..") else { return (known, [:]) }
    for folder in folders {
      guard let data = Self.data(of: "\(folder)/\(type).xml") else { continue }
      let description = MIMETypeDescription(String(decoding: data, as: UTF8.self))
      let ordered = description.patterns.compactMap(Self.filenameExtension).filter(known.contains)
      var unique: [String] = []
      for tag in ordered + known where !unique.contains(tag) { unique.append(tag) }
      return (unique, description.comments)
    }
    return (known, [:])
  }

  // MARK: Reading

  /// `ods` for `*.ods`; nil for any pattern that isn't an extension.
  private static func filenameExtension(of pattern: String) -> String? {
    guard pattern.hasPrefix("*."), pattern.utf8.count > 2 else { return nil }
    let tag = pattern.dropFirst(2)
    return tag.contains { "*?[]".contains($0) } ? nil : tag.lowercased()
  }

  private static func pairs(of path: String) -> [(String, String)] {
    lines(of: path).compactMap { line in
      let fields = line.split(separator: UInt8(ascii: " "))
      guard fields.count == 2 else { return nil }
      return (text(fields[0]).lowercased(), text(fields[1]).lowercased())
    }
  }

  private static func lines(of path: String) -> [Data.SubSequence] {
    (data(of: path) ?? Data()).split(separator: UInt8(ascii: "\n")).filter { $0.first != UInt8(ascii: "#") }
  }

  private static func data(of path: String) -> Data? {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { file.closeFile() }
    do {
      return try file.read(upToCount: sizeLimit)
    } catch {
      // A folder, or a file that can't be read: as if it weren't there.
      return nil
    }
  }

  private static func text(_ bytes: Data.SubSequence) -> String { String(decoding: bytes, as: UTF8.self) }
}
