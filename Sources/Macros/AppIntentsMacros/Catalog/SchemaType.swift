import SwiftSyntax

/// The type of a schema's member, as far as a macro can tell types apart: by how they are written.
indirect enum SchemaType: Sendable, Equatable {
  /// A type of the platform, with its module where the catalogue names one.
  case platform(String)
  /// An entity, enum or union that the app defines; the name is a proposal.
  case app(String)
  case optional(SchemaType)
  case array(SchemaType)
  case set(SchemaType)

  /// Reads the catalogue's way of writing: `[<MessageEntity>]?`, `Set<String>`.
  init(_ text: String) {
    if text.hasSuffix("?") {
      self = .optional(SchemaType(String(text.dropLast())))
    } else if text.hasPrefix("["), text.hasSuffix("]") {
      self = .array(SchemaType(String(text.dropFirst().dropLast())))
    } else if text.hasPrefix("Set<"), text.hasSuffix(">") {
      self = .set(SchemaType(String(text.dropFirst(4).dropLast())))
    } else if text.hasPrefix("<"), text.hasSuffix(">") {
      self = .app(String(text.dropFirst().dropLast()))
    } else {
      self = .platform(text)
    }
  }

  /// How the type is written in source.
  var spelled: String {
    switch self {
    case .platform(let name), .app(let name): name
    case .optional(let wrapped): wrapped.spelled + "?"
    case .array(let element): "[\(element.spelled)]"
    case .set(let element): "Set<\(element.spelled)>"
    }
  }

  /// Whether the app gives the type its name.
  private var isOfApp: Bool {
    switch self {
    case .app: true
    case .platform: false
    case .optional(let type), .array(let type), .set(let type): type.isOfApp
    }
  }

  /// How an error names what a member can be: "of type 'Bool'".
  static func described(_ types: [SchemaType]) -> String {
    let isOfApp = types.contains { $0.isOfApp }
    return (isOfApp ? "of a type such as " : "of type ")
      + types.map { "'\($0.spelled)'" }.joined(separator: " or ")
  }

  /// Whether a written type can be this one.
  ///
  /// What a type alias stands for can't be seen, so a name that is no type of the platform fits everywhere.
  func matches(_ written: WrittenType) -> Bool {
    switch (self, written) {
    case (_, .named(let name)) where !PlatformTypes.names.contains(name): true
    case (.platform(let expected), .named(let name)): PlatformTypes.bareName(expected) == name
    case (.optional(let expected), .optional(let wrapped)): expected.matches(wrapped)
    case (.array(let expected), .array(let element)): expected.matches(element)
    case (.set(let expected), .set(let element)): expected.matches(element)
    case (_, .unknown): true
    default: false
    }
  }
}

/// A type as source has it, with the long and the short ways of writing brought together.
indirect enum WrittenType: Equatable {
  /// A name, without the modules of the platform before it.
  case named(String)
  case optional(WrittenType)
  case array(WrittenType)
  case set(WrittenType)
  /// A tuple, a function, a dictionary: nothing that a schema has.
  case other
  /// What only the compiler can tell, such as a generic type of the app.
  case unknown

  init(_ type: TypeSyntax) {
    if let type = type.as(OptionalTypeSyntax.self) {
      self = .optional(WrittenType(type.wrappedType))
    } else if let type = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      self = .optional(WrittenType(type.wrappedType))
    } else if let type = type.as(ArrayTypeSyntax.self) {
      self = .array(WrittenType(type.element))
    } else if let type = type.as(AttributedTypeSyntax.self) {
      self = WrittenType(type.baseType)
    } else if let type = type.as(TupleTypeSyntax.self) {
      // Parentheses around one type mean nothing.
      if type.elements.count == 1, let element = type.elements.first, element.firstName == nil {
        self = WrittenType(element.type)
      } else {
        self = .other
      }
    } else if let type = type.as(IdentifierTypeSyntax.self) {
      self.init(name: type.name.text, arguments: type.genericArgumentClause)
    } else if let type = type.as(MemberTypeSyntax.self) {
      let path = Self.path(of: TypeSyntax(type))
      self.init(name: PlatformTypes.bareName(path), arguments: type.genericArgumentClause)
    } else if type.is(DictionaryTypeSyntax.self) || type.is(FunctionTypeSyntax.self) {
      self = .other
    } else {
      self = .unknown
    }
  }

  private init(name: String, arguments: GenericArgumentClauseSyntax?) {
    guard let arguments else {
      self = .named(name)
      return
    }
    guard arguments.arguments.count == 1,
      let argument = arguments.arguments.first?.argument.as(TypeSyntax.self)
    else {
      self = name == "Dictionary" ? .other : .unknown
      return
    }
    switch name {
    case "Optional": self = .optional(WrittenType(argument))
    case "Array": self = .array(WrittenType(argument))
    case "Set": self = .set(WrittenType(argument))
    default: self = PlatformTypes.names.contains(name) ? .other : .unknown
    }
  }

  private static func path(of type: TypeSyntax) -> String {
    if let type = type.as(MemberTypeSyntax.self) { return path(of: type.baseType) + "." + type.name.text }
    if let type = type.as(IdentifierTypeSyntax.self) { return type.name.text }
    return type.trimmedDescription
  }
}

/// The types of the platform that schemas know or that people take for them.
enum PlatformTypes {
  static let names: Set<String> = [
    "AttributedString", "Bool", "CLPlacemark", "Calendar.RecurrenceRule", "Data", "Date", "DateComponents",
    "Decimal", "Double", "Duration", "EntityIdentifier", "Float", "Int", "IntentCurrencyAmount", "IntentFile",
    "IntentPaymentMethod", "IntentPerson", "LinkMetadata", "Locale", "LocalizedStringResource",
    "Measurement", "NSAttributedString", "NSString", "PersonNameComponents", "PlaceDescriptor",
    "SceneDescriptor", "SemanticContentDescriptor", "String", "StringSearchCriteria", "Substring", "TimeZone",
    "URL", "UUID",
  ]

  private static let modules: Set<Substring> = [
    "AppIntents", "CoreLocation", "Foundation", "FoundationEssentials", "FoundationPlus", "GeoToolbox",
    "LinkPresentation", "Swift", "VisualIntelligence",
  ]

  /// A name without the module of the platform before it.
  static func bareName(_ path: String) -> String {
    let parts = path.split(separator: ".")
    guard parts.count > 1, let first = parts.first, modules.contains(first) else { return path }
    return parts.dropFirst().joined(separator: ".")
  }
}
