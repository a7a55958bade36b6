import Foundation
import Testing

@testable import UnicornMailModel

@Suite struct MailTextTests {
  @Test func whatIsQuotedIsApart() {
    let text = MailText(
      """
      Yes, gladly.

      On Tue, 10 Mar 2026 at 09:00, Ana wrote:
      > Lunch on Friday?
      >
      > Ana

      See you there.
      """)
    #expect(
      text.parts == [
        .written("Yes, gladly."),
        .quoted("On Tue, 10 Mar 2026 at 09:00, Ana wrote:\n> Lunch on Friday?\n>\n> Ana"),
        .written("See you there."),
      ])
    #expect(text.preview == "Yes, gladly. See you there.")
    #expect(MailText("> only that").parts == [.quoted("> only that")])
    #expect(MailText("> only that").preview == "> only that")
    #expect(MailText("").parts.isEmpty && MailText("\n \n").parts.isEmpty)
  }

  /// The line above a quote that begins in one line and ends in the next one goes with it; a sentence doesn't.
  @Test func theLineAboveAQuote() {
    let long =
      "Fine.\n\nOn Tuesday, the 10th of March 2026, at 09:00 o'clock, Ana Lee\n<ana@example.org> wrote:\n> Hi"
    #expect(MailText(long).parts.first == .written("Fine."))
    let sentence = MailText("I read what you say here:\n> Hi")
    #expect(sentence.parts == [.written("I read what you say here:"), .quoted("> Hi")])
  }

  /// Lines that were broken where a word had no room are one; nothing else is joined.
  @Test func brokenLinesFlow() {
    let broken = """
      I have thought about the boat for a long time now, and I believe that it
      would be best to sell it before the winter comes, because nobody has any
      time for it.

      - paint
      - the mast, and what hangs at it, which is more than one would think of
      - ropes

      Best,
      Ana
      """
    let written = MailText(broken).parts
    guard case .written(let text)? = written.first, written.count == 1 else {
      Issue.record("\(written)")
      return
    }
    let lines = text.components(separatedBy: "\n")
    #expect(lines.count == 8, "\(lines)")
    #expect(lines[0].hasPrefix("I have thought") && lines[0].hasSuffix("time for it."))
    #expect(
      lines[2...] == [
        "- paint", "- the mast, and what hangs at it, which is more than one would think of", "- ropes", "",
        "Best,", "Ana",
      ])
  }

  @Test func whatIsNotBrokenStays() {
    let address = "Meadow Library\n4 Orchard Lane\nLondon"
    #expect(MailText(address).parts == [.written(address)])
    let paragraphs = String(repeating: "a long line of words ", count: 12) + "\n" + "Then a short one."
    #expect(MailText(paragraphs).parts == [.written(paragraphs)])
  }
}
