extension IntentFile: ConvertibleIntentValue {
  /// Returns a file from a URL, from data, from text that is a `data:` URL, and, where paths are allowed,
  /// from a path.
  package static func converted(
    from value: any Sendable, for traits: ParameterTraits?, in conversion: ParameterConversion
  ) -> IntentFile? {
    switch value {
    case let url as URL: return url.isFileURL ? IntentFile(fileURL: url) : dataURL(url.absoluteString, traits)
    case let data as Data:
      let type = expected(traits)
      return IntentFile(data: data, filename: name(for: type), type: type)
    case let text as String:
      let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
      if trimmed.hasPrefix("data:") { return dataURL(trimmed, traits) }
      guard conversion.allowsPaths else { return nil }
      if trimmed.hasPrefix("/") { return IntentFile(fileURL: URL(fileURLWithPath: trimmed)) }
      guard let url = URL(string: trimmed), url.isFileURL else { return nil }
      return IntentFile(fileURL: url)
    default: return nil
    }
  }

  /// Returns the content of a `data:` URL (RFC 2397).
  private static func dataURL(_ text: String, _ traits: ParameterTraits?) -> IntentFile? {
    guard text.hasPrefix("data:"), let comma = text.firstIndex(of: ",") else { return nil }
    let head = text[text.index(text.startIndex, offsetBy: 5)..<comma]
    let parameters = head.split(separator: ";", omittingEmptySubsequences: false)
    let body = String(text[text.index(after: comma)...])
    let data =
      parameters.last?.lowercased() == "base64"
      ? Data(base64Encoded: body.removingPercentEncoding ?? body)
      : body.removingPercentEncoding.map { Data($0.utf8) }
    guard let data else { return nil }
    let mime = parameters.first.map(String.init) ?? ""
    let type = mime.contains("/") ? UTType(mimeType: mime) : expected(traits)
    return IntentFile(data: data, filename: name(for: type), type: type)
  }

  /// The type of data without a type of its own: the only one that the parameter accepts.
  private static func expected(_ traits: ParameterTraits?) -> UTType? {
    guard case .file(let identifiers) = traits, identifiers.count == 1 else { return nil }
    return UTType(identifiers[0])
  }

  private static func name(for type: UTType?) -> String {
    "File" + (type?.preferredFilenameExtension.map { ".\($0)" } ?? "")
  }
}
