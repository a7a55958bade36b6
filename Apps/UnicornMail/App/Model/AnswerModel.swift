import Foundation
import Observation
import UIKit
import UnicornMailModel

/// An answer to a thread while it is written: the short replies above the field, and the text in it.
@MainActor @Observable
package final class AnswerModel {
  package private(set) var thread: MailThread
  /// The short replies; nil until they are there.
  package private(set) var replies: SmartReplyAnswer?
  /// The reply from which the text was written.
  package private(set) var chosen: UISmartReplySuggestion?
  /// The text, which a person changes as they like.
  package var text = "" { didSet { noteChange() } }
  /// The length and the tone of what is written from a reply.
  package var length = SmartReplyLength.medium { didSet { noteChange() } }
  package var tone = Tone.own { didSet { noteChange() } }
  /// Whether those get a copy to whom the answered mail went too.
  package var includesEverybody = false
  /// The text that was in the field before a reply was chosen, where a person had written in it.
  package private(set) var replaced: String?
  /// The text as it was written from the reply.
  private var written = ""
  /// The text as it was when a draft of it was saved last.
  private var saved: String?
  private var address: String?
  /// Called when there is something else to keep.
  @ObservationIgnored var changed: (() -> Void)?

  /// A choice of tone.
  package enum Tone: String, CaseIterable {
    /// That of the person's own mails.
    case own
    case casual, neutral, formal

    var tone: SmartReplyTone? { SmartReplyTone(rawValue: rawValue) }
  }

  init(_ thread: MailThread) { self.thread = thread }

  /// Whether there is a text that is in no draft.
  package var isUnsaved: Bool { text != saved && !text.allSatisfy(\.isWhitespace) }

  /// Notes that a draft of the text was saved.
  func noteSaving() {
    saved = text
    changed?()
  }

  /// Goes on in a thread that has more mails than the one before.
  func follow(_ thread: MailThread) {
    if thread != self.thread { self.thread = thread }
  }

  /// What is kept of the answer; nil where there is nothing unsaved.
  var kept: KeptAnswers.Answer? {
    isUnsaved ? KeptAnswers.Answer(text: text, length: length.rawValue, tone: tone.rawValue) : nil
  }

  /// Takes up an answer as it was kept, behind what was written meanwhile.
  func take(_ kept: KeptAnswers.Answer) {
    if isUnsaved { return add(kept.text) }
    text = kept.text
    length = SmartReplyLength(rawValue: kept.length) ?? .medium
    tone = Tone(rawValue: kept.tone) ?? .own
  }

  /// Takes up the answer to another thread that turned out to be the same one.
  func join(_ other: AnswerModel) {
    if other.isUnsaved { add(other.text) }
  }

  private func add(_ other: String) {
    guard text != other else { return }
    text = isUnsaved ? "\(text)\n\n\(other)" : other
  }

  private func noteChange() { changed?() }

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
