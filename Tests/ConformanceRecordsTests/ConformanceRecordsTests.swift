import ConformanceRecords
import Testing

/// Something that can be found.
protocol Findable {}
protocol AlsoFindable: Findable {}

private struct FindableStruct: Findable {}
private final class FindableClass: AlsoFindable {}
private enum FindableEnum { case one }
extension FindableEnum: Findable {}
private struct Generic<T>: Findable {}
private struct Outer { struct Inner: Findable {} }

protocol Described {
  associatedtype Value
  static var text: String { get }
  var own: Int { get }
  init()
}
extension Described { static var text: String { "a struct of \(Value.self)" } }
private struct DescribedA: Described {
  typealias Value = Int
  let own = 1
}
private enum DescribedB: String, Described {
  case one
  typealias Value = String
  static let text = "an enum"
  var own: Int { 2 }
  init() { self = .one }
}
private final class DescribedC: Described {
  typealias Value = String
  static let text = "a class"
  let own = 3
}

@Suite struct ConformanceRecordsTests {
  private func names(_ protocolName: String) -> [String] {
    ConformanceRecords.types(conformingTo: "ConformanceRecordsTests.\(protocolName)").map { "\($0)" }
  }

  @Test func findsTypesThatNobodyNamed() {
    #expect(names("Findable") == ["FindableClass", "FindableEnum", "FindableStruct", "Inner"])
  }

  @Test func aProtocolThatInheritsHasItsOwn() {
    #expect(names("AlsoFindable") == ["FindableClass"])
  }

  @Test func whatIsFoundCanBeUsed() throws {
    let type = try #require(
      ConformanceRecords.types(conformingTo: "ConformanceRecordsTests.AlsoFindable").first)
    #expect(type is any AlsoFindable.Type)
  }

  @Test func whatIsFoundIsUsedWithoutACast() throws {
    let found = ConformanceRecords.conformances(to: ["ConformanceRecordsTests.Described"])
    let types = (found["ConformanceRecordsTests.Described"] ?? []).compactMap {
      $0.metatype(as: (any Described.Type).self)
    }
    #expect(types.map { $0.text } == ["a struct of Int", "an enum", "a class"])
    #expect(types.map { $0.init().own } == [1, 2, 3])
  }

  @Test func anUnknownProtocolHasNone() {
    #expect(names("Missing").isEmpty)
    #expect(ConformanceRecords.types(conformingTo: "Findable").isEmpty)
  }

  @Test func manyAtOnceAreKeptApart() {
    let found = ConformanceRecords.types(
      conformingTo: ["ConformanceRecordsTests.Findable", "ConformanceRecordsTests.AlsoFindable"])
    #expect(found["ConformanceRecordsTests.Findable"]?.count == 4)
    #expect(found["ConformanceRecordsTests.AlsoFindable"]?.count == 1)
  }
}
