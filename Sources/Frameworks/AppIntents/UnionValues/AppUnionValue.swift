import PlainText

/// A value of one of several types, such as a person or a list of people, a place or its name.
///
/// `@UnionValue` makes an enum with one value in each case conform. A union can be used wherever an intent
/// has a value: as a parameter, property or result, and in arrays.
@_alwaysEmitConformanceMetadata
public protocol AppUnionValue: TypeDisplayRepresentable, _IntentValue {
  /// The cases without their values.
  associatedtype Cases: AppUnionValueCasesProviding where Cases.UnionValue == Self

  /// The display representations of the cases, for people to choose between them.
  ///
  /// By default these are the words of the cases' names.
  static var caseDisplayRepresentations: [Cases: DisplayRepresentation] { get }

  /// Returns the type of the value in a case. Macro expansions declare it.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  static func __payloadType(of unionCase: Cases) -> any _IntentValue.Type

  /// The case of this value. Macro expansions declare it.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  var __unionCase: Cases { get }

  /// The associated value. Macro expansions declare it.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  var __payload: any Sendable { get }

  /// Creates a union from a case and its value, or returns nil if the value has another type. Macro
  /// expansions declare it.
  init?(__unionCase: Cases, payload: any Sendable)
}

extension AppUnionValue {
  /// The words of the type's name.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: "\(IdentifierWords.title(of: String(describing: Self.self)))")
  }

  /// The words of the cases' names.
  public static var caseDisplayRepresentations: [Cases: DisplayRepresentation] {
    var representations: [Cases: DisplayRepresentation] = [:]
    for unionCase in Cases.allCases {
      representations[unionCase] = DisplayRepresentation(
        title: "\(IdentifierWords.title(of: unionCase.rawValue))")
    }
    return representations
  }
}

/// The cases of a union without their values, for people to choose between them.
///
/// `@UnionValue` declares this enum.
@_alwaysEmitConformanceMetadata
public protocol AppUnionValueCasesProviding: AppEnum where RawValue == String {
  /// The union type.
  associatedtype UnionValue: AppUnionValue where UnionValue.Cases == Self
}

extension AppUnionValueCasesProviding {
  /// The name of the union.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    UnionValue.typeDisplayRepresentation
  }

  /// The display representations of the union's cases.
  public static var caseDisplayRepresentations: [Self: DisplayRepresentation] {
    UnionValue.caseDisplayRepresentations
  }
}

/// A macro that makes an enum a value of one of several types: each of its cases has one associated value,
/// and no two have the same type.
@attached(extension, conformances: AppUnionValue, _IntentValue, names: arbitrary)
public macro UnionValue() = #externalMacro(module: "AppIntentsMacros", type: "UnionValueMacro")
