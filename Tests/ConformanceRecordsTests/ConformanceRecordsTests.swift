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
