extension IntentFile {
  /// The types in which the content can be had: its own. Beckon converts no content.
  public var availableContentTypes: [UTType] { [type ?? .data] }

  /// The content as bytes of a type.
  ///
  /// - Parameter contentType: The type of the content or one that it conforms to.
  /// - Throws: `IntentRunError` with `fileUnavailable` when the content is of another type or can't be read.
  public func data(contentType: UTType) async throws -> Data {
    try checkIsAvailable(as: contentType)
    return try bytes()
  }

  /// The content as a file on disk.
  ///
  /// - Parameters:
  ///   - contentType: The type of the content or one that it conforms to.
  ///   - destinationDirectory: Where a copy is made, under a name that was free, which is the caller's to
  ///     remove; nil takes the file where it is, or for a file in memory a copy in a folder for temporary
  ///     files.
  /// - Returns: Where the file is, and whether that is the original.
  /// - Throws: `IntentRunError` with `fileUnavailable`.
  public func file(
    contentType: UTType, destinationDirectory: URL? = nil
  ) async throws -> (fileURL: URL, openedInPlace: Bool) {
    try checkIsAvailable(as: contentType)
    guard let destinationDirectory else {
      if let fileURL, fileURL.isFileURL { return (fileURL, true) }
      return (try copied(to: try Self.temporaryDirectory()), false)
    }
    return (try copied(to: destinationDirectory), false)
  }

  /// Lends the content as a file on disk.
  ///
  /// - Parameters:
  ///   - contentType: The type of the content or one that it conforms to.
  ///   - allowOpenInPlace: Whether the original may be lent. Otherwise it is a copy, which is removed when
  ///     the closure returns or throws.
  ///   - fileHandler: Gets the file, and whether it is the original.
  /// - Returns: What the closure returns.
  /// - Throws: `IntentRunError` with `fileUnavailable`, and what the closure throws.
  public func withFile<Result>(
    contentType: UTType, allowOpenInPlace: Bool = false,
    fileHandler: @escaping (URL, Bool) async throws -> Result
  ) async throws -> Result {
    try checkIsAvailable(as: contentType)
    if allowOpenInPlace, let fileURL, fileURL.isFileURL { return try await fileHandler(fileURL, true) }
    let directory = try Self.temporaryDirectory()
    // A folder that is left behind is emptied with the other temporary files.
    defer { try? FileManager.default.removeItem(at: directory) }
    return try await fileHandler(try copied(to: directory), false)
  }

  private func checkIsAvailable(as contentType: UTType) throws {
    let own = type ?? .data
    guard own.conforms(to: contentType) else {
      throw IntentRunError(
        .fileUnavailable,
        "The file '\(filename)' of type \(own.identifier) was asked for as \(contentType.identifier), and "
          + "content is not converted. Ask for one of availableContentTypes.")
    }
  }

  /// Copies the content into a folder.
  private func copied(to directory: URL) throws -> URL {
    let target = Self.freeURL(forFileNamed: filename, in: directory)
    do {
      switch content {
      case .url(let url) where url.isFileURL: try FileManager.default.copyItem(at: url, to: target)
      default: try bytes().write(to: target)
      }
    } catch let error as IntentRunError {
      throw error
    } catch {
      throw IntentRunError(
        .fileUnavailable, "The file '\(filename)' can't be copied to \(directory.path).",
        underlying: error)
    }
    return target
  }

  /// A place for a file. Of the name only its last part counts, so that it can't lead out of the folder.
  private static func freeURL(forFileNamed name: String, in directory: URL) -> URL {
    let last = name.split(separator: "/").last.map(String.init) ?? ""
    let safe = last.isEmpty || last == "." || last == ".." ? "File" : last
    let wanted = directory.appendingPathComponent(safe)
    guard FileManager.default.fileExists(atPath: wanted.path) else { return wanted }
    let suffix = wanted.pathExtension.isEmpty ? "" : ".\(wanted.pathExtension)"
    let stem = wanted.deletingPathExtension().lastPathComponent
    for number in 2...999 {
      let other = directory.appendingPathComponent("\(stem) \(number)\(suffix)")
      if !FileManager.default.fileExists(atPath: other.path) { return other }
    }
    return directory.appendingPathComponent("\(stem) \(UUID().uuidString)\(suffix)")
  }

  private static func temporaryDirectory() throws -> URL {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("IntentFile-\(UUID().uuidString)", isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    } catch {
      throw IntentRunError(
        .fileUnavailable, "No folder for temporary files can be made at \(directory.path).",
        underlying: error)
    }
    return directory
  }
}
