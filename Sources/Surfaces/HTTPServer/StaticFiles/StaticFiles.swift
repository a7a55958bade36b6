import PlainText
import Synchronization

/// The files that don't depend on who asks: named bytes in memory, or a folder.
///
/// Every answer has its content type, a strong tag and `nosniff`. A file is also found under its name with the
/// fingerprint of its content before the extension (`app.0123456789abcdef.js`); such an answer may be kept for
/// ever. All others are asked for again and answered with 304 where they are unchanged.
package struct StaticFiles: Sendable {
  private let source: Source

  private enum Source: Sendable {
    case memory([String: MemoryFile])
    case folder(FolderFiles)
  }

  /// Named bytes; a name may have slashes, without one at its beginning.
  package init(_ files: [String: [UInt8]]) {
    source = .memory(
      Dictionary(uniqueKeysWithValues: files.map { ($0.key, MemoryFile(name: $0.key, bytes: $0.value)) }))
  }

  /// The files of a folder and its folders. Links are not followed, names that begin with a dot not served.
  package init(folder: String) { source = .folder(FolderFiles(folder: folder)) }

  /// The name with its fingerprint, to be put into a page; nil where there is no such file.
  package func fingerprintedName(_ name: String) -> String? {
    guard let names = StaticFiles.names(PercentEncoding.encodePath(name)), let tag = find(names)?.tag else {
      return nil
    }
    return FingerprintedName.adding(tag.fingerprint, to: name)
  }

  /// Answers GET and HEAD, and anything else with 405; nil where there is no such file, or the path would lead
  /// out of the folder.
  /// - Parameter prefix: what stands before the file's name in the path, with a slash at both ends.
  package func response(to request: HTTPRequest, prefix: String = "/") -> HTTPResponse? {
    guard request.rawPath.hasPrefix(prefix) else { return nil }
    guard let names = StaticFiles.names(request.rawPath.dropFirst(prefix.count)) else { return nil }
    var isImmutable = false
    var found = find(names)
    if found == nil, let last = names.last, let plain = FingerprintedName(last) {
      found = find(names.dropLast() + [plain.name])
      guard found?.tag.fingerprint == plain.fingerprint else { return nil }
      isImmutable = true
    }
    guard let found else { return nil }
    guard request.method == .get || request.method == .head else {
      return .refusal(.methodNotAllowed, "A file can only be read.").adding("Allow", "GET, HEAD")
    }
    return found.response(to: request, isImmutable: isImmutable)
  }

  private func find(_ names: [String]) -> FoundFile? {
    switch source {
    case .memory(let files): files[names.joined(separator: "/")]?.found
    case .folder(let folder): folder.find(names)
    }
  }

  /// The components of a path as it was sent; nil where one could mean more than a name in its folder.
  private static func names(_ rawPath: some StringProtocol) -> [String]? {
    var names: [String] = []
    for part in rawPath.split(separator: "/", omittingEmptySubsequences: false) {
      guard let name = PercentEncoding.decode(part), !name.isEmpty, !name.hasPrefix("."),
        !name.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0x2F || $0 == 0x5C })
      else { return nil }
      names.append(name)
    }
    return names
  }
}
