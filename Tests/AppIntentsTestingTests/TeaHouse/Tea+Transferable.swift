import AppIntents

/// A tea travels as a line of text: its number, its name.
extension Tea: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .plainText) { tea in
      Data("\(tea.id) \(tea.name)".utf8)
    } importing: { data in
      let parts = String(decoding: data, as: UTF8.self).split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let id = Int(parts[0]) else { throw CocoaError(.fileReadCorruptFile) }
      return Tea(id: id, name: String(parts[1]), strength: .mild)
    }
    IntentValueRepresentation<Tea, IntentPerson>(exporting: { tea in
      IntentPerson(name: .displayName("The one who grows \(tea.name)"))
    })
  }
}

/// Finds teas by what an amount of money buys.
struct TeasForMoney: IntentValueQuery {
  @Dependency var cellar: Cellar

  func values(for input: IntentCurrencyAmount) async throws -> [Tea] {
    cellar.teas.filter { Decimal($0.id) <= input.amount }
  }
}

/// Finds teas by a word in their names.
struct TeasByWord: IntentValueQuery {
  @Dependency var cellar: Cellar

  func values(for input: String) async throws -> [Tea] {
    cellar.teas.filter { $0.name.contains(input) }
  }
}
