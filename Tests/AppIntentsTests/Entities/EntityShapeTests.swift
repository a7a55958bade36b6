import Testing

@testable import AppIntents

private protocol Marker: Sendable {}
private struct Marked: Marker {}

/// An entity that can't be put together from blank values: it holds an existential.
private struct Opaque: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Opaque"
  static let defaultQuery = _TransientAppEntityQuery<Opaque>()
  let id: String
  let marker: any Marker
  @Property(title: "First Line") var first: String
  @Property(title: "Second Line") var second: String
  @Property(title: "Count") var count: Int
  var displayRepresentation: DisplayRepresentation { "\(first)" }

  init() {
    id = "o"
    marker = Marked()
    first = "a"
    second = "b"
    count = 1
  }
}

private struct Nested {
  var name: String
  var place: (Int)
  var kind: Language
  var choices: Set<Int>
  var table: [String: [Int]]
  var amount: Decimal
}

/// An entity with all that a blank value can hold.
private struct Rich: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Rich"
  static let defaultQuery = _TransientAppEntityQuery<Rich>()
  let id: UUID
  let nested: Nested
  let link: URL?
  let home: URL
  let begin: Date
  let styled: AttributedString
  let data: Data
  let flag: Bool
  let ratio: Double
  let marker: (any Marker)?
  @Dependency var store: Int
  @Property var first: String
  @Property var second: String
  var displayRepresentation: DisplayRepresentation { "" }
}

private struct Summary: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Summary"
  @Property(title: "Steps") var steps: Int
  @Property(title: "Note") var note: String?
  var extra = 0
  private let _doubled = EntityProperty<Int>(
    identifier: "doubled", title: "Doubled", getSetter: \Summary.doubled)
  var doubled: Int {
    get { extra * 2 }
    set { extra = newValue / 2 }
  }
  private let _fetched = EntityProperty<String>(
    identifier: "fetched", asyncGetter: { (entity: Summary) in "\(entity.steps) steps" })
  private let _half = EntityProperty<Int>(
    identifier: "half", title: "Half", customIndexingKey: nil, getter: \Summary.half)
  var half: Int { extra / 2 }
  var displayRepresentation: DisplayRepresentation { "" }
}

@Suite("The shape of entities")
struct EntityShapeTests {
  @Test("names and types are known without an entity, titles with the first")
  func fields() {
    #expect(Opaque.shape.properties.map(\.name) == ["first", "second", "count"])
    #expect(Opaque.shape["first"].map { String(localized: $0.title) } == "First")
    #expect(Opaque.shape["count"]?.valueType is Int.Type)
    // Two properties have the same type, so nothing tells which a key path leads to.
    #expect(Opaque.propertyName(at: \Opaque.$second) == nil)
    #expect(Opaque.propertyName(at: \Opaque.$count) == "count")
    Opaque().learnShape()
    #expect(Opaque.shape.isComplete)
    #expect(Opaque.shape["first"]?.title == "First Line")
    #expect(Opaque.propertyName(at: \Opaque.$second) == "second")
    #expect(Opaque.propertyName(at: \Opaque.$first) == "first")
    #expect(Opaque.propertyName(at: \Opaque.id) == nil)
    #expect(Opaque.propertyName(at: \Film.$title) == nil)
  }

  @Test("an entity is put together from blank values to ask key paths")
  func blank() throws {
    #expect(Rich.propertyName(at: \Rich.$first) == "first")
    #expect(Rich.propertyName(at: \Rich.$second) == "second")
    let rich = try #require(BlankInstance.make(Rich.self))
    #expect(rich.nested.name == "" && rich.nested.kind == .german && rich.nested.table == [:])
    #expect(rich.link == nil && rich.data.isEmpty && rich.marker == nil && rich.flag == false)
    #expect(BlankInstance.make(Opaque.self) == nil)
    #expect(BlankInstance.make(NSObject.self) == nil)
  }

  @Test("transient entities show everything at once and are made of values")
  func transient() async throws {
    #expect(Summary.shape.properties.map(\.name) == ["steps", "note", "doubled", "fetched", "half"])
    #expect(Summary.shape["doubled"]?.kind == .computed && Summary.shape["fetched"]?.kind == .deferred)
    #expect(Summary.shape["note"]?.isOptional == true)
    #expect(Summary.propertyName(at: \Summary.$note) == "note")

    let summary = try Summary.making(["steps": 12, "note": "ok", "doubled": 8])
    #expect(summary.steps == 12 && summary.note == "ok" && summary.extra == 4)
    let snapshot = EntitySnapshot(summary)
    #expect(try await snapshot.value(of: "fetched") as? String == "12 steps")
    #expect(try await snapshot.value(of: "half") as? Int == 2)
    #expect(snapshot.valueAtHand(of: try snapshot.property("fetched")) == nil)
    #expect(try await EntitySnapshot(Summary()).value(of: "note") == nil)

    #expect { try Summary.making(["stepz": 1]) } throws: { "\($0)".contains("'steps', 'note'") }
    #expect { try Summary.making(["steps": "many"]) } throws: {
      ($0 as? IntentRunError)?.code == .conversionFailed && "\($0)".contains("Steps")
    }
    #expect { try Summary.making(["half": 3]) } throws: {
      ($0 as? IntentRunError)?.code == .conversionFailed
    }
    #expect(summary.id == "" && Summary().id == "")
    #expect(try await Summary.defaultQuery.entities(for: [""]).isEmpty)
  }
}
