import Foundation

/// A kind of data, named by a uniform type identifier such as `public.png`, in a tree of kinds.
///
/// Types come from three places: those that Apple's systems declare, those the program declares, and the
/// freedesktop MIME database of the machine (`shared-mime-info`), which is read once when a tag is asked for
/// that the first two don't know. Types of the database carry a dynamic identifier made of their MIME type, and
/// their conformance, extensions and descriptions are the database's. Two types are equal if their identifiers
/// are; case doesn't matter.
public struct UTType: Sendable {
  let declaration: TypeDeclaration

  init(_ declaration: TypeDeclaration) { self.declaration = declaration }

  /// The type with an identifier, or nil if nobody declares it.
  ///
  /// - Parameter identifier: An identifier, such as `public.png`; dynamic ones (`dyn.`) are taken apart.
  public init?(_ identifier: String) {
    guard let declaration = TypeRegistry.shared.declaration(of: identifier) else { return nil }
    self.declaration = declaration
  }

  /// The type with an identifier, known or not.
  ///
  /// - Parameters:
  ///   - identifier: An identifier of letters, digits, dots and hyphens.
  ///   - allowUndeclared: Whether an unknown identifier makes a type all the same: one that is neither declared
  ///     nor dynamic, and conforms to nothing but itself.
  public init?(identifier: String, allowUndeclared: Bool) {
    if let declaration = TypeRegistry.shared.declaration(of: identifier) {
      self.declaration = declaration
    } else if allowUndeclared, TypeRegistry.isIdentifier(identifier) {
      declaration = TypeDeclaration(identifier, origin: .undeclared)
    } else {
      return nil
    }
  }

  /// The identifier, as it was declared.
  public var identifier: String { declaration.identifier }

  /// The extension that a file of this type gets, without the dot, or nil if it has none of its own.
  public var preferredFilenameExtension: String? { declaration.extensions.first }

  /// The MIME type by which data of this type is announced, or nil if it has none of its own.
  public var preferredMIMEType: String? { declaration.mimeTypes.first }

  /// The name that a person has for this type, in the language of the current locale where the MIME database
  /// has it, else in English; nil if nobody has described it.
  public var localizedDescription: String? { localizedDescription(in: .current) }

  package func localizedDescription(in locale: Locale) -> String? {
    TypeRegistry.shared.summary(of: declaration, locale: locale)
  }

  /// The version of the declaration (`UTTypeVersion` in the program's `Info.plist`).
  public var version: Int? { declaration.version }

  /// The address of a description of the type (`UTTypeReferenceURL` in the program's `Info.plist`).
  public var referenceURL: URL? { declaration.referenceURL }

  /// Whether the type was made from a tag, because nobody declares one.
  public var isDynamic: Bool { declaration.origin == .dynamic }

  /// Whether the system or the program declares the type.
  public var isDeclared: Bool { declaration.origin == .system || declaration.origin == .program }

  /// Whether the type is a public standard: its identifier begins with `public.`.
  public var isPublic: Bool { identifier.lowercased().hasPrefix("public.") }
}

extension UTType: Hashable {
  public static func == (first: UTType, second: UTType) -> Bool {
    if first.declaration === second.declaration || first.identifier == second.identifier { return true }
    return first.identifier.utf8.count == second.identifier.utf8.count
      && first.identifier.lowercased() == second.identifier.lowercased()
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(identifier.lowercased()) }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { identifier }

  public var debugDescription: String {
    let kind =
      switch declaration.origin {
      case .system, .program: "declared"
      case .dynamic: "dynamic"
      case .undeclared: "undeclared"
      }
    return "<UTType \(identifier), \(kind)>"
  }
}

extension UTType: Codable {
  /// Decodes an identifier. One that this machine doesn't know makes an undeclared type, so that what was
  /// written elsewhere survives; text that is no identifier throws.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let identifier = try container.decode(String.self)
    guard let type = UTType(identifier: identifier, allowUndeclared: true) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\"\(identifier)\" is not a uniform type identifier.")
    }
    self = type
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}
