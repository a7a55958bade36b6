/// The name of a file that somebody else gave it, as a file system takes it and a person can read it.
package enum FileName {
  /// The most bytes that file systems take for a name (`NAME_MAX`).
  package static let longest = 255
  private static let longestExtension = 16

  /// The last part of a path, without control characters and those that turn the direction of writing
  /// ("exe.gnp" for "png.exe"), in at most 255 bytes of UTF-8; a name that is too long keeps its extension. Nil
  /// where nothing is left. Linear in the name.
  package static func cleaned(_ name: String) -> String? {
    let last = name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last ?? ""
    var scalars = String.UnicodeScalarView()
    for scalar in last.unicodeScalars where !scalar.isTextControl { scalars.append(scalar) }
    let cleaned = String(scalars).trimmed
    guard !cleaned.isEmpty, cleaned != ".", cleaned != ".." else { return nil }
    guard cleaned.utf8.count > longest else { return cleaned }
    let ending = cleaned.lastIndex(of: ".").map { cleaned[$0...] } ?? ""
    let kept = ending.utf8.count <= longestExtension ? String(ending) : ""
    var stem = ""
    var room = longest - kept.utf8.count
    for character in cleaned {
      room -= character.utf8.count
      if room < 0 { break }
      stem.append(character)
    }
    return stem.isEmpty ? nil : stem + kept
  }
}
