import Foundation

/// The text of a mail in the parts in which it is read: what the author wrote, and what they quoted.
package struct MailText: Sendable, Hashable {
  /// A part of a text.
  package enum Part: Sendable, Hashable {
    /// What the author wrote.
    case written(String)
    /// What the author quoted from earlier mails, with the line that says so, as it stands in the mail.
    case quoted(String)
  }

  /// The parts in order; none where the mail says nothing.
  package let parts: [Part]

  /// Reads a text. Lines that begin with ">" are quoted, and so is the line above them that says from whom; lines
  /// that were broken to fit a narrow screen go on in the next one. Linear.
  package init(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let width = MailText.width(of: lines)
    var parts: [Part] = []
    var written: [Substring] = []
    func close() {
      let text = MailText.flowed(written, width: width).trimmingCharacters(in: .newlines)
      if !text.allSatisfy(\.isWhitespace) { parts.append(.written(text)) }
      written = []
    }
    var place = 0
    while place < lines.count {
      guard lines[place].hasPrefix(">") else {
        written.append(lines[place])
        place += 1
        continue
      }
      let introduction = MailText.introduction(at: written)
      let quote = written[introduction...].filter { !$0.allSatisfy(\.isWhitespace) }
      written.removeSubrange(introduction...)
      close()
      let start = place
      while place < lines.count, MailText.isQuoted(lines, place) { place += 1 }
      let text = (quote + lines[start..<place]).joined(separator: "\n")
      parts.append(.quoted(text.trimmingCharacters(in: .newlines)))
    }
    close()
    self.parts = parts
  }

  /// The beginning of what the author wrote, in one line, for a list of mails; of what they quoted where they wrote
  /// nothing.
  package var preview: String {
    let written = parts.compactMap { if case .written(let text) = $0 { text } else { nil } }
    let quoted = parts.map {
      switch $0 {
      case .written(let text), .quoted(let text): text
      }
    }
    let text = (written.isEmpty ? quoted : written).joined(separator: " ")
    return text.prefix(400).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Whether a line is quoted, or is empty between two that are.
  private static func isQuoted(_ lines: [Substring], _ place: Int) -> Bool {
    if lines[place].hasPrefix(">") { return true }
    return lines[place].allSatisfy(\.isWhitespace) && place + 1 < lines.count
      && lines[place + 1].hasPrefix(">")
  }

  /// The place in what was written so far at which the lines begin that say from whom a quote is ("On Friday, Ana
  /// wrote:", in two lines at most); the end where there are none.
  private static func introduction(at lines: [Substring]) -> Int {
    guard let last = lines.lastIndex(where: { !$0.allSatisfy(\.isWhitespace) }),
      lines[last].hasSuffix(":") || lines[last].hasSuffix(": "), lines[last].count <= 200
    else { return lines.count }
    // A sentence of its own that leads to something ("You asked:") is not cut off from what is before it.
    let isDated = { (line: Substring) in line.contains(where: \.isNumber) || line.contains("@") }
    if isDated(lines[last]) {
      let above = last > 0 && !lines[last - 1].allSatisfy(\.isWhitespace) && lines[last].count < 40
      return above && isDated(lines[last - 1]) ? last - 1 : last
    }
    guard last > 0, isDated(lines[last - 1]), lines[last - 1].count > 40 else {
      return lines[last].hasSuffix("wrote:") ? last : lines.count
    }
    return last - 1
  }

  // MARK: Lines that were broken

  /// The widths at which programs break lines.
  private static let widths = 55...80

  /// The width at which the lines were broken: that of the longest one that is no wider than programs make them. Nil
  /// where paragraphs stand on lines of their own.
  private static func width(of lines: [Substring]) -> Int? {
    let counts = lines.filter { !$0.hasPrefix(">") && $0.contains(" ") }.map(\.count)
    guard !counts.contains(where: { $0 > widths.upperBound + 20 }) else { return nil }
    guard let longest = counts.filter({ $0 <= widths.upperBound }).max(), widths.contains(longest) else {
      return nil
    }
    return longest
  }

  /// Joins lines that end because the next word had no room. Lists, indented lines and short lines stay as they are.
  private static func flowed(_ lines: [Substring], width: Int?) -> String {
    guard let width else { return lines.joined(separator: "\n") }
    var output = ""
    for (place, line) in lines.enumerated() {
      output += line
      guard place + 1 < lines.count else { break }
      let next = lines[place + 1]
      let word = next.prefix { !$0.isWhitespace }.count
      let goesOn =
        word > 0 && !beginsItem(next) && line.contains(" ") && !line.hasPrefix(" ") && line != "-- "
        && line.count + 1 + word > width
      output += goesOn ? (line.hasSuffix(" ") ? "" : " ") : "\n"
    }
    return output
  }

  /// Whether a line is the first of an item of a list.
  private static func beginsItem(_ line: Substring) -> Bool {
    let word = line.prefix { !$0.isWhitespace }
    if ["-", "*", "•", "–", "+", "--"].contains(word) { return true }
    guard let last = word.last, last == "." || last == ")" else { return false }
    return word.dropLast().allSatisfy(\.isNumber) && word.count > 1
  }
}
