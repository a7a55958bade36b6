import PlainText

/// What is known of a union's case without a value in it.
package struct UnionCaseDescription: Sendable {
  package var name: String
  package var representation: DisplayRepresentation
  package var payloadType: any _IntentValue.Type
}

extension AppUnionValue {
  /// The cases in the order of the source.
  package static var unionCases: [UnionCaseDescription] {
    let representations = caseDisplayRepresentations
    return Cases.allCases.map { unionCase in
      UnionCaseDescription(
        name: unionCase.rawValue,
        representation: representations[unionCase]
          ?? DisplayRepresentation(title: "\(IdentifierWords.title(of: unionCase.rawValue))"),
        payloadType: __payloadType(of: unionCase))
    }
  }

  /// The name of the case and the value in it.
  package var taken: (name: String, payload: any Sendable) { (__unionCase.rawValue, __payload) }

  /// A union of a case and its value, or nil when there is no such case or its value is of another type.
  package static func made(ofCase name: String, payload: any Sendable) -> Self? {
    Cases(rawValue: name).flatMap { Self(__unionCase: $0, payload: payload) }
  }
}
