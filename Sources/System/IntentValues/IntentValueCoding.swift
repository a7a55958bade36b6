import AppIntents
import JSONValues

/// A coding of the values of intents as JSON: for records, for other programs, for other machines.
///
/// The JSON depends on the value alone: on no locale, time zone or clock, and it is read again as an equal
/// value. There is one form for each type, which `schema(of:)` describes; other spellings that a person may
/// use are the business of `ParameterConversion`. The cost is linear in the size of the value.
///
/// Of an entity its type and identifier are kept, and it is fetched anew when it is read. The title that
/// stands beside them is for people. `Optional(nil)` within an optional is read as plain nil.
package struct IntentValueCoding: Sendable {
  /// The way in which files are written, and the files that are read.
  package struct Files: Sendable, Hashable {
    /// A Boolean value that indicates whether files on disk are written with their content, not with their
    /// place.
    package var writesContent: Bool
    /// A Boolean value that indicates whether files may be named by their place. Only who may read any file
    /// of this person may name one.
    package var readsLocations: Bool
    /// The most bytes of a file that are written or read as content.
    package var largestContent: Int

    package init(writesContent: Bool, readsLocations: Bool, largestContent: Int) {
      self.writesContent = writesContent
      self.readsLocations = readsLocations
      self.largestContent = largestContent
    }

    /// Returns the settings for records that stay on this machine: files on disk by their place.
    package static func onThisMachine(largestContent: Int = 16 << 20) -> Files {
      Files(writesContent: false, readsLocations: true, largestContent: largestContent)
    }

    /// Returns the settings for readers elsewhere, or without the right to read files here: content only.
    package static func elsewhere(largestContent: Int = 16 << 20) -> Files {
      Files(writesContent: true, readsLocations: false, largestContent: largestContent)
    }
  }

  /// A function that finds the entities of a type by identifiers, each of which is asked for once; those that
  /// are no more are left out.
  package typealias EntityFinder =
    @Sendable (_ type: any AppEntity.Type, _ identifiers: [String]) async throws -> [String: any AppEntity]

  package var files: Files
  /// The language of titles of entities and in schemas.
  package var locale: Locale
  /// Finds the entities that are read.
  package var findEntities: EntityFinder

  /// - Parameter findEntities: nil asks the default query of the type.
  package init(
    files: Files = .elsewhere(), locale: Locale = .current, findEntities: EntityFinder? = nil
  ) {
    self.files = files
    self.locale = locale
    self.findEntities = findEntities ?? { try await IntentValueCoding.entities(of: $0, $1) }
  }

  func localized(_ resource: LocalizedStringResource) -> String {
    var resource = resource
    resource.locale = locale
    return String(localized: resource)
  }
}

/// A type of values whose JSON form is known here.
protocol JSONCodedValue: _IntentValue {
  /// - Throws: `IntentRunError` with `conversionFailed` where JSON can't say it.
  func json(at place: JSONPlace, _ coding: IntentValueCoding) throws -> JSONValue

  /// - Throws: `IntentRunError` with `conversionFailed` where it is no value of this type.
  static func value(
    from json: JSONValue, at place: JSONPlace, _ coding: IntentValueCoding
  ) throws -> any _IntentValue

  /// The form, in JSON Schema 2020-12.
  static func schema(_ coding: IntentValueCoding) -> JSONValue
}
