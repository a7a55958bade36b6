import AppIntents
import Testing

@UnionValue
enum Whereabouts {
  case place(String)
  case coordinates([Double])
  case `self`(Bool)
}

@UnionValue
enum Answer {
  case number(Int)
  case words(text: String)
}

extension Answer {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Reply"
  static let caseDisplayRepresentations: [Cases: DisplayRepresentation] = [
    .number: "A number", .words: "Some words",
  ]
}

struct AskIntent: AppIntent {
  static let title: LocalizedStringResource = "Ask"
  @Parameter var answer: Answer
  @Parameter var whereabouts: [Whereabouts]?
  func perform() async throws -> some IntentResult & ReturnsValue<Answer> { .result(value: answer) }
}

@Suite struct UnionValueTests {
  @Test func `A union is taken apart into a case and its value`() {
    let value = Whereabouts.coordinates([1, 2])
    #expect(value.__unionCase == .coordinates)
    #expect(value.__payload as? [Double] == [1, 2])
    #expect(Whereabouts.`self`(true).__unionCase.rawValue == "self")
    #expect(ObjectIdentifier(Whereabouts.__payloadType(of: .place)) == ObjectIdentifier(String.self))
  }

  @Test func `A union is made of a case and its value`() throws {
    guard case .words(let text)? = Answer(__unionCase: .words, payload: "yes") else {
      Issue.record("not made")
      return
    }
    #expect(text == "yes")
    #expect(Answer(__unionCase: .words, payload: 3) == nil)
    #expect(Answer(__unionCase: .number, payload: "3") == nil)
  }

  @Test func `Cases are called by the words of their names`() {
    let titles = Whereabouts.Cases.allCases.map { unionCase in
      Whereabouts.caseDisplayRepresentations[unionCase].map { String(localized: $0.title) }
    }
    #expect(titles == ["Place", "Coordinates", "Self"])
    #expect(String(localized: Whereabouts.typeDisplayRepresentation.name) == "Whereabouts")
    #expect(String(localized: Whereabouts.Cases.typeDisplayRepresentation.name) == "Whereabouts")
  }

  @Test func `What the app says of the cases comes first`() {
    #expect(Answer.Cases.caseDisplayRepresentations[.number]?.title == "A number")
    #expect(Answer.Cases.typeDisplayRepresentation.name == "Reply")
  }

  @Test func `A union is a parameter and a result, also in a collection`() async throws {
    let intent = AskIntent()
    #expect(intent.whereabouts == nil)
    intent.answer = .number(3)
    intent.whereabouts = [.place("here")]
    let result = try await intent.perform()
    guard case .number(3)? = result.value else {
      Issue.record("the result is \(String(describing: result.value))")
      return
    }
    #expect(intent.whereabouts?.first?.__payload as? String == "here")
  }
}
