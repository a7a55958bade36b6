import Conversations
import Foundation
import TextAnalysis

/// The signature of a mail: who wrote it, for whom, and how to reach them.
public struct MessageSignature: Sendable, Hashable {
  /// The text of the signature.
  public var text: String
  /// The spans that were found in it.
  public var detections: [Detection]

  /// Creates a signature from its text and what was found in it.
  public init(text: String, detections: [Detection]) {
    self.text = text
    self.detections = detections
  }

  var phone: PhoneValue? {
    detections.lazy.compactMap { found -> PhoneValue? in
      if case .phone(let phone) = found.value { phone } else { nil }
    }.first
  }

  var email: String? {
    detections.lazy.compactMap { found -> String? in
      if case .email(let address) = found.value { address } else { nil }
    }.first
  }

  /// The name of the firm: the line below the writer's name, without the writer's place in it: "Accounts,
  /// SecureGate Pretoria".
  var firm: String? {
    let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { line in
      line.contains(where: \.isLetter) && !line.hasSuffix(",") && !line.contains("@")
        && line.count(where: \.isNumber) < 4
    }
    // A line that ends with a comma is the greeting; the first line is the writer's name.
    guard lines.count >= 2 else { return nil }
    let last = lines[1].split(separator: ",").last.map { $0.trimmingCharacters(in: .whitespaces) }
    return last.flatMap { $0.first?.isUppercase ?? false ? $0 : nil }
  }
}

extension MessageAnalysis {
  /// Analyses a mail as of the moment it was sent: what was written for it, and its signature apart.
  public init(
    of message: Message, mail: MailBody, by analyzer: TextAnalyzer, context: AnalysisContext
  ) {
    self.init(of: message, text: mail.flowingText, by: analyzer, context: context)
    signature = mail.signature.map { text in
      MessageSignature(
        text: text, detections: analyzer.detections(in: text, context: context.asOf(message.date)))
    }
  }
}
