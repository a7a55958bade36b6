import Conversations
import LanguageData
import SuggestionEngine
import TextAnalysis

extension ReplyEngine {
  /// Returns a mail made of a short reply: with a greeting, each further question of the last message, and a
  /// sign-off, in the way of the person's earlier mails where the thread has some.
  ///
  /// Its stance and its facts are those of the reply. Of each question that the reply leaves open it says that
  /// it will be looked into, and promises nothing else.
  /// - Parameters:
  ///   - reply: one that `replies(to:context:stance:tone:)` gave for the thread, or one like it.
  ///   - tone: nil for that of the thread.
  /// - Returns: Nil where the thread has no message by somebody else.
  /// - Throws: where the data that mail is read with is missing.
  public func longReply(
    from reply: SuggestedReply, to thread: ReplyThread, context: AnalysisContext,
    length: ReplyLength = .medium, tone: ReplyTone? = nil
  ) throws -> LongReply? {
    guard let last = thread.entries.lastIndex(where: { !$0.isOwn }) else { return nil }
    func digest(_ entry: ReplyThread.Entry) throws -> MessageDigest {
      try analyzer.digest(of: entry.message, isMail: thread.kind == .mail, context: context)
    }
    let answered = try digest(thread.entries[last])
    let own = thread.entries[..<last].filter(\.isOwn).suffix(WriterTone.looked)
    // A signature isn't part of what is analysed; how one signs off is looked for in all of the mail.
    let habits = MailHabits(of: own.map(\.message.body), phrases: mailPhrases)
    let style = WriterTone(
      own: own.map { Document($0.message.body) }, last: answered.document, kind: thread.kind, asked: tone,
      words: words, styleWords: styleWords)
    let message = thread.entries[last].message
    let person =
      message.recipients.first { $0.isUser && !message.copied.contains($0) }
      ?? message.recipients.first(where: \.isUser) ?? own.last?.message.sender
    let situation = bank.situations.firstIndex { $0.name == reply.situation }
    let reading = reading(of: answered)
    let sentence = situation.map { situation in
      reading.probabilities.indices.contains(situation)
        ? reading.sentence(of: situation)
        : FormReader(formWords, of: answered.document).form(of: answered, isMail: thread.kind == .mail)?
          .sentence
          ?? 0
    }
    return LongReplyWriter(templates: templates, habits: habits, tone: style.tone).mail(
      from: reply, to: answered, answered: sentence,
      length: length, person: person)
  }

  /// Returns what speaks against a text in which a language model elaborated the answer of a mail; nil where
  /// nothing does, and the text can stand in the place of `draft.answer`.
  ///
  /// Linear in the text and the thread's latest messages.
  public func complaint(
    aboutElaboration text: String, of draft: LongReply, from reply: SuggestedReply, to thread: ReplyThread
  ) -> ElaborationComplaint? {
    let sources = thread.entries.suffix(ReplyEngine.threadLimit).flatMap { entry in
      let people = [entry.message.sender].compactMap { $0 } + entry.message.recipients
      return [entry.message.subject, entry.message.body].compactMap { $0 }
        + people.flatMap { [$0.name, $0.handle].compactMap { $0 } }
    }
    return elaborationCheck.complaint(about: text, draft: draft, reply: reply, sources: sources)
  }
}
