import CodedErrors
import Foundation
import Synchronization

/// The entries of a bundle's table with one name, in all languages.
struct LocalizationTable: Sendable {
  private(set) var languages: [String: [String: LocalizedEntry]] = [:]
  private(set) var development: String?
  /// The errors of files that can't be read; each is logged as well.
  private(set) var errors: [FoundationPlusError] = []
  private var matches: [LanguageMatch] = []

  /// Reads the table from the folders of a bundle. If several files have the same key, the first folder takes
  /// precedence, and within a folder the catalog, then `.stringsdict`, then `.strings`.
  init(_ name: String, folders: [URL]) {
    for folder in folders { read(name, in: folder) }
    matches = languages.keys.sorted().map(LanguageMatch.init)
  }

  /// Returns the entry for a key in the most preferred language, with that language.
  func entry(_ key: String, wishes: [String]) -> (entry: LocalizedEntry, language: String)? {
    for language in LanguageMatch.order(of: matches, wishes: wishes, development: development) {
      if let entry = languages[language]?[key] { return (entry, language) }
    }
    return nil
  }
}

extension LocalizationTable {
  private mutating func read(_ name: String, in folder: URL) {
    if let data = contents(folder.appending(path: name + ".xcstrings")) {
      read(folder.appending(path: name + ".xcstrings")) { () throws(FoundationPlusError) in
        try StringCatalog(data)
      }.map { catalog in
        development = development ?? catalog.sourceLanguage
        for (language, entries) in catalog.languages { add(entries, language) }
      }
    }
    for project in projects(folder) {
      let language = project.deletingPathExtension().lastPathComponent
      let plural = project.appending(path: name + ".stringsdict")
      if let data = contents(plural) {
        read(plural) { () throws(FoundationPlusError) in try StringsDictFile.entries(data) }
          .map { add($0, language) }
      }
      let plain = project.appending(path: name + ".strings")
      if let data = contents(plain) {
        read(plain) { () throws(FoundationPlusError) in try StringsFile.entries(data) }
          .map { add($0, language) }
      }
    }
    development = development ?? developmentRegion(folder)
  }

  private mutating func add(_ entries: [String: LocalizedEntry], _ language: String) {
    languages[language, default: [:]].merge(entries) { one, _ in one }
  }

  private mutating func read<Value>(
    _ file: URL, _ parse: () throws(FoundationPlusError) -> Value
  ) -> Value? {
    do {
      return try parse()
    } catch {
      report(file, error.code, error.message, error.underlying)
      return nil
    }
  }

  private mutating func report(
    _ file: URL, _ code: FoundationPlusError.Code, _ message: String, _ underlying: (any Error)?
  ) {
    let error = FoundationPlusError(code, "\(file.path): \(message)", underlying: underlying)
    errors.append(error)
    LocalizationLog.say(error.message)
  }

  /// Returns the data of a file if it exists.
  private mutating func contents(_ file: URL) -> Data? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    do {
      return try Data(contentsOf: file)
    } catch {
      report(file, .unreadable, error.localizedDescription, error)
      return nil
    }
  }

  private mutating func projects(_ folder: URL) -> [URL] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    do {
      return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "lproj" }.sorted { $0.path < $1.path }
    } catch {
      report(folder, .unreadable, error.localizedDescription, error)
      return []
    }
  }

  /// Returns the development language of a bundle, from its property list.
  private mutating func developmentRegion(_ folder: URL) -> String {
    let file = folder.appending(path: "Info.plist")
    let list = contents(file).flatMap { data in
      read(file) { () throws(FoundationPlusError) in try PropertyList.dictionary(data) }
    }
    return list?["CFBundleDevelopmentRegion"] as? String ?? "en"
  }
}

/// A log of problems with tables, on standard error, once per file and cause.
enum LocalizationLog {
  private static let said = Mutex<Set<String>>([])

  static func say(_ message: String) {
    guard said.withLock({ $0.insert(message).inserted }) else { return }
    ErrorReport.write(message)
  }
}
