import AppIntents
import CommandLineSurface

/// Values to choose from as numbered lines.
struct ChoiceRows {
  /// One value.
  struct Row {
    /// What it is called; the first name is shown.
    let names: [String]
    let detail: String?
    let heading: String?
    let value: (any _IntentValue)?
  }

  let rows: [Row]

  static func rows(_ list: OptionList) -> [Row] {
    list.sections.flatMap { section in
      section.options.enumerated().map { index, option in
        let shown = option.display
        let raw = (option.value as? any AppEnum).map { [OneLine.of($0.rawText)] } ?? []
        return Row(
          names: ([shown.title] + shown.synonyms).map { OneLine.of($0) } + raw,
          detail: shown.subtitle.map { OneLine.of($0) },
          heading: index == 0 ? section.heading.map { OneLine.of($0.title) } : nil, value: option.value)
      }
    }
  }

  static func rows(_ options: [IntentChoiceOption]) -> [Row] {
    options.map { option in
      Row(
        names: [OneLine.of(option.title)],
        detail: option.style == .destructive ? "can't be taken back" : nil, heading: nil, value: nil)
    }
  }

  /// Numbered lines, at most so many, and what was left out.
  func lines(limit: Int, among places: [Int]? = nil) -> [String] {
    let places = places ?? Array(rows.indices)
    let column = String(places.prefix(limit).last.map { $0 + 1 } ?? 0).count
    var lines: [String] = []
    for place in places.prefix(limit) {
      let row = rows[place]
      if let heading = row.heading { lines.append("  \(heading)") }
      let number = String(place + 1)
      let padding = String(repeating: " ", count: max(0, column - number.count))
      lines.append("  \(padding)\(number)  \(row.names[0])" + (row.detail.map { " (\($0))" } ?? ""))
    }
    let left = places.count - min(places.count, limit)
    if left > 0 { lines.append("  and \(left) more; type a part of the name to see those that have it") }
    return lines
  }
}
