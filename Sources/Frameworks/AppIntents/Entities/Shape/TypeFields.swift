@_spi(Reflection) import Swift

/// The stored variables of a type, from the description of types that the compiler leaves in the program.
enum TypeFields {
  /// One stored variable.
  struct Field {
    let name: String
    /// Where it begins, in bytes from the beginning of a value.
    let offset: Int
    let type: Any.Type
  }

  /// The stored variables of a struct or class, in the order of their declaration; none of other types.
  static func of(_ type: Any.Type) -> [Field] {
    var fields: [Field] = []
    // The option for classes; its name is a global variable, which can't be read safely.
    let options = _EachFieldOptions(rawValue: type is AnyObject.Type ? 1 : 0)
    _forEachField(of: type, options: options) { name, offset, type, _ in
      fields.append(Field(name: String(cString: name), offset: offset, type: type))
      return true
    }
    return fields
  }
}
