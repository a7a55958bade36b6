import AppIntents
import Foundation
import IntentRuntime
import PersonalStore
import SuggestionEngine
import Testing
import TextAnalysis

@testable import SystemActions

/// What leaves the app: seen first, safely written, never sent.
@Suite(.timeLimit(.minutes(2))) struct OutwardTests {
  private let phone = PhoneValue(
    e164: "+34600100200", formatted: "600 100 200", region: "ES", isValid: true, extension: "12")

  @Test func aCallGoesToTheNumberThatIsShown() async throws {
    let desk = try Desk()
    let outcome = await desk.run(.call(CallValues(phone: phone, name: "Juan"))) { form in
      #expect(form.dialog == "Call Juan?" && form.values["Number"] == "+34600100200;ext=12")
      return true
    }
    #expect(outcome.said == "Calling Juan" && desk.effects.opened == ["tel:+34600100200;ext=12"])
    _ = await desk.run(.call(CallValues(phone: phone))) { form in
      try form.type("+49 30 123 456", into: "Number")
      return true
    }
    #expect(desk.effects.opened.last == "tel:+4930123456")
    _ = await desk.run(.call(CallValues(phone: phone))) { _ in false }
    #expect(desk.effects.opened.count == 2)
  }

  @Test func aNameIsLookedUp() async throws {
    let desk = try Desk()
    // Among those who take part, then among contacts.
    #expect(await desk.run(.call(CallValues(phone: nil, name: "juan"))).said == "Calling juan")
    #expect(desk.effects.opened == ["tel:+34600100200"])
    _ = try desk.store.create(Contact(name: "Carla Ruiz", phones: [.init("030 7")]))
    #expect(await desk.run(.call(CallValues(phone: nil, name: "Carla"))).said == "Calling Carla")
    #expect(desk.effects.opened.last == "tel:0307")
    #expect(
      await desk.run(.call(CallValues(phone: nil, name: "Zoe"))).said
        == "failed: There is no number to call for Zoe.")
  }

  @Test(arguments: [
    ("https://example.org/a?b=1", true), ("http://example.org/", true),
    ("javascript:alert(1)", false), ("file:///etc/passwd", false), ("data:text/html,x", false),
    ("HTTPS://example.org", true), ("vbscript:x", false), ("https://user:pw@evil.example/", false),
    ("https://bank.example@evil.example/", false), ("https://", false), ("https:///x", false),
    ("https://a\u{202E}b.example/", false), ("https://a.example/\nHost: b", false), ("//example.org", false),
    ("https://a.example\\@b.example", false), ("tel:123", true), ("ssh://a", false),
    ("https://example.org/" + String(repeating: "x", count: 10_000), false),
  ])
  func onlySafeAddressesAreOpened(_ address: String, _ isSafe: Bool) async throws {
    let desk = try Desk()
    let outcome = await desk.run(.openLink(address))
    #expect(desk.effects.opened.count == (isSafe ? 1 : 0), "\(outcome.said)")
    #expect(outcome.said.hasPrefix("failed") != isSafe)
  }

  @Test func aLinkSaysWhereItLeads() async throws {
    let desk = try Desk()
    _ = await desk.run(.openLink("http://xn--pple-43d.com/")) { form in
      #expect(form.dialog == "Open xn--pple-43d.com?")
      #expect(form.texts.contains { $0.contains("http") && $0.contains("read and change") })
      return true
    }
    _ = await desk.run(.openLink("https://münchen.de/")) { form in
      #expect(form.dialog == "Open münchen.de?")
      #expect(!form.texts.contains { $0.contains("read and change") })
      return true
    }
    // What the person types is checked like what the message said.
    let outcome = await desk.run(.openLink("https://example.org/")) { form in
      try form.type("javascript:alert(1)", into: "Address")
      return true
    }
    #expect(outcome.failure != nil && desk.effects.opened.count == 2)
  }

  @Test(arguments: [
    ("аррӏе.com", false), ("xn--80ak6aa92e.com", false), ("日本語.jp", true), ("例えabc.jp", true),
    ("пример.рф", true), ("gооgle.com", false), ("example.org", true),
  ])
  func hostsOfMixedScriptsAreShownAsPunycode(_ host: String, _ isShown: Bool) throws {
    let shown = try #require(try ActionLink("https://\(host)/").host)
    #expect(isShown ? shown == host : shown.hasPrefix("xn--"), "\(shown)")
  }

  @Test func placesAreLookedUpWhereItIsSaid() async throws {
    let desk = try Desk()
    _ = await desk.run(.openMap(query: "Luigi’s & Söhne?x=1#y")) { form in
      #expect(form.texts.contains { $0.contains("www.openstreetmap.org is told") })
      return true
    }
    #expect(
      desk.effects.opened == [
        "https://www.openstreetmap.org/search?query=Luigi%E2%80%99s%20%26%20S%C3%B6hne%3Fx%3D1%23y"
      ])
    let other = try Desk(maps: .program)
    _ = await other.run(.openMap(query: "Luigi’s"))
    #expect(other.effects.opened == ["geo:0,0?q=Luigi%E2%80%99s"])
    #expect(MapLink.configured(["BECKON_MAPS": "geo"]) == .program)
    #expect(MapLink.configured([:]) == .openStreetMap)
    #expect(throws: SystemActionsError.self) { try MapLink(template: "http://maps.example/?q={query}") }
    #expect(throws: SystemActionsError.self) { try MapLink(template: "https://maps.example/") }
  }

  @Test func parcelsAndFlightsHaveTheirPages() async throws {
    let desk = try Desk()
    let parcel = TrackingNumberValue(
      number: "1Z999AA10123456784", couriers: ["ups"],
      url: "https://www.ups.com/track?tracknum=1Z999AA10123456784")
    #expect(await desk.run(.trackParcel(parcel)).said == "Opened the page of parcel 1Z999AA10123456784")
    _ = await desk.run(.trackFlight(FlightTrackingValues(flight: FlightValue(airline: "LH", number: 400))))
    #expect(
      desk.effects.opened == [
        "https://www.ups.com/track?tracknum=1Z999AA10123456784",
        "https://www.flightaware.com/live/flight/LH400",
      ])
    let unknown = TrackingNumberValue(number: "12345", couriers: [], url: nil)
    #expect(await desk.run(.trackParcel(unknown)).said.contains("No courier’s page") == false)
    #expect(desk.effects.opened.count == 2)
  }

  @Test func aCodeIsCopiedOrShown() async throws {
    let desk = try Desk()
    #expect(
      await desk.run(.copyCode(OneTimeCodeValue(code: "123 456", service: "Bank"))).said
        == "Copied the code 123 456 for Bank")
    #expect(desk.effects.copied == ["123 456"] && desk.effects.opened.isEmpty)
    let other = try Desk(hasClipboard: false)
    #expect(await other.run(.copyCode(OneTimeCodeValue(code: "123456"))).said == "The code is 123456")
  }

  @Test func aCodeIsKeptNowhere() async throws {
    let desk = try Desk()
    let intent = CopyCodeIntent()
    intent.code = "123 456"
    intent.service = "Bank"
    let outcome = await desk.run(intent)
    let donation = IntentDonation(intent, outcome, from: .app, date: Desk.now)
    #expect(donation.values.isEmpty && donation.result == nil && donation.ending == .finished)
    let store = try DonationStore(at: nil, program: "test", types: { _ in CopyCodeIntent.self })
    try await store.keep(donation)
    let kept = try #require(try await store.donations().first)
    #expect(
      kept.values.isEmpty && kept.result == nil && kept.intentType.persistentIdentifier == "Beckon.CopyCode")
    // What others do is remembered with its values.
    let call = CallIntent()
    call.phone = "110"
    #expect(IntentDonation(call, result: nil, date: Desk.now).values["phone"] as? String == "110")
  }

  @Test func whereNothingOpensAddressesTheyAreSaid() async throws {
    let desk = try Desk()
    var scope = SystemScope()
    scope.fill(ActionContext.slot, with: ActionContext(store: desk.store))
    let link = try ActionLink("tel:110")
    await SystemScope.$current.withValue(scope) {
      await #expect {
        try await ActionEffects.open(link)
      } throws: {
        ($0 as? SystemActionsError)?.message.contains("tel:110") == true
      }
    }
  }
}
