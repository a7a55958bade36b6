@_spi(Reflection) import Swift

/// The stored variables of a type, from the description of types that the compiler leaves in the program.
enum TypeFields {
  /// One stored variable.
  struct Field {
    let name: String
    /// Where it begins, in bytes from the beginning of a value.
    let offset: Int
    let type: Any.Type
    let kind: _MetadataKind
  }

  /// A struct with one variable: its description says what kind of type that is.
  private struct Holder<T> {
    let value: T
  }

  /// The stored variables of a struct or class, in the order of their declaration; none of other types.
  static func of<T>(_ type: T.Type) -> [Field] {
    switch fields(of: Holder<T>.self, options: []).first?.kind {
    // The option for classes; its name is a global variable, which can't be read safely.
    case .class: fields(of: type, options: _EachFieldOptions(rawValue: 1))
    case .struct: fields(of: type, options: [])
    default: []
    }
  }

  /// Whether a type is a struct.
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
