import FoundationPlus
import ReplyEngine

/// The stance of a reply, such as a yes or a question back. An addition of Beckon.
public struct SmartReplyStance: Sendable, Hashable, CaseIterable, CustomStringConvertible {
  let stance: ReplyStance

  init(_ stance: ReplyStance) { self.stance = stance }

  /// Creates the stance with a name such as `decline`, or returns nil if there is none.
  public init?(_ name: String) {
    guard let stance = ReplyStance(rawValue: name) else { return nil }
    self.stance = stance
  }

  /// All stances.
  public static let allCases = ReplyStance.allCases.map { SmartReplyStance($0) }
  /// The stance that says yes.
  public static let accept = SmartReplyStance(.accept)
  /// The stance that says no.
  public static let decline = SmartReplyStance(.decline)
  /// The stance that asks back.
  public static let ask = SmartReplyStance(.ask)

  /// The name on the command line and in files.
  public var description: String { stance.rawValue }
}

/// The tone of a reply. An addition of Beckon.
public enum SmartReplyTone: String, Sendable, CaseIterable {
  /// The tone between friends.
  case casual
  /// The tone that suits anybody.
  case neutral
  /// The tone for somebody one doesn't know well.
  case formal

  var tone: ReplyTone {
    switch self {
    case .casual: .casual
    case .neutral: .neutral
    case .formal: .formal
    }
  }
}

/// The length of a mail that is made of a reply. An addition of Beckon.
public enum SmartReplyLength: String, Sendable, CaseIterable {
  /// The reply and what has to stand around it.
  case brief
  /// With thanks for the mail.
  case medium
  /// With a sentence more on each part.
  case full

  var length: ReplyLength {
    switch self {
    case .brief: .brief
    case .medium: .medium
    case .full: .full
    }
  }
}
