@_spi(Reflection) import Swift

/// The stored variables of a type, from the metadata that the compiler emits.
enum TypeFields {
  /// One stored variable.
  struct Field {
    let name: String
    /// The offset of the variable from the beginning of a value, in bytes.
    let offset: Int
    let type: Any.Type
    let kind: _MetadataKind
  }

  /// A struct with one variable, whose metadata tells the kind of that variable's type.
  private struct Holder<T> {
    let value: T
  }

  /// Returns the stored variables of a struct or class in declaration order, or none for other types.
  static func of<T>(_ type: T.Type) -> [Field] {
    switch fields(of: Holder<T>.self, options: []).first?.kind {
    // The option for classes; the constant for it is a global variable, which can't be read safely.
    case .class: fields(of: type, options: _EachFieldOptions(rawValue: 1))
    case .struct: fields(of: type, options: [])
    default: []
    }
  }

  /// Returns a Boolean value that indicates whether a type is a struct.
  static func isStruct<T>(_ type: T.Type) -> Bool {
    fields(of: Holder<T>.self, options: []).first?.kind == .struct
  }

  private static func fields(of type: Any.Type, options: _EachFieldOptions) -> [Field] {
    var fields: [Field] = []
    _forEachField(of: type, options: options) { name, offset, type, kind in
      fields.append(Field(name: String(cString: name), offset: offset, type: type, kind: kind))
      return true
    }
    return fields
  }
}
