import CoreTransferable
import Foundation
import Testing

/// A representation as another module would add it: it carries a value and no data.
private struct NumberRepresentation<Item: Transferable>: PrimitiveTransferRepresentation {
  typealias Body = Never
  let exporting: @Sendable (Item) async throws -> Int
  let importing: @Sendable (Int) async throws -> Item

  func offers(in walk: TransferWalk) -> [TransferOffer<Item>] {
    [
      TransferOffer(
        form: .value(Int.self), exporting: { [exporting] in .value(try await exporting($0)) },
        importing: { [importing] content in
          guard case .value(let value as Int) = content else { throw Refusal() }
          return try await importing(value)
        })
    ]
  }
}

private struct Age: Equatable, Transferable {
  var years: Int
  static var transferRepresentation: some TransferRepresentation {
    NumberRepresentation<Age> {
      $0.years
    } importing: {
      Age(years: $0)
    }
    ProxyRepresentation(exporting: { "\($0.years) years" })
  }
}

private struct Person: Equatable, Transferable {
  var age: Age
  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: \.age) { Person(age: $0) }
  }
}

struct ValueTests {
  @Test func valuesTravelBesideData() async throws {
    #expect(Age.exportedValueTypes.map(ObjectIdentifier.init) == [ObjectIdentifier(Int.self)])
    #expect(try await Age(years: 7).exportedValue(as: Int.self) == 7)
    #expect(try await Age(years: 7).exportedValue(as: String.self) == nil)
    #expect(try await Age.item(importing: 9) == Age(years: 9))
    #expect(try await Age.item(importing: "nine") == nil)
    // They are no content type.
    #expect(Age.exportedContentTypes() == [.utf8PlainText])
    #expect(Age.importedContentTypes().isEmpty)
    #expect(try await Age(years: 7).exported(as: nil) == Data("7 years".utf8))
  }

  @Test func proxiesCarryValues() async throws {
    #expect(try await Person(age: Age(years: 3)).exportedValue(as: Int.self) == 3)
    #expect(try await Person.item(importing: 4) == Person(age: Age(years: 4)))
  }

  @Test func aReadyMadeRepresentationHasNoBody() async {
    await #expect(processExitsWith: .failure) {
      _ = DataRepresentation<String>(exportedContentType: .plainText) { Data($0.utf8) }.body
    }
  }
}
