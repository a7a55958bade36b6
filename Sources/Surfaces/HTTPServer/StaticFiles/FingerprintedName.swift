/// A file name with the fingerprint of its content: `app.0123456789abcdef.js`.
struct FingerprintedName {
  let name: String
  let fingerprint: String

  init?(_ text: String) {
    var parts = text.split(separator: ".", omittingEmptySubsequences: false)
    // The fingerprint is the last part but one, or the last where there is no extension.
    guard
      let place = parts.indices.suffix(2).first(where: {
        $0 > 0 && FingerprintedName.isFingerprint(parts[$0])
      })
    else { return nil }
    fingerprint = String(parts.remove(at: place))
    name = parts.joined(separator: ".")
  }

  private static func isFingerprint(_ text: Substring) -> Bool {
    text.utf8.count == 16 && text.utf8.allSatisfy { $0.hexValue != nil && $0.lowercased == $0 }
  }

  /// Puts a fingerprint before the extension of a path's last component.
  static func adding(_ fingerprint: String, to path: String) -> String {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    let last = path.dropFirst(folder.count)
    guard let dot = last.lastIndex(of: "."), dot != last.startIndex else { return "\(path).\(fingerprint)" }
    return "\(folder)\(last[..<dot]).\(fingerprint)\(last[dot...])"
  }
}
