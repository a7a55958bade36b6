/// What the running app is called.
package enum ApplicationName {
  /// The names of the running app, the usual one first: by its bundle, else by its executable.
  package static var all: [String] {
    names(
      information: Bundle.main.infoDictionary ?? [:],
      executable: Bundle.main.executableURL?.deletingPathExtension().lastPathComponent
        ?? ProcessInfo.processInfo.processName)
  }

  /// The usual name of the running app.
  package static var current: String { all[0] }

  /// The names of an app.
  ///
  /// - Parameters:
  ///   - information: Its Info.plist: `CFBundleDisplayName`, else `CFBundleName`; besides these the
  ///     `INAlternativeAppName` of each entry in `INAlternativeAppNames`.
  ///   - executable: The name of its executable.
  /// - Returns: At least one name, none twice.
  package static func names(information: [String: Any], executable: String) -> [String] {
    let usual = ["CFBundleDisplayName", "CFBundleName"].lazy
      .compactMap { information[$0] as? String }.first { !$0.isEmpty }
    let others = (information["INAlternativeAppNames"] as? [[String: Any]] ?? [])
      .compactMap { $0["INAlternativeAppName"] as? String }
    var names = [usual ?? executable]
    for name in others where !name.isEmpty && !names.contains(name) { names.append(name) }
    return names
  }
}
