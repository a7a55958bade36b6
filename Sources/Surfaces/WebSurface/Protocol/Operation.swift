import JSONValues

/// An operation of a browser beside changing what it shows; see Guide/web-protocol.md.
enum Operation: Sendable, Equatable {
  /// The number of the window, and its life.
  case window(Int, life: String)
  /// All of the page's content.
  case whole(String)
  /// All style rules of the window.
  case styles(String)
  case title(String)
  /// Another address, as a new entry of the history or for the one that is there, with its step.
  case address(String, isNew: Bool, step: Int)
  /// A step back to the entry of a step of the history, unless the browser is there or further back.
  case goBack(to: Int)
  case focus(Int)
  /// A return of the focus to the element that had it before a dialog of the shell.
  case refocus
  /// A move of the focus to the heading in the bar of a page.
  case focusHeading(Int)
  case blur(Int)
  /// Scrolls a node into sight: "start", "center", "end", "nearest"; or scrolls it itself to its "top", its
  /// "bottom" or so many points.
  case scroll(Int, String)
  /// An announcement for assistive technology.
  case announce(String)
  /// Opens an address beside the page.
  case open(String)
  /// A file that the browser keeps.
  case download(String)
  /// Puts a text on the clipboard; a path of the server's as the whole address.
  case copy(String, isAddress: Bool)
  /// Offers a text or an address to other programs, else puts it on the clipboard.
  case share(title: String, text: String, url: String)
  /// Shows a notification beside the page while that isn't seen, in place of one with the same tag;
  /// pressing it presses the first action of the notice of that number in the page.
  case notify(title: String, text: String, tag: String, notice: Int)
  /// Asks the person whether notifications may be shown beside the page.
  case askToNotify
  /// Lets the person choose files for a node.
  case choose(Int, several: Bool)
  case close

  func write(to writer: inout JSONWriter) {
    writer.array { writer in
      switch self {
      case .window(let number, let life):
        writer.string("w")
        writer.integer(number)
        writer.string(life)
      case .whole(let html): writer.strings("h", html)
      case .styles(let rules):
        writer.string("s")
        writer.string(rules)
        writer.integer(1)
      case .title(let text): writer.strings("d", text)
      case .address(let url, let isNew, let step):
        writer.strings("u", url)
        writer.integer(isNew ? 1 : 0)
        writer.integer(step)
      case .goBack(let step):
        writer.string("g")
        writer.integer(step)
      case .focus(let node):
        writer.string("f")
        writer.integer(node)
      case .refocus:
        writer.string("f")
        writer.integer(0)
      case .copy(let text, let isAddress):
        writer.strings("z", isAddress ? "copyat" : "copy")
        writer.string(text)
      case .share(let title, let text, let url):
        writer.strings("z", "share")
        for part in [title, text, url] { writer.string(part) }
      case .notify(let title, let text, let tag, let notice):
        writer.strings("z", "notify")
        for part in [title, text, tag, "\(notice)"] { writer.string(part) }
      case .askToNotify: writer.strings("z", "allow")
      case .focusHeading(let bar): writer.strings("f", "\(bar)-h")
      case .blur(let node):
        writer.string("b")
        writer.integer(node)
      case .scroll(let node, let place):
        writer.string("j")
        writer.integer(node)
        writer.string(place)
      case .announce(let text): writer.strings("l", text)
      case .open(let url): writer.strings("o", url)
      case .download(let url): writer.strings("y", url)
      case .choose(let node, let several):
        writer.string("k")
        writer.integer(node)
        writer.integer(several ? 1 : 0)
      case .close: writer.string("q")
      }
    }
  }

  /// Returns several operations as JSON arrays with commas between them.
  static func text(_ operations: [Operation]) -> [UInt8] {
    var writer = JSONWriter()
    for operation in operations { operation.write(to: &writer) }
    return writer.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func strings(_ first: String, _ second: String) {
    string(first)
    string(second)
  }
}
