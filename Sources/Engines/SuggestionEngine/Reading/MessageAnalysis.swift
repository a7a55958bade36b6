import CivilTime
import Conversations
import Foundation
import TextAnalysis

/// A message with the spans that were found in it.
public struct MessageAnalysis: Sendable, Hashable {
  /// The message that was analysed.
  public var message: Message
  /// The text that was analysed: the body, for mail without its quotations and signature.
  public var text: String
  /// The spans, in order of position, in code points of `text`.
  public var detections: [Detection]
  /// The signature of a mail, where it has one.
  public var signature: MessageSignature?
  /// The number of whoever writes, where the app knows them by it alone.
  package var senderPhone: PhoneValue?

  /// Creates the analysis of a message from spans that were found already.
  public init(message: Message, text: String, detections: [Detection]) {
    self.message = message
    self.text = text
    self.detections = detections
  }

  /// Analyses a message as of the moment it was sent.
  ///
  /// - Parameter text: what to read instead of the body.
  public init(
    of message: Message, text: String? = nil, by analyzer: TextAnalyzer, context: AnalysisContext
  ) {
    let text = text ?? message.body
    var context = context.asOf(message.date)
    context.sender = message.sender.flatMap { $0.isUser ? nil : $0.name }
    self.init(
      message: message, text: text, detections: analyzer.detections(in: text, context: context))
    if let name = message.sender?.name, !name.contains(where: \.isLetter), name.count(where: \.isNumber) >= 7
    {
      senderPhone =
        analyzer.detections(in: name, context: context).lazy.compactMap { found -> PhoneValue? in
          if case .phone(let phone) = found.value { phone } else { nil }
        }.first
    }
  }
}

extension AnalysisContext {
  /// The same reader at another moment; the same where there is none.
  public func asOf(_ date: Date?) -> AnalysisContext {
    var context = self
    if let date { context.referenceDate = date }
    return context
  }

  /// The date and the time of day that the reader's calendar and clock show at the reference date.
  package var localReference: (date: CivilDate, time: ClockTime) {
    let interval = referenceDate.timeIntervalSince1970
    // Beyond these years no calendar is meant; the bound keeps the arithmetic in range.
    let bounded = interval.isFinite ? min(max(interval.rounded(.down), -1e12), 1e12) : 0
    let seconds = Int(bounded) + timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: bounded))
    let day = seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
    return (CivilDate(dayNumber: day), ClockTime(secondOfDay: seconds - day * 86_400))
  }
}
