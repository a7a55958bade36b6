import FoundationPlus

/// The suggested-actions entitlement of an app, as its `.entitlements` property list has it.
enum Entitlement {
  /// The key, as on Apple's platforms.
  static let key = "com.apple.developer.suggested-actions"
  /// No property list of entitlements is larger.
  static let largestFile = 1 << 20

  /// Whether the running program has it; what is wrong, or missing, is said.
  static func ofProgram(notice: (String) -> Void) -> Bool {
    let executable = Bundle.main.executableURL ?? URL(filePath: ProcessInfo.processInfo.arguments[0])
    return isGranted(to: executable, mainBundle: Bundle.main.resourceURL, notice: notice)
  }

  /// Whether a program has it.
  ///
  /// - Parameters:
  ///   - executable: the program's file.
  ///   - mainBundle: the folder of the main bundle's resources.
  ///   - notice: told what is wrong, or how to add the entitlement where it is missing.
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

  /// What files say together; nil where none has the key.
  ///
  /// - Throws: ``SuggestedActionsError`` where one can't be read, or two disagree.
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

  /// What a file says; nil where it doesn't have the key.
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

  /// A number isn't a flag, though either may come as `NSNumber`: its type is told by that of C it was made of.
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

  /// What the parser says of the place.
  private static func detail(of error: any Error) -> String {
    let error = error as NSError
    let text = error.userInfo["NSDebugDescription"] as? String ?? error.localizedDescription
    return text.trimmingCharacters(in: CharacterSet(charactersIn: ". \n"))
  }
}
