import CommandLineSurface

/// A line of a list: a heading, or a name with what it is.
enum ListRow {
  case heading(String)
  case item(name: String, details: String)

  /// The rows as lines; details stand in a column of their own and are cut at the width.
  static func lines(_ rows: [ListRow], width: Int, styles: Styles) -> [String] {
    let widest = rows.map { row in
      if case .item(let name, _) = row { DisplayWidth.of(name) } else { 0 }
    }.max()
    let column = min(widest ?? 0, 32)
    return rows.map { row in
      switch row {
      case .heading(let text): return styles.apply(.heading, to: text)
      case .item(let name, let details):
        let left = "  " + DisplayWidth.padded(name, to: column)
        let room = max(20, width - DisplayWidth.of(left) - 2)
        return details.isEmpty ? "  " + name : left + "  " + DisplayWidth.truncated(details, to: room)
      }
    }
  }
}
