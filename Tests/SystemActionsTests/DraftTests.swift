import AppIntents
import Foundation
import PersonalStore
import SuggestionEngine
import Testing
import TextAnalysis

@testable import SystemActions

/// What would speak for the person is a draft.
@Suite(.timeLimit(.minutes(2))) struct DraftTests {
  @Test func anAnswerIsADraftForTheOneWhoWrote() async throws {
    let desk = try Desk()
    let outcome = await desk.run(.reply(text: "YES")) { form in
      #expect(form.dialog == "Write to Juan Pérez?")
      #expect(form.values == ["To": "+34 600 100 200", "Text": "YES"])
      #expect(form.texts.contains("Nothing is sent before you send it."))
      return true
    }
    #expect(desk.effects.opened == ["sms:+34600100200?body=YES"])
    #expect(outcome.said == "Opened a message to Juan Pérez. It isn’t sent yet.")
  }

  @Test func anAnswerToMailIsMail() async throws {
    let desk = try Desk()
    _ = await desk.run(.reply(text: nil), from: .ana) { form in
      #expect(form.values["Subject"] == "Re: Lunch?")
      try form.type("Yes.\nAna & co?", into: "Text")
      return true
    }
    #expect(
      desk.effects.opened == [
        "mailto:ana@example.org?subject=Re%3A%20Lunch%3F&body=Yes.%0D%0AAna%20%26%20co%3F"
      ])
  }

  @Test func nothingOfAMessageBecomesAHeader() async throws {
    let desk = try Desk()
    var source = ActionSource.ana
    source.subject = "Hi\r\nBcc: eve@evil.example&body=x"
    _ = await desk.run(.reply(text: "a&bcc=eve@evil.example"), from: source)
    let address = try #require(desk.effects.opened.first)
    let parts = try #require(URLComponents(string: address))
    #expect(parts.path == "ana@example.org" && parts.queryItems?.map(\.name) == ["subject", "body"])
    #expect(parts.queryItems?[0].value == "Re: Hi Bcc: eve@evil.example&body=x")
    // A handle is no list of addresses, and no address with headers.
    for handle in ["a@b.example,eve@evil.example", "a@b.example?bcc=eve@evil.example", "a@b.example%0Abcc"] {
      source.sender?.handle = handle
      let outcome = await desk.run(.reply(text: "x"), from: source)
      #expect(desk.effects.opened.count == 1, "\(handle)")
      #expect(outcome.said.hasPrefix("Copied the text"), "\(outcome.said)")
    }
  }

  @Test func whoeverOnlyTheAppCanReachIsWrittenToThere() async throws {
    let desk = try Desk()
    let outcome = await desk.run(.reply(text: "On my way"), from: .lee)
    #expect(outcome.said == "Copied the text: paste it where you write to Lee.")
    #expect(desk.effects.copied == ["On my way"] && desk.effects.opened.isEmpty)
    let other = try Desk(hasClipboard: false)
    #expect(
      await other.run(.reply(text: "On my way"), from: .lee).said == "This is the text: On my way")
  }

  @Test func moneyIsWrittenAsTheReaderWritesIt() async throws {
    let desk = try Desk()
    let money = PaymentValues(
      money: MoneyValue(amount: 1_234.5, currency: "EUR"), person: nil, purpose: "dinner")
    _ = await desk.run(.requestMoney(money)) { form in
      #expect(form.values["Text"] == "Could you send me €1,234.50 for dinner?")
      return false
    }
    _ = await desk.run(.pay(money)) { form in
      #expect(form.values["Text"] == "Here is €1,234.50 for dinner.")
      #expect(form.texts.contains { $0.hasPrefix("Pay with the program") })
      return false
    }
    #expect(desk.effects.opened.isEmpty && desk.effects.copied.isEmpty, "no is no")
  }

  @Test func ridesSayWhereAndWhen() async throws {
    let desk = try Desk()
    _ = await desk.run(.getRide(RideValues(destination: "the airport", time: .at(2026, 3, 13, 6, 30)))) {
      form in
      #expect(form.values["Text"] == "Could I get a ride to the airport on Fri 13 Mar, 06:30?")
      return true
    }
    #expect(desk.effects.opened.first?.hasPrefix("sms:+34600100200?body=Could%20I") == true)
  }

  @Test(arguments: [
    SuggestedAction.Values.shareLocation(to: nil), .sendPhoto(SharedItemValues(what: "beach")),
    .sendFile(SharedItemValues(what: "deck", person: "Juan")),
    .sendMessage(TextMessageValues(phone: nil, name: "Juan", text: "hi")),
  ])
  func eachKindOpensADraft(_ values: SuggestedAction.Values) async throws {
    let desk = try Desk()
    #expect(
      await desk.run(values).said == "Opened a message to Juan. It isn’t sent yet."
        || desk.effects.opened.first?.hasPrefix("sms:+34600100200?body=") == true)
    #expect(desk.effects.opened.count == 1)
  }

  @Test func mailGoesToTheAddressThatIsNamed() async throws {
    let desk = try Desk()
    _ = await desk.run(.sendMail(MailValues(address: "info@example.com", subject: "Offer")))
    #expect(desk.effects.opened == ["mailto:info@example.com?subject=Offer"])
    _ = try desk.store.create(Contact(name: "Carla Ruiz", emails: [.init("carla@example.org")]))
    _ = await desk.run(.sendMail(MailValues(address: nil, name: "Carla")))
    #expect(desk.effects.opened.last == "mailto:carla@example.org")
  }

  /// Whom it says it goes to is whom it goes to, whoever wrote the message.
  @Test func whoIsSaidIsWhoGetsIt() async throws {
    let desk = try Desk()
    let boss = SuggestedAction.Values.sendMail(MailValues(address: "boss@x.example"))
    let outcome = await desk.run(boss, from: .ana) { form in
      #expect(form.dialog == "Write to boss@x.example?" && form.values["To"] == "boss@x.example")
      return true
    }
    #expect(outcome.said == "Opened a mail to boss@x.example. It isn’t sent yet.")
    #expect(desk.effects.opened == ["mailto:boss@x.example"])
    // An address of somebody in the conversation has their name.
    let own = await desk.run(.sendMail(MailValues(address: "ANA@example.org")), from: .ana)
    #expect(own.said == "Opened a mail to Ana. It isn’t sent yet.")
    // Another address that the person types is nobody of that name.
    let changed = await desk.run(.reply(text: "x"), from: .ana) { form in
      try form.type("eve@evil.example", into: "To")
      return true
    }
    #expect(changed.said == "Opened a mail to eve@evil.example. It isn’t sent yet.")
  }

  @Test func everyKindHasAnIntentASymbolAndATitle() async throws {
    #expect(Set(ActionKind.allCases.map { ActionIntents.symbol(for: $0) }).count == ActionKind.allCases.count)
  }

  /// A file goes along in a mail that is a file itself, which mail programs open as a draft.
  @Test func aFileGoesAlongInADraft() async throws {
    let desk = try Desk()
    let intent = SendFileIntent()
    intent.handle = "ana@example.org"
    intent.subject = "Käse & \r\nBcc: eve@evil.example"
    intent.text = "Here: the plan"
    intent.file = IntentFile(
      data: Data("%PDF-1.7 plan".utf8), filename: "plan\r\nX: \"y\".pdf", type: .pdf)
    let outcome = await desk.run(intent) { form in
      #expect(form.texts.contains { $0.contains("is attached.") && $0.contains("Nothing is sent") })
      return true
    }
    #expect(desk.effects.opened.isEmpty)
    let mail = try #require(outcome.result?.value as? IntentFile)
    #expect(mail.filename == "Draft.eml")
    let text = String(decoding: mail.data, as: UTF8.self)
    let head = try #require(text.components(separatedBy: "\r\n\r\n").first)
    #expect(head.contains("\r\nX-Unsent: 1\r\n") && head.hasPrefix("To: ana@example.org\r\n"))
    // Nothing of a value begins a header.
    #expect(!text.contains("\nBcc:") && !text.contains("\nX:") && !head.contains("eve@"))
    #expect(text.contains(Data("Here: the plan".utf8).base64EncodedString()))
    #expect(text.contains(Data("%PDF-1.7 plan".utf8).base64EncodedString()))
    #expect(text.contains("filename*=UTF-8''plan%20X%3A%20%22y%22.pdf"))
    intent.file = IntentFile(data: Data(count: 26 << 20), filename: "film.mp4")
    #expect(await desk.run(intent).said == "failed: The file has 26 MB; a mail takes 25 MB at the most.")
  }
}
