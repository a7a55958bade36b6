import Conversations
import Foundation
import MessageUnderstanding
import SuggestionEngine
import Testing
import TextAnalysis

/// Words that look like an offer to the reader and aren't for them: of those who sell, of banks that report, of
/// groups in which somebody else is asked.
struct ForOthersTests {
  private static let context = AnalysisContext(
    referenceDate: Date(timeIntervalSince1970: 1_777_881_600),  // Monday, 4 May 2026, 09:00 in London
    timeZone: TimeZone(identifier: "Europe/London")!, locale: Locale(identifier: "en_GB"))

  private func suggestions(
    _ text: String, from sender: String = "Una", to others: [String] = []
  ) throws -> Suggestions {
    let analyzer = try TextAnalyzer()
    let engine = try SuggestionEngine(understander: MessageUnderstander(), turns: TurnModel())
    let message = Message(
      id: "m", date: Self.context.referenceDate, body: text, sender: Participant(name: sender),
      recipients: [Participant(name: "Kit", isUser: true)] + others.map { Participant(name: $0) })
    let digest = engine.digest(
      of: MessageAnalysis(of: message, by: analyzer, context: Self.context), context: Self.context)
    return engine.suggestions(for: digest)
  }

  @Test(arguments: [
    "Winter clearance at Oakfold! 40% off all boots, call 020 7946 0812 or visit 4 Dover Row. Unsubscribe any time.",
    "Half price lamps this week. Use voucher GLOW40 at checkout. T&Cs apply.",
  ]) func promotionsOfferNothing(_ text: String) throws {
    let found = try suggestions(text, from: "Oakfold")
    #expect(found.actions.isEmpty, "\(found.actions.map(\.title))")
    #expect(found.silence == .promotion || found.silence == .nothingFound)
  }

  @Test func oneWordOfSalesIsNoPromotion() throws {
    let found = try suggestions("The sale of the flat is through! Call me on 020 7946 0812 when you can")
    #expect(found.actions.map(\.kind) == [.call])
  }

  @Test(arguments: [
    "You spent £8.20 at Corner Deli with card 0071. Your balance is £514.60.",
    "£35.00 was paid to Hollis Gas by direct debit today.",
  ]) func banksReport(_ text: String) throws {
    #expect(try suggestions(text, from: "Nettle Bank").actions.allSatisfy { $0.kind != .pay })
  }

  @Test func billsAskForMoney() throws {
    let found = try suggestions(
      "Please find attached invoice 88 for the boiler service, total £96.00, payable by 30 May 2026.",
      from: "Hollis Gas")
    #expect(found.actions.map(\.kind).contains(.pay))
  }

  @Test func whoeverIsNamedIsAsked() throws {
    let text = "Priya please send Marek the rota before Thursday"
    #expect(try suggestions(text, to: ["Priya", "Marek"]).actions.isEmpty)
    // To the reader alone, or by the reader's name, it is the reader's.
    #expect(
      try !suggestions("Kit please send Marek the rota before Thursday", to: ["Priya", "Marek"]).actions
        .isEmpty)
  }

  @Test func sayingHowToCancelCancelsNothing() throws {
    let found = try suggestions(
      "Appointment confirmed: Dr A. Osei, Mon 11 May 2026, 08:50, Larkfield Surgery. To cancel text CANCEL to 07700 900061.",
      from: "Larkfield Surgery")
    let event = try #require(found.actions.lazy.compactMap { $0.values.of(EventValues.self) }.first)
    #expect(event.place == "Larkfield Surgery")
  }

  @Test func whatItWasMovedToStands() throws {
    let found = try suggestions(
      "Hi Kit, Pepper's check-up has been moved from Tue 12 May at 10:40 to Thu 14 May at 9:20. Sorry! Brook Vets",
      from: "Brook Vets")
    let event = try #require(found.actions.lazy.compactMap { $0.values.of(EventValues.self) }.first)
    #expect("\(event.start)".hasPrefix("2026-05-14T09:20"))
  }
}
