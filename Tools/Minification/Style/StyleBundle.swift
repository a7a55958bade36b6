/// A style sheet with the sheets that it imports, in their places.
package enum StyleBundle {
  /// The minified text of a sheet.
  ///
  /// - Throws: `MinificationError`.
  package static func sheet(
    _ path: String, names: StyleNames = StyleNames(), reading read: ScriptBundle.Reading
  ) throws -> String {
    guard let source = try read(path) else {
      throw MinificationError(.missing, "there is no style sheet", file: path, line: 1)
    }
    var output = ""
    var rest = ""
    var isImporting = true
    for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if let match = line.wholeMatch(of: /@import "([^"]+)";/) {
        guard isImporting else {
          throw MinificationError(
            .syntax, "imports stand before all rules", file: path, line: index + 1)
        }
        let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        output += try sheet((folder + [match.1]).joined(separator: "/"), names: names, reading: read)
        rest += "\n"
      } else {
        rest += line + "\n"
        let isText = !line.allSatisfy(\.isWhitespace)
        if isText, !line.contains("*/"), !line.contains("/*"), !line.hasPrefix(" ") { isImporting = false }
      }
    }
    return output + (try StyleMinifier.minified(rest, file: path, names: names))
  }
}
