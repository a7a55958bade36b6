import Foundation
import Synchronization

/// The cache of tables. A table is read on first use and then kept: later changes to its files are not
/// noticed.
package enum LocalizationTables {
  private struct Key: Hashable, Sendable {
    let bundle: URL?
    let table: String
  }

  private static let tables = Mutex<[Key: LocalizationTable]>([:])

  /// Returns a table of a bundle; nil stands for the main bundle.
  static func table(_ name: String?, bundle: URL?) -> LocalizationTable {
    let key = Key(bundle: bundle, table: name ?? "Localizable")
    if let table = tables.withLock({ $0[key] }) { return table }
    let folders = bundle.map(folders) ?? mainFolders
    // Reads outside of the lock: concurrent readers get the same table.
    let table = LocalizationTable(key.table, folders: folders)
    return tables.withLock { tables in
      if let known = tables[key] { return known }
      tables[key] = table
      return table
    }
  }

  /// Returns the alternative texts for a key, which catalogs contain for the phrases of shortcuts, or nil if
  /// no table has the key.
  package static func alternatives(
    _ key: String, table: String?, bundle: LocalizedStringResource.BundleDescription = .main,
    locale: Locale = .current
  ) -> [String]? {
    let wishes = LanguagePreferences.wishes(locale)
    let table = self.table(table, bundle: bundle.url)
    guard let (entry, _) = table.entry(key, wishes: wishes) else { return nil }
    if case .alternatives(let texts) = entry.text { return texts }
    return [entry.text.chosen { nil }]
  }

  /// Returns the possible resource folders of a bundle: beside the program, or as in bundles of Apple's
  /// platforms.
  static func folders(_ bundle: URL) -> [URL] {
    [bundle, bundle.appending(path: "Resources"), bundle.appending(path: "Contents/Resources")]
  }

  /// The main bundle, and the resources of the executable target, which SwiftPM puts beside it in a bundle
  /// named `package_target.resources` while Xcode puts them in the main bundle.
  private static let mainFolders: [URL] = {
    let main = Bundle.main.bundleURL
    let program = Bundle.main.executableURL?.lastPathComponent ?? ""
    return folders(main) + resourceBundles(of: program, in: main)
  }()

  static func resourceBundles(of program: String, in folder: URL) -> [URL] {
    do {
      return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .filter { $0.lastPathComponent.hasSuffix("_\(program).resources") }.sorted { $0.path < $1.path }
    } catch {
      LocalizationLog.say("\(folder.path): \(error.localizedDescription)")
      return []
    }
  }
}
