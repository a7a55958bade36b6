import CommandLineSurface

/// Facts in two columns and lists of options, as details are shown.
struct DetailText {
  let width: Int
  let styles: Styles
  private(set) var lines: [String] = []

  init(width: Int, styles: Styles) {
    self.width = width
    self.styles = styles
  }

  mutating func heading(_ text: String) {
    if !lines.isEmpty { lines.append("") }
    lines.append(styles.apply(.heading, to: text))
  }

  mutating func text(_ text: String) {
    if !text.isEmpty { lines += Self.wrapped(text, to: width) }
  }

  /// Rows of a label and what it stands for, the second in a column.
  mutating func rows(_ rows: [(String, String)]) {
    let rows = rows.filter { !$0.1.isEmpty }
    let column = min(30, rows.map { DisplayWidth.of($0.0) }.max() ?? 0) + 2
    for (label, text) in rows {
      let indent = String(repeating: " ", count: column + 2)
      var wrapped = Self.wrapped(text, to: max(20, width - column - 2))
      if DisplayWidth.of(label) + 2 > column {
        lines.append("  " + label)
      } else {
        lines.append("  " + DisplayWidth.padded(label, to: column) + wrapped.removeFirst())
      }
      lines += wrapped.map { indent + $0 }
    }
  }

  /// Words broken into lines at spaces.
  private static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines: [String] = [""]
    for word in text.split(separator: " ") {
      let line = lines[lines.count - 1]
      if !line.isEmpty, DisplayWidth.of(line) + 1 + DisplayWidth.of(String(word)) > width {
        lines.append(String(word))
      } else {
        lines[lines.count - 1] = line.isEmpty ? String(word) : "\(line) \(word)"
      }
    }
    return lines
  }
}
