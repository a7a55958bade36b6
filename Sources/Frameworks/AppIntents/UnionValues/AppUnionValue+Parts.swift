import PlainText

/// The description of a union's case, without a value.
package struct UnionCaseDescription: Sendable {
  package var name: String
  package var representation: DisplayRepresentation
  package var payloadType: any _IntentValue.Type
}

extension AppUnionValue {
  /// The cases in declaration order.
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

  /// The name and value of the case.
  package var taken: (name: String, payload: any Sendable) { (__unionCase.rawValue, __payload) }

  /// Returns a union with a case and its value, or nil if there is no such case or the value has another
  /// type.
  package static func made(ofCase name: String, payload: any Sendable) -> Self? {
    Cases(rawValue: name).flatMap { Self(__unionCase: $0, payload: payload) }
  }
}
