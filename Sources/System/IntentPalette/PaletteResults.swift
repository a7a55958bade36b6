import AppIntents

/// The results that a text finds in a palette, so far.
package struct PaletteResults: Sendable {
  /// The actions, the best first.
  package var actions: [PaletteActionResult] = []
  /// The entities, the best first.
  package var entities: [PaletteEntityResult] = []
  /// A Boolean value that indicates whether everything has answered or run out of time. Until then more may
  /// come.
  package var isComplete = false
  /// The sources that failed or took too long, and were left out.
  package var problems: [PaletteProblem] = []
  /// The reason for which there are no results, once every source has answered.
  package var emptyReason: EmptyReason? {
    guard isComplete, actions.isEmpty, entities.isEmpty else { return nil }
    return hasActions ? .nothingSimilar : .noActions
  }

  /// A reason for which nothing was found. More reasons may come.
  package enum EmptyReason: Hashable, Sendable {
    /// The program has no actions that people find by themselves.
    case noActions
    /// The program has actions, and none is like the text.
    case nothingSimilar
  }

  var hasActions = true
}

/// An action that was found.
package struct PaletteActionResult: Sendable {
  package let action: PaletteAction
  /// The higher, the earlier it stands. Scores of one search can be compared.
  package let score: Double
  package let why: PaletteReason
  /// The values that the text gives to parameters, in the order of the text.
  package let values: [PaletteValue]
  /// The parameters that need a value before the action can run, which a surface asks for.
  package let missing: [PaletteParameter]
  /// A request of its own with the values; nil for finding entities.
  package let intent: (any AppIntent)?

  /// The identity of the result: one action with one set of values, whichever search finds it.
  package var identity: Identity { Identity(action: action.id, values: values.map(\.identity)) }

  /// The identity of a result.
  package struct Identity: Hashable, Sendable, CustomStringConvertible {
    let action: PaletteAction.ID
    let values: [String]

    package var description: String { ([action.description] + values).joined(separator: "/") }
  }
}

/// A value that a part of the text stands for.
package struct PaletteValue: Sendable {
  /// The name of the parameter.
  package let parameter: String
  package let value: any _IntentValue
  /// The display of the value.
  package let display: DisplayRepresentation
  /// The place in the text.
  package let range: Range<String.Index>

  /// The parameter with the entity that it is given, or with what is shown of another value.
  var identity: String {
    var shown: any Sendable = value.presentValue
    if let union = shown as? any AppUnionValue { shown = union.taken.payload }
    let entity = (shown as? any AppEntity)?.paletteIdentifier.description
    return "\(parameter)=\(entity ?? String(localized: display.title))"
  }
}

/// A parameter that has no value.
package struct PaletteParameter: Hashable, Sendable {
  package let name: String
  package let title: String
}

/// An entity that was found.
package struct PaletteEntityResult: Sendable {
  package let entity: any AppEntity
  package let identifier: EntityIdentifier
  package let title: String
  package let subtitle: String?
  package let image: DisplayRepresentation.Image?
  package let score: Double
  package let why: PaletteReason
  /// A request of its own to open it; nil where the program has no `OpenIntent` for it.
  package let opening: (any AppIntent)?
}

/// The reason for which a result was found.
package struct PaletteReason: Sendable {
  /// A word of the text, and where the result has it.
  package struct Word: Sendable {
    package let range: Range<String.Index>
    /// The field in which the words were found; nil for the names of an entity.
    package let field: PaletteField?
    /// The quality of the match, from 0 to 1.
    package let quality: Double
  }

  /// The words of the text that the result has.
  package var words: [Word] = []
  /// The similarity of text and result in meaning, from -1 to 1, where it was computed.
  package var similarity: Float?
  /// A Boolean value that indicates whether nothing but the meaning found it.
  package var isByMeaning = false
  /// A Boolean value that indicates whether the text is a phrase of the shortcut.
  package var isPhrase = false
  /// The amount that the person's own use added to the score.
  package var usage = 0.0
}

/// A problem that left something out of a search.
package struct PaletteProblem: Hashable, Sendable, CustomStringConvertible {
  /// The source of the problem: the name of a query, "the search index".
  package let source: String
  package let message: String
  package var description: String { "\(source): \(message)" }
}

/// An item of which a person's use is known.
package enum PaletteItem: Hashable, Sendable {
  case action(PaletteAction.ID)
  case entity(EntityIdentifier)
}

/// An entity that the search index finds.
package struct PaletteIndexHit: Hashable, Sendable {
  package let identifier: EntityIdentifier
  /// The score of the result, from 0 to 1.
  package let score: Double
  /// A Boolean value that indicates whether only its meaning fits.
  package let isByMeaning: Bool

  package init(identifier: EntityIdentifier, score: Double, isByMeaning: Bool = false) {
    self.identifier = identifier
    self.score = score
    self.isByMeaning = isByMeaning
  }
}

/// A search for entities in the search index.
///
/// - Parameters:
///   - text: What is looked for.
///   - types: Only entities of these types.
///   - limit: The most that are wanted.
package typealias PaletteIndexSearch =
  @Sendable (_ text: String, _ types: [any AppEntity.Type], _ limit: Int) async throws -> [PaletteIndexHit]
