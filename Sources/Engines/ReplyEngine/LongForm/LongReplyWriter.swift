import Conversations
import LanguageData
import MessageUnderstanding
import SuggestionEngine

/// A writer of mails from short replies. Stance and facts are the reply's; what is added greets, thanks, says
/// of each further question that it will be looked into, and signs off.
struct LongReplyWriter {
  let templates: LongReplyTemplates
  let habits: MailHabits
  let tone: ReplyTone

  /// The longest question that is repeated in the answer.
  private static let longestQuestion = 120
  /// The questions that are answered one by one.
  private static let limit = 6
  /// The probability from which on a sentence asks something.
  private static let asking = 0.5

  /// Returns the mail.
  /// - Parameters:
  ///   - digest: of the mail that is answered.
  ///   - answered: the sentence that the reply answers, by its place.
  ///   - person: who signs.
  func mail(
    from reply: SuggestedReply, to digest: MessageDigest, answered: Int?, length: ReplyLength,
    person: Participant?
  ) -> LongReply {
    var sentences: [String] = []
    if length != .brief, let opening = templates.text(.opening, reply.stance, tone) {
      sentences.append(opening)
    }
    sentences.append(LongReplyWriter.sentence(reply.text))
    if length == .full, let more = templates.text(.elaboration, reply.stance, tone) { sentences.append(more) }
    let asked = questions(of: digest, but: answered)
    let lines = asked.compactMap { question in
      // What somebody asks for in a statement isn't called a question.
      templates.text(question.hasSuffix("?") ? .question : .request, reply.stance, tone).map {
        $0.replacing("{question}", with: question)
      }
    }
    return LongReply(
      greeting: greeting(of: digest.message.sender), answer: sentences.joined(separator: " "),
      questions: lines, closing: length == .brief ? nil : templates.text(.closing, reply.stance, tone),
      signOff: signOff(person))
  }

  private func greeting(of sender: Participant?) -> String {
    let template = templates.text(.greeting, nil, tone) ?? "Hello {name},"
    let name = sender?.name.map { name in
      tone == .formal ? name : String(name.split(separator: " ").first ?? "")
    }
    var text = template
    // A mail that is to be formal begins so, however the person begins others.
    if let own = habits.greeting, tone != .formal || own == "Dear" { text = own + " {name}," }
    guard let name, !name.isEmpty else { return text.replacing(" {name}", with: "") }
    return text.replacing("{name}", with: name)
  }

  private func signOff(_ person: Participant?) -> String {
    let first = person?.name?.split(separator: " ").first.map(String.init)
    let name = habits.name ?? (tone == .formal ? person?.name : first)
    let line = habits.signOff ?? templates.text(.signOff, nil, tone) ?? ""
    return name.map { line + "\n" + $0 } ?? line
  }

  /// The questions and requests that a mail has beside the one that is answered.
  private func questions(of digest: MessageDigest, but answered: Int?) -> [String] {
    guard let understanding = digest.understanding else { return [] }
    let document = digest.document
    var found: [String] = []
    for (index, sentence) in digest.sentences.filter({ !$0.isEmpty }).enumerated()
    where index != answered && understanding.sentences.indices.contains(index) {
      let understood = understanding.sentences[index]
      let isQuestion = document.tokens[sentence.upperBound - 1].isSign("?")
      let act = understood.acts.top.label
      guard isQuestion || act == .request && understood.needsReply >= LongReplyWriter.asking else { continue }
      let bytes =
        Int(document.tokens[sentence.lowerBound].start)..<Int(document.tokens[sentence.upperBound - 1].end)
      let text = document.text(bytes).split(whereSeparator: \.isNewline).joined(separator: " ")
      if text.count <= LongReplyWriter.longestQuestion, !found.contains(text) { found.append(text) }
    }
    return Array(found.prefix(LongReplyWriter.limit))
  }

  /// A reply as a sentence.
  private static func sentence(_ text: String) -> String {
    text.last.map { ".!?".contains($0) } ?? true ? text : text + "."
  }
}
