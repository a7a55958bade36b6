/// A type that provides its own name for display.
public protocol TypeDisplayRepresentable {
  /// The name of the type, such as "Book".
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A value that provides its own display representation.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
  /// The title, subtitle and image with which the value is shown.
  var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
  /// The title of the display representation.
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A type that provides display representations for itself and its values.
public protocol DisplayRepresentable: InstanceDisplayRepresentable, TypeDisplayRepresentable {}

/// A type with a fixed set of values that provides a display representation for each.
public protocol CaseDisplayRepresentable: CaseIterable, CustomLocalizedStringResourceConvertible, Hashable {
  /// The display representations of the values, with an entry for every value.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension CaseDisplayRepresentable {
  /// The title of the value's display representation, or the name of its case when there is none.
  public var localizedStringResource: LocalizedStringResource {
    Self.caseDisplayRepresentations[self]?.title ?? LocalizedStringResource("\(String(describing: self))")
  }
}

/// A type with a fixed set of values that provides display representations for itself and each of them.
public protocol StaticDisplayRepresentable: CaseDisplayRepresentable, TypeDisplayRepresentable {}
