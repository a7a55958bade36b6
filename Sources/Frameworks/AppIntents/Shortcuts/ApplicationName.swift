/// What the running app is called.
package enum ApplicationName {
  /// The names of the running app, the usual one first: by its property list, else by its executable.
  package static let all: [String] = {
    let executable =
      Bundle.main.executableURL?.deletingPathExtension().lastPathComponent
      ?? ProcessInfo.processInfo.processName
    return names(information: information(of: executable), executable: executable)
  }()

  /// The app's Info.plist: the bundle's own, else one in the folder of the resources of its target, which SwiftPM puts
  /// beside the executable.
  private static func information(of executable: String) -> [String: Any] {
    if let own = Bundle.main.infoDictionary, own["CFBundleDisplayName"] ?? own["CFBundleName"] != nil {
      return own
    }
    // What can't be read names nothing: the executable's name stands in.
    let beside = Result {
      try FileManager.default.contentsOfDirectory(
        at: Bundle.main.bundleURL, includingPropertiesForKeys: nil)
    }
    guard case .success(let folders) = beside else { return [:] }
    for folder in folders where folder.lastPathComponent.hasSuffix("_\(executable).resources") {
      for place in ["Info.plist", "Resources/Info.plist"] {
        let read = Result {
          try PropertyListSerialization.propertyList(
            from: Data(contentsOf: folder.appending(path: place)), format: nil)
        }
        if case .success(let list as [String: Any]) = read { return list }
      }
    }
    return [:]
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
