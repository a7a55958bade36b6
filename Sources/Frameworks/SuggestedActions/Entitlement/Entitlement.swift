import FoundationPlus

/// The suggested-actions entitlement of an app, from its `.entitlements` property list.
enum Entitlement {
  /// The key, as on Apple's platforms.
  static let key = "com.apple.developer.suggested-actions"
  /// The size limit of an entitlements file in bytes; none is larger.
  static let largestFile = 1 << 20

  /// Returns a Boolean value that indicates whether the running program has the entitlement, and reports
  /// problems.
  static func ofProgram(notice: (String) -> Void) -> Bool {
    let executable = Bundle.main.executableURL ?? URL(filePath: ProcessInfo.processInfo.arguments[0])
    return isGranted(to: executable, mainBundle: Bundle.main.resourceURL, notice: notice)
  }

  /// Returns a Boolean value that indicates whether a program has the entitlement.
  ///
  /// - Parameters:
  ///   - executable: the program's file.
  ///   - mainBundle: the folder of the main bundle's resources.
  ///   - notice: a closure that receives a description of the problem, or of how to add a missing
  ///     entitlement.
  static func isGranted(to executable: URL, mainBundle: URL?, notice: (String) -> Void) -> Bool {
    let places = EntitlementFiles(executable: executable, mainBundle: mainBundle)
    do {
      if try value(in: places.files()) == true { return true }
    } catch {
      notice("\(error) Nothing is suggested until then.")
      return false
    }
    notice(missing(executable.deletingPathExtension().lastPathComponent))
    return false
  }

  private static func missing(_ program: String) -> String {
    "\(program) lacks the entitlement \(key), so no message is analysed and nothing is suggested. Add a file "
      + "Resources/\(program).entitlements to the target \(program), with resources: [.copy(\"Resources\")] "
      + "in Package.swift, that says: <?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\"><dict>"
      + "<key>\(key)</key><true/></dict></plist>"
  }

  /// Returns the common value of several files, or nil if none has the key.
  ///
  /// - Throws: ``SuggestedActionsError`` if a file can't be read, or two disagree.
  static func value(in files: [URL]) throws -> Bool? {
    var known: (value: Bool, file: URL)?
    for file in files {
      guard let value = try value(in: file) else { continue }
      if let known, known.value != value {
        throw SuggestedActionsError(
          .disagreement,
          "\(known.file.path) says \(known.value) for \(key), and \(file.path) says \(value). "
            + "Remove one of them, or make them agree.")
      }
      known = known ?? (value, file)
    }
    return known?.value
  }

  /// Returns the value in a file, or nil if it doesn't have the key.
  static func value(in file: URL) throws -> Bool? {
    let data = try read(file)
    let list: Any
    do {
      list = try PropertyListSerialization.propertyList(from: data, format: nil)
    } catch {
      throw SuggestedActionsError(
        .unreadable,
        "\(file.path) is no property list, in XML or binary, as entitlements have to be: "
          + "\(detail(of: error)). Repair or remove it.",
        underlying: error)
    }
    guard let entries = list as? [String: Any] else {
      throw SuggestedActionsError(
        .unreadable,
        "\(file.path) begins with \(name(of: list)) where entitlements are a dictionary (<dict>).")
    }
    guard let entry = entries[key] else { return nil }
    guard let flag = boolean(entry) else {
      throw SuggestedActionsError(
        .wrongType, "\(file.path) has \(name(of: entry)) for \(key), where <true/> or <false/> is expected.")
    }
    return flag
  }

  private static func read(_ file: URL) throws -> Data {
    do {
      let size = try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
      guard size <= largestFile else {
        throw SuggestedActionsError(
          .unreadable, "\(file.path) has \(size) bytes; entitlements have at most \(largestFile).")
      }
      return try Data(contentsOf: file)
    } catch let error as SuggestedActionsError {
      throw error
    } catch {
      throw SuggestedActionsError(
        .unreadable, "\(file.path) can't be read: \(error.localizedDescription).",
        underlying: error)
    }
  }

  /// Returns the Boolean value, or nil for a number. Both may be an `NSNumber`, but their C types differ.
  private static func boolean(_ value: Any) -> Bool? {
    guard let number = value as? NSNumber else { return value as? Bool }
    return ["c", "B"].contains(String(cString: number.objCType)) ? number.boolValue : nil
  }

  private static func name(of value: Any) -> String {
    switch value {
    case is [Any]: "an array"
    case is [String: Any]: "a dictionary"
    case is String: "a string"
    case is Data: "data"
    case is Date: "a date"
    default: "a number"
    }
  }

  /// Returns the parser's description of the position.
  private static func detail(of error: any Error) -> String {
    let error = error as NSError
    let text = error.userInfo["NSDebugDescription"] as? String ?? error.localizedDescription
    return text.trimmingCharacters(in: CharacterSet(charactersIn: ". \n"))
  }
}
