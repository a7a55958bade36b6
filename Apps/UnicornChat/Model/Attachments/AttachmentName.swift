import Foundation

/// The name of a file, as it may be shown and offered for saving.
enum AttachmentName {
  /// In characters, with the extension.
  static let limit = 120
  /// In UTF-8 bytes: what file systems take.
  private static let byteLimit = 240
  private static let longestExtension = 12

  /// The last part of a path without what isn't seen or would be read by a shell or a file system as something else;
  /// `Attachment` where nothing is left. A name that is too long keeps its extension.
  static func cleaned(_ name: String) -> String {
    let last = name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last.map(String.init) ?? ""
    // Long enough for any name that is shown, and no more work than that.
    var cleaned = PlainLine.cleaned(String(String.UnicodeScalarView(last.unicodeScalars.prefix(10_000))))
    if last.unicodeScalars.count > 10_000, let ending = fileExtension(last) { cleaned += "." + ending }
    cleaned = String(cleaned.drop { $0 == "." || $0 == " " })
    if cleaned.isEmpty { return "Attachment" }
    let ending = fileExtension(cleaned).map { "." + $0 } ?? ""
    var stem = Substring(cleaned.dropLast(ending.count)).prefix(limit - ending.count)
    while stem.utf8.count + ending.utf8.count > byteLimit { stem.removeLast() }
    return (stem.isEmpty ? "Attachment" : stem) + ending
  }

  private static func fileExtension(_ name: String) -> String? {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    let ending = name[name.index(after: dot)...]
    guard !ending.isEmpty, ending.utf8.count <= longestExtension,
      ending.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
    else {
      return nil
    }
    return String(ending)
  }
}
