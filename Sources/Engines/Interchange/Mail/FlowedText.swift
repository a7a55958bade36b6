/// "format=flowed" text (RFC 3676): lines that end in a space go on in the next one.
enum FlowedText {
  /// The text with its paragraphs on one line each; quote marks stay. Linear.
  static func unfolded(_ text: String, deletingSpace: Bool) -> String {
    var output = ""
    output.reserveCapacity(text.utf8.count)
    // The depth of the paragraph that is still open.
    var open: Int?
    text.enumerateFlowedLines { line in
      var rest = line
      var depth = 0
      while rest.first == ">" {
        depth += 1
        rest = rest.dropFirst()
      }
      if rest.first == " " { rest = rest.dropFirst() }
      let isSignature = rest == "-- "
      if let current = open, current != depth || isSignature {
        output += "\n"
        open = nil
      }
      if open == nil, depth > 0 {
        output += String(repeating: ">", count: min(depth, 50)) + (rest.isEmpty ? "" : " ")
      }
      if rest.hasSuffix(" "), !isSignature {
        output += deletingSpace ? rest.dropLast() : rest
        open = depth
      } else {
        output += rest + "\n"
        open = nil
      }
    }
    return output
  }
}

extension String {
  /// Calls for each line without its end.
  fileprivate func enumerateFlowedLines(_ body: (Substring) -> Void) {
    for line in split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) { body(line) }
  }
}
