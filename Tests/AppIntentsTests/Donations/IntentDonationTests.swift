import AppIntents
import Synchronization
import Testing

private struct Taste: AppIntent {
  static let title: LocalizedStringResource = "Taste"
  @Parameter(title: "Dish") var dish: String
  @Parameter(title: "Portions", default: 2) var portions: Int
  @Parameter(title: "Pots") var pots: [Kitchen.Pot]?
  func perform() async throws -> some IntentResult & ReturnsValue<[Kitchen.Pot]> {
    if dish == "nothing" { throw Spoiled() }
    return .result(value: [Kitchen.Pot(id: portions)])
  }
}

private struct Spoiled: Error {}

private struct Rinse: AppIntent {
  static let title: LocalizedStringResource = "Rinse"
  func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}

private func taste(_ dish: String, pots: [Int]? = nil) -> Taste {
  let intent = Taste()
  intent.dish = dish
  intent.pots = pots?.map(Kitchen.Pot.init(id:))
  return intent
}

private func makeDonations(capacity: Int = 1_000) -> Donations {
  Donations(capacity: capacity) { Date(timeIntervalSinceReferenceDate: 1_000) }
}

@Suite struct IntentDonationTests {
  @Test func aDonationIsACopy() async throws {
    let donations = makeDonations()
    let manager = IntentDonationManager(donations: donations)
    let intent = taste("soup", pots: [1, 2])
    let identifier = try await manager.donate(intent: intent, result: .result(value: [Kitchen.Pot(id: 9)]))
    intent.dish = "cake"
    let donation = try #require(await donations.store.donations().first)
    #expect(donation.identifier == identifier)
    #expect(donation.intentType is Taste.Type)
    #expect(donation.date == Date(timeIntervalSinceReferenceDate: 1_000))
    #expect(donation.values["dish"] as? String == "soup")
    #expect(Set(donation.values.keys) == ["dish", "pots"])
    #expect((donation.result as? [Kitchen.Pot])?.map(\.id) == [9])
    #expect(Set(donation.entities.map(\.identifier)) == ["1", "2", "9"])
  }

  @Test func theNewestComesFirstAndOldOnesAreDropped() async throws {
    let donations = makeDonations(capacity: 10)
    let manager = IntentDonationManager(donations: donations)
    var identifiers: [IntentDonationIdentifier] = []
    for index in 0..<35 { identifiers.append(try await manager.donate(intent: taste("\(index)"))) }
    #expect(try await donations.store.donations().map(\.identifier) == identifiers.suffix(10).reversed())
  }

  @Test func donationsAreDeletedByWhatTheyAreAbout() async throws {
    let donations = makeDonations()
    let manager = IntentDonationManager(donations: donations)
    let plain = try await manager.donate(intent: taste("soup"))
    let one = try await manager.donate(intent: taste("soup", pots: [1]))
    let two = try await manager.donate(intent: taste("soup", pots: [1, 2]))
    let rinse = try await manager.donate(intent: Rinse())
    let entity = EntityIdentifier(for: Kitchen.Pot.self, identifier: 2)
    #expect(
      try await manager.deleteDonations(matching: .intentType(Rinse.self, entityIdentifier: entity)) == [])
    #expect(
      try await manager.deleteDonations(matching: .intentType(Taste.self, entityIdentifier: entity)) == [two])
    #expect(
      try await manager.deleteDonations(
        matching: .entityIdentifier(EntityIdentifier(for: Kitchen.Pot(id: 1)))) == [one])
    #expect(try await manager.deleteDonations(matching: .donationIdentifier(plain)) == [plain])
    #expect(try await manager.deleteDonations(matching: .donationIdentifiers([plain, rinse])) == [rinse])
    #expect(try await manager.deleteDonations(matching: .intentType(Taste.self)) == [])
    #expect(try await donations.store.donations().isEmpty)
  }

  @Test func identifiersSurviveEncoding() throws {
    let identifier = IntentDonationIdentifier()
    let data = try JSONEncoder().encode([identifier])
    #expect(try JSONDecoder().decode([IntentDonationIdentifier].self, from: data) == [identifier])
    #expect(identifier != IntentDonationIdentifier())
  }

  private final class Store: IntentDonationStore {
    let dishes = Mutex<[String]>([])
    let refuses: Bool
    init(refuses: Bool = false) { self.refuses = refuses }
    func add(_ donation: IntentDonation) throws {
      if refuses { throw Spoiled() }
      dishes.withLock { $0.append(donation.values["dish"] as? String ?? "") }
    }
    func delete(matching predicate: IntentDonationMatchingPredicate) throws -> [IntentDonationIdentifier] {
      []
    }
    func donations() throws -> [IntentDonation] { [] }
  }

  @Test func theSystemTakesOverWhatWaited() async throws {
    let donations = makeDonations()
    let manager = IntentDonationManager(donations: donations)
    try await manager.donate(intent: taste("first"))
    try await manager.donate(intent: taste("second"))
    let store = Store()
    try donations.use(store)
    try await manager.donate(intent: taste("third"))
    #expect(store.dishes.withLock { $0 } == ["first", "second", "third"])
    try donations.use(nil)
    #expect(try await donations.store.donations().isEmpty)
  }

  @Test func aStoreThatRefusesIsReportedToThoseWhoWait() async throws {
    let donations = makeDonations()
    try donations.use(Store(refuses: true))
    let manager = IntentDonationManager(donations: donations)
    await #expect(throws: Spoiled.self) { try await manager.donate(intent: taste("soup")) }
    func withoutWaiting() -> IntentDonationIdentifier { manager.donate(intent: taste("soup")) }
    #expect(withoutWaiting() != withoutWaiting())
  }
}

/// These use the donations of the process, each with an intent type of its own.
@Suite struct AppIntentDonationTests {
  private func donated<Intent: AppIntent>(_ type: Intent.Type) async throws -> [IntentDonation] {
    try await Donations.shared.store.donations().filter { $0.intentType is Intent.Type }
  }

  @Test func intentsDonateThemselves() async throws {
    struct Season: AppIntent {
      static let title: LocalizedStringResource = "Season"
      func perform() async throws -> some IntentResult { .result() }
    }
    func withoutWaiting() -> [IntentDonationIdentifier] {
      [Season().donate(), Season().donate(result: .result(value: 3))]
    }
    var identifiers = withoutWaiting()
    identifiers.append(try await Season().donate())
    identifiers.append(try await Season().donate(result: .result(value: "salt")))
    identifiers.append(
      try await IntentDonationManager.shared.donate(intent: Season(), result: .result(value: 4)))
    #expect(try await donated(Season.self).map(\.identifier) == identifiers.reversed())
    #expect(try await donated(Season.self).compactMap { $0.result as? Int } == [4, 3])
    #expect(
      try await IntentDonationManager.shared.deleteDonations(matching: .intentType(Season.self)).count == 5)
    #expect(try await donated(Season.self).isEmpty)
  }

  @Test func callingAnIntentDonatesIt() async throws {
    let pots = try await taste("soup")(donate: true)
    #expect(pots.map(\.id) == [2])
    _ = try await taste("cake")(donate: false)
    await #expect(throws: Spoiled.self) { _ = try await taste("nothing")() }
    #expect(try await donated(Taste.self).map { $0.values["dish"] as? String } == ["soup"])
    try await Rinse()()
    #expect(try await donated(Rinse.self).count == 1)
  }
}
