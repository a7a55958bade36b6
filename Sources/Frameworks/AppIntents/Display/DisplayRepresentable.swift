/// A type that says how it is called in an interface.
public protocol TypeDisplayRepresentable {
  /// How the type is called, such as "Book".
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A value that says how it is shown.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
  /// How this value is shown: title, subtitle, image.
  var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A type that says how it and its values are shown.
public protocol DisplayRepresentable: InstanceDisplayRepresentable, TypeDisplayRepresentable {}

/// A type with a fixed set of values that says how each is shown.
public protocol CaseDisplayRepresentable: CaseIterable, CustomLocalizedStringResourceConvertible, Hashable {
  /// How each value is shown. Every value must be there.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension CaseDisplayRepresentable {
  public var localizedStringResource: LocalizedStringResource {
    Self.caseDisplayRepresentations[self]?.title ?? LocalizedStringResource("\(String(describing: self))")
  }
}

/// A type with a fixed set of values that says how it and each of them is shown.
public protocol StaticDisplayRepresentable: CaseDisplayRepresentable, TypeDisplayRepresentable {}
