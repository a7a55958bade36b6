import Foundation
import Observation
import UIKit
import UnicornMailModel

/// An answer to a thread while it is written: the short replies above the field, and the text in it.
@MainActor @Observable
package final class AnswerModel {
  package let thread: MailThread
  /// The short replies; nil until they are there.
  package private(set) var replies: SmartReplyAnswer?
  /// The reply from which the text was written.
  package private(set) var chosen: UISmartReplySuggestion?
  /// The text, which a person changes as they like.
  package var text = ""
  /// The length and the tone of what is written from a reply.
  package var length = SmartReplyLength.medium
  package var tone = Tone.own
  /// The text that was in the field before a reply was chosen, where a person had written in it.
  package private(set) var replaced: String?
  /// The text as it was written from the reply.
  private var written = ""
  private var address: String?

  /// A choice of tone.
  package enum Tone: String, CaseIterable {
    /// That of the person's own mails.
    case own
    case casual, neutral, formal

    var tone: SmartReplyTone? { SmartReplyTone(rawValue: rawValue) }
  }

  init(_ thread: MailThread) { self.thread = thread }

  /// Whether a person changed what was written, or wrote themselves.
  package var isEdited: Bool { text != written && !text.allSatisfy(\.isWhitespace) }

  /// Works out the short replies for the person with an address.
  package func suggest(as address: String?, in environment: Reader) async {
    self.address = address
    let answer = await SmartReplies.answer(
      to: thread.context(as: address), tone: tone.tone, locale: environment.locale,
      timeZone: environment.timeZone)
    if !Task.isCancelled { replies = answer }
  }

  /// Writes a mail from a short reply into the field. What a person wrote there can be had back.
  package func choose(_ reply: UISmartReplySuggestion, in environment: Reader) async {
    if isEdited { replaced = text }
    chosen = reply
    await write(in: environment)
  }

  /// Writes anew with another length or tone, unless a person has changed the text.
  package func rewrite(in environment: Reader) async {
    guard chosen != nil, !isEdited else { return }
    await write(in: environment)
  }

  private func write(in environment: Reader) async {
    guard let chosen else { return }
    let mail = await SmartReplies.longReply(
      from: chosen, to: thread.context(as: address), length: length, tone: tone.tone,
      locale: environment.locale, timeZone: environment.timeZone)
    text = mail ?? chosen.smartReply
    written = text
  }

  /// Puts back what a person had written.
  package func restore() {
    guard let replaced else { return }
    text = replaced
    self.replaced = nil
    chosen = nil
  }

  /// The locale and the time zone of a reader.
  package struct Reader: Sendable, Hashable {
    package var locale: Locale
    package var timeZone: TimeZone

    package init(locale: Locale, timeZone: TimeZone) {
      self.locale = locale
      self.timeZone = timeZone
    }
  }
}
