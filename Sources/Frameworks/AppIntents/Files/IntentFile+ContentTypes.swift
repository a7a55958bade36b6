extension IntentFile {
  /// The content types in which the file is available: only its own, because Beckon doesn't convert content.
  public var availableContentTypes: [UTType] { [type ?? .data] }

  /// Returns the content as data of a type.
  ///
  /// - Parameter contentType: The type of the content, or one that it conforms to.
  /// - Throws: `IntentRunError` with `fileUnavailable` when the content has another type or can't be read.
  public func data(contentType: UTType) async throws -> Data {
    try checkIsAvailable(as: contentType)
    return try bytes()
  }

  /// Returns the content as a file on disk.
  ///
  /// - Parameters:
  ///   - contentType: The type of the content, or one that it conforms to.
  ///   - destinationDirectory: The folder for a copy under a free name, which the caller has to remove. If it
  ///     is nil, the original file is returned, or a copy in a temporary folder when the content is in
  ///     memory.
  /// - Returns: The URL of the file, and a Boolean value that indicates whether it is the original.
  /// - Throws: `IntentRunError` with `fileUnavailable`.
  public func file(
    contentType: UTType, destinationDirectory: URL? = nil
  ) async throws -> (fileURL: URL, openedInPlace: Bool) {
    try checkIsAvailable(as: contentType)
    guard let destinationDirectory else {
      if let fileURL, fileURL.isFileURL { return (fileURL, true) }
      let copy = try copied(to: try Self.temporaryDirectory())
      TransientFiles.makePrivate(copy)
      return (copy, false)
    }
    return (try copied(to: destinationDirectory), false)
  }

  /// Calls a closure with the content as a file on disk.
  ///
  /// - Parameters:
  ///   - contentType: The type of the content, or one that it conforms to.
  ///   - allowOpenInPlace: A Boolean value that indicates whether the original may be passed. Otherwise the
  ///     closure gets a copy, which is removed when it returns or throws.
  ///   - fileHandler: A closure that receives the URL of the file, and whether it is the original.
  /// - Returns: The closure's return value.
  /// - Throws: `IntentRunError` with `fileUnavailable`, or the closure's error.
  public func withFile<Result>(
    contentType: UTType, allowOpenInPlace: Bool = false,
    fileHandler: @escaping (URL, Bool) async throws -> Result
  ) async throws -> Result {
    try checkIsAvailable(as: contentType)
    if allowOpenInPlace, let fileURL, fileURL.isFileURL { return try await fileHandler(fileURL, true) }
    let directory = try Self.temporaryDirectory()
    defer { ItemProviderFiles.remove(directory) }
    let file = try copied(to: directory)
    TransientFiles.makePrivate(file)
    return try await fileHandler(file, false)
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

  /// Returns a free URL for a file. Only the last component of the name counts, so that it can't lead out of
  /// the folder.
  private static func freeURL(forFileNamed name: String, in directory: URL) -> URL {
    let last = ItemProviderFiles.shortened(name.split(separator: "/").last.map(String.init) ?? "")
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
    do { return try TransientFiles.makeFolder() } catch {
      throw IntentRunError(
        .fileUnavailable, "No folder for temporary files can be made: \(error)", underlying: error)
    }
  }
}
