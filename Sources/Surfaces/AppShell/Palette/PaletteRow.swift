import AppIntents
import IntentPalette
import IntentPhrases
import IntentRuntime

/// A line of the palette.
package struct PaletteRow: Identifiable, Sendable {
  /// The effect of taking the line.
  enum Kind: Sendable {
    /// Runs a request; `isUncertain` says that it may not be what was meant.
    case run(any AppIntent, RunSource, isUncertain: Bool)
    /// A line that shows the entities of a type.
    case find(any AppEntity.Type)
    /// The line does nothing: the program has no way to open it.
    case cannotOpen
  }

  /// The same for the same line after another letter was typed.
  package let id: String
  package let title: String
  package let subtitle: String?
  package let systemImageName: String?
  package let image: DisplayRepresentation.Image?
  let kind: Kind

  /// The same line under another identity.
  func named(_ id: String) -> PaletteRow {
    PaletteRow(
      id: id, title: title, subtitle: subtitle, systemImageName: systemImageName, image: image, kind: kind)
  }

  init(
    id: String, title: String, subtitle: String?, systemImageName: String? = nil,
    image: DisplayRepresentation.Image? = nil, kind: Kind
  ) {
    self.id = id
    self.title = ForeignText.line(title)
    self.subtitle = subtitle.map { ForeignText.line($0) }.flatMap { $0.isEmpty ? nil : $0 }
    self.systemImageName = systemImageName
    self.image = image
    self.kind = kind
  }
}

/// A group of lines under one heading.
package struct PaletteGroup: Identifiable, Sendable {
  package let id: String
  package let title: String
  package let rows: [PaletteRow]

  /// Creates a group of lines; nil where there are no lines.
  init?(_ id: String, _ title: String, _ rows: [PaletteRow]) {
    guard !rows.isEmpty else { return nil }
    self.id = id
    self.title = title
    // Each line has an identity of its own, whatever the sources call theirs: the one that is marked is the one
    // that runs.
    var seen: [String: Int] = [:]
    self.rows = rows.map { row in
      seen[row.id, default: 0] += 1
      guard let count = seen[row.id], count > 1 else { return row }
      return row.named("\(row.id)#\(count)")
    }
  }
}

extension PaletteRow {
  /// An action, with what the text gives it and what it will ask for.
  init(_ result: PaletteActionResult, _ texts: ShellTexts) {
    let action = result.action
    var details = result.values.map { ForeignText.line($0.display.title) }
    if !result.missing.isEmpty, !result.values.isEmpty {
      let names = result.missing.map { ForeignText.line($0.title) }.joined(separator: ", ")
      details.append(texts(.asksFor, ["names": names]))
    }
    let kind: Kind
    if let intent = result.intent {
      kind = .run(intent, .search, isUncertain: result.why.isByMeaning)
    } else if case .find(let type) = action.kind {
      kind = .find(type)
    } else {
      kind = .cannotOpen
    }
    self.init(
      id: "action/\(result.identity)", title: action.title,
      subtitle: details.isEmpty ? action.subtitle : details.joined(separator: ", "),
      systemImageName: action.systemImageName, kind: kind)
  }

  init(_ result: PaletteEntityResult) {
    self.init(
      id: "entity/\(result.identifier)", title: result.title, subtitle: result.subtitle, image: result.image,
      kind: result.opening.map { .run($0, .search, isUncertain: result.why.isByMeaning) } ?? .cannotOpen)
  }

  /// A shortcut that the text means.
  init(_ match: PhraseMatch, isDoubtful: Bool) {
    self.init(
      id: "phrase/\(String(reflecting: match.provider))/\(match.phrase)", title: match.phrase,
      subtitle: String(localized: match.shortcut.shortTitle ?? type(of: match.intent).title),
      systemImageName: match.shortcut.systemImageName,
      kind: .run(match.intent, .phrase, isUncertain: isDoubtful))
  }
}
