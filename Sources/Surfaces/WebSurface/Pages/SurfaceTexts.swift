import FoundationPlus
import PlainText
import ViewHTML

/// The name of a text in `Resources/Surface.xcstrings`.
enum SurfaceTextKey: String, CaseIterable, Sendable {
  /// The connection is lost; what is typed is kept.
  case offline
  /// The connection is lost, and what is typed isn't kept beyond the page.
  case unkept
  /// A text is longer than a message may be, and wasn't taken.
  case tooLong
  /// Another page shows the window.
  case taken
  /// The server lets the page go on no more.
  case refused
  /// The browser has no session any more.
  case shutOut
  /// A link to what the app asked to be opened.
  case openIt
  /// Takes over what was written, where scripts are off.
  case apply
  case useHere
  case noSuchPage
  case windowGone
  case startAgain
  case tokenNeeded
  /// The place of the address with the token: the file {0}.
  case tokenPlace
  /// The new place of a row: {0} of {1}.
  case movedTo
  case nothingToCopy
  /// The notice that the copied content, or content that nothing here shares, is on the clipboard.
  case copied
  /// The command, in a menu, that moves a row or an item up.
  case moveUp
  case moveDown
  case pickUp
  case pickedUp
  case putHere
  case refresh
  /// A file, {0}, is larger than so many megabytes, {1}.
  case tooLarge
  /// The progress of a file that is sent: {0} is its name, {1} per cent.
  case uploading
  case cancel
  /// The field for files, where scripts are off.
  case files
  case notAllowed
  /// The title of the page of a browser that has no session.
  case notLetIn
  // The words of `SurfaceWords`.
  case increment, decrement, loading, text, back, close, search, more, selected, tabs, sidebar
}

/// The texts of the surface itself, which is what stands around an app's own, in one language.
typealias SurfaceTexts = InterfaceTexts<SurfaceTextKey>

/// The catalog; nil where the resource can't be read, which the log says.
private let catalog: InterfaceCatalog<SurfaceTextKey>? = {
  do {
    return try InterfaceCatalog("Surface", in: .module, subdirectory: "Resources")
  } catch {
    DeclaredAPI.called("App.main()", because: "has no words of its own: \(error)")
    return nil
  }
}()

extension InterfaceTexts<SurfaceTextKey> {
  /// The texts in the first language that there are texts in, else in English.
  static func preferred(_ languages: [String]) -> SurfaceTexts {
    catalog?.preferred(languages) ?? .missing
  }

  /// The words that markup says by itself.
  var words: SurfaceWords {
    var words = SurfaceWords()
    words.increment = self[.increment]
    words.decrement = self[.decrement]
    words.loading = self[.loading]
    words.apply = self[.apply]
    words.text = self[.text]
    words.back = self[.back]
    words.close = self[.close]
    words.cancel = self[.cancel]
    words.search = self[.search]
    words.more = self[.more]
    words.selected = self[.selected]
    words.tabs = self[.tabs]
    words.sidebar = self[.sidebar]
    return words
  }

  /// The texts that the client script may show, as attributes of the page.
  var attributes: String {
    let keys: [SurfaceTextKey] = [
      .offline, .unkept, .tooLong, .taken, .refused, .shutOut, .useHere, .openIt, .copied, .moveUp, .moveDown,
      .pickUp,
      .pickedUp,
      .putHere,
      .refresh, .nothingToCopy, .tooLarge, .uploading, .cancel,
    ]
    return keys.map { " data-\($0.rawValue.lowercased())=\"\(MarkupEscaping.escaped(self[$0]))\"" }.joined()
  }
}
