import FoundationPlus
import PlainText

/// What the surface itself says to people, in their languages.
struct SurfaceTexts: Sendable {
  enum Key: String, CaseIterable, Sendable {
    /// The connection is lost; what is typed is kept.
    case offline
    /// Another page shows the window.
    case taken
    /// The server lets the page go on no more.
    case refused
    /// A link to what the app asked to be opened.
    case openIt
    /// Takes over what was written, where scripts are off.
    case apply
    case useHere
    case noSuchPage
    case windowGone
    case startAgain
    case tokenNeeded
    /// Where a row is now: {0} of {1}.
    case movedTo
    case nothingToCopy
    /// What was to be copied, or shared where nothing shares, is on the clipboard.
    case copied
    /// What is done with rows and items by menu.
    case moveUp
    case moveDown
    case pickUp
    case pickedUp
    case putHere
    case refresh
    /// A file, {0}, is larger than so many megabytes, {1}.
    case tooLarge
    /// How far a file is sent: {0} is its name, {1} per cent.
    case uploading
    case cancel
    /// The field for files, where scripts are off.
    case files
    case notAllowed
  }

  private let texts: [String: String]

  /// The texts in the first language that there are texts in, else in English.
  static func preferred(_ languages: [String]) -> SurfaceTexts {
    for language in languages {
      let code = Locale.Language(identifier: language).languageCode?.identifier ?? ""
      if let known = all[code] { return known }
    }
    return all["en"] ?? SurfaceTexts(texts: [:])
  }

  /// By language; empty where the resource can't be read, which tests see.
  private static let all: [String: SurfaceTexts] = {
    do {
      guard
        let file = Bundle.module.url(
          forResource: "surface", withExtension: "json", subdirectory: "Resources")
      else { throw WebSurfaceError(.missingResource, "surface.json is missing.") }
      let texts = try JSONDecoder().decode([String: [String: String]].self, from: try Data(contentsOf: file))
      return texts.mapValues { SurfaceTexts(texts: $0) }
    } catch {
      DeclaredAPI.called("App.main()", because: "has no words of its own: \(error)")
      return [:]
    }
  }()

  subscript(key: Key) -> String { texts[key.rawValue] ?? key.rawValue }

  /// What the client script may have to say.
  var attributes: String {
    [
      Key.offline, .taken, .refused, .useHere, .openIt, .copied, .moveUp, .moveDown, .pickUp, .pickedUp,
      .putHere, .refresh, .nothingToCopy, .tooLarge, .uploading, .cancel,
    ].map {
      " data-\($0.rawValue.lowercased())=\"\(MarkupEscaping.escaped(self[$0]))\""
    }
    .joined()
  }
}
