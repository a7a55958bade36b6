import AppIntents
import IntentRuntime

/// A message to a person beside the app, which goes by itself or is dismissed.
package struct ShellNotice: Identifiable, Sendable {
  /// The kind of notice.
  package enum Kind: Hashable, Sendable {
    case result
    /// A notice of a failure.
    case failure
    /// A notice of a run that ended before it was done.
    case stopped
    /// The app says something by itself.
    case notification
  }

  package let id: Int
  package let kind: Kind
  package let title: String
  package let lines: [String]
  package var actions: [NoticeAction]
  /// A Boolean value that indicates whether the notice stands until it is dismissed.
  package let stays: Bool
  /// The name under which the app knows the notice, where it may take it back.
  package let name: String?

  package init(
    id: Int, kind: Kind, title: String, lines: [String] = [], actions: [NoticeAction] = [],
    stays: Bool = false,
    name: String? = nil
  ) {
    self.id = id
    self.kind = kind
    self.title = title
    self.lines = lines
    self.actions = actions
    self.stays = stays
    self.name = name
  }

  /// Returns the time for which the notice stands, in seconds; nil for as long as nobody dismisses it.
  ///
  /// Errors stay: nobody is to miss why something was not done. Words are counted; of scripts without
  /// spaces three characters count as one.
  package func duration(_ times: ShellTimes) -> Double? {
    if stays || kind == .failure { return nil }
    let words = ([title] + lines).reduce(0) { $0 + Self.words($1) }
    let reading = times.noticeOnset + times.noticeWord * Double(words)
    return actions.isEmpty ? reading : max(reading, times.noticeWithAction)
  }

  /// Returns whether the notice offers to undo a run.
  func undoes(_ run: RunIdentifier) -> Bool { actions.contains { $0.undoes(run) } }

  private static func words(_ text: String) -> Int {
    text.split(whereSeparator: \.isWhitespace).reduce(0) { count, word in
      let dense = word.unicodeScalars.filter {
        (0x2E80...0x9FFF).contains($0.value) || (0xAC00...0xD7AF).contains($0.value)
      }
      return count + 1 + dense.count / 3
    }
  }
}

/// A button of a notice or a card.
package struct NoticeAction: Identifiable, Sendable {
  package enum Kind: Sendable {
    case undo(UndoEntry)
    case run(any AppIntent)
    case save(IntentFile)
    case perform(@MainActor @Sendable () -> Void)
  }

  package let id: Int
  package let title: String
  package let kind: Kind

  package init(id: Int, title: String, kind: Kind) {
    self.id = id
    self.title = title
    self.kind = kind
  }

  /// Returns whether the button undoes a run.
  func undoes(_ run: RunIdentifier) -> Bool {
    if case .undo(let entry) = kind { entry.run == run } else { false }
  }
}
