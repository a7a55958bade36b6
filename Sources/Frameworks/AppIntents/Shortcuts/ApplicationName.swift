/// The names of the running app.
package enum ApplicationName {
  /// The names of the running app, the primary one first: from its property list, else that of its
  /// executable.
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

  /// Returns the contents of the Info.plist among the resources of an executable target: SwiftPM puts them in
  /// a folder beside the executable, whose own property list has no names.
  static func information(beside folder: URL, of executable: String) -> [String: Any] {
    // An unreadable file has no names: the executable's name is used instead.
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

  /// The primary name of the running app.
  package static var current: String { all[0] }

  /// Returns the names of an app.
  ///
  /// - Parameters:
  ///   - information: The Info.plist of the app: `CFBundleDisplayName`, else `CFBundleName`, and the
  ///     `INAlternativeAppName` of each entry in `INAlternativeAppNames`.
  ///   - executable: The name of the executable.
  /// - Returns: At least one name, without duplicates.
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
