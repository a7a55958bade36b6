import PlainText

/// A value that is one of several types: a person or a list of persons, a place or its name.
///
/// `@UnionValue` makes an enum with one value in each case conform. A union stands wherever a value of an intent
/// stands: as parameter, property, result, and in arrays.
@_alwaysEmitConformanceMetadata
public protocol AppUnionValue: TypeDisplayRepresentable, _IntentValue {
  /// The cases without their values.
  associatedtype Cases: AppUnionValueCasesProviding where Cases.UnionValue == Self

  /// How each case is shown where people choose between them.
  ///
  /// Unless the type says otherwise, the words of the cases' names.
  static var caseDisplayRepresentations: [Cases: DisplayRepresentation] { get }

  /// The type of the value in a case. Macros write this.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  static func __payloadType(of unionCase: Cases) -> any _IntentValue.Type

  /// Which case this is. Macros write this.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  var __unionCase: Cases { get }

  /// The value in the case. Macros write this.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  var __payload: any Sendable { get }

  /// Makes a union of a case and its value, or nil when the case takes a value of another type. Macros write
  /// this.
  init?(__unionCase: Cases, payload: any Sendable)
}

extension AppUnionValue {
  /// The words of the type's name.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: "\(IdentifierWords.title(of: String(describing: Self.self)))")
  }

  public static var caseDisplayRepresentations: [Cases: DisplayRepresentation] {
    var representations: [Cases: DisplayRepresentation] = [:]
    for unionCase in Cases.allCases {
      representations[unionCase] = DisplayRepresentation(
        title: "\(IdentifierWords.title(of: unionCase.rawValue))")
    }
    return representations
  }
}

/// The cases of a union without their values, as people choose between them.
///
/// `@UnionValue` makes this enum.
@_alwaysEmitConformanceMetadata
public protocol AppUnionValueCasesProviding: AppEnum where RawValue == String {
  /// The union.
  associatedtype UnionValue: AppUnionValue where UnionValue.Cases == Self
}

extension AppUnionValueCasesProviding {
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    UnionValue.typeDisplayRepresentation
  }

  public static var caseDisplayRepresentations: [Self: DisplayRepresentation] {
    UnionValue.caseDisplayRepresentations
  }
}

/// Makes an enum a value that is one of several types: each of its cases has one value, and no two have the
/// same type.
@attached(extension, conformances: AppUnionValue, _IntentValue, names: arbitrary)
public macro UnionValue() = #externalMacro(module: "AppIntentsMacros", type: "UnionValueMacro")
