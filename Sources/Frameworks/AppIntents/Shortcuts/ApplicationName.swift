/// What the running app is called.
package enum ApplicationName {
  /// The names of the running app, the usual one first: by its property list, else by its executable.
  package static let all: [String] = {
    let executable =
      Bundle.main.executableURL?.deletingPathExtension().lastPathComponent
      ?? ProcessInfo.processInfo.processName
    let own = Bundle.main.infoDictionary ?? [:]
    return names(
      information: isNaming(own) ? own : information(beside: Bundle.main.bundleURL, of: executable),
      executable: executable)
  }()

  private static func isNaming(_ information: [String: Any]) -> Bool {
    information["CFBundleDisplayName"] ?? information["CFBundleName"] != nil
  }

  /// What the Info.plist says that lies among the resources of an executable's target: SwiftPM puts them into a folder
  /// beside the executable, with a property list of its own that names nothing.
  static func information(beside folder: URL, of executable: String) -> [String: Any] {
    // What can't be read names nothing: the executable's name stands in.
    let beside = Result {
      try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    }
    guard case .success(let folders) = beside else { return [:] }
    for resources in folders where resources.lastPathComponent.hasSuffix("_\(executable).resources") {
      for place in ["Resources/Info.plist", "Info.plist"] {
        let read = Result {
          try PropertyListSerialization.propertyList(
            from: Data(contentsOf: resources.appending(path: place)), format: nil)
        }
        if case .success(let list as [String: Any]) = read, isNaming(list) { return list }
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
