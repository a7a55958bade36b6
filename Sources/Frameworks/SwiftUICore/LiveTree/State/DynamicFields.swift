@_spi(Reflection) import Swift

/// The offsets of the dynamic properties of types, found once for each type.
///
/// The standard library's field walk gives offsets; a `Mirror` for each evaluation would cost 5 microseconds
/// (measured with three fields) and could not change what it finds.
@MainActor
enum DynamicFields {
  private struct Field {
    let offset: Int
    let type: any DynamicProperty.Type
  }

  private static var known: [ObjectIdentifier: [Field]] = [:]

  /// Brings the dynamic properties of a view or modifier up to date.
  static func install<Value>(
    in value: inout Value, of scope: Scope
  ) {
    let fields = fields(of: Value.self)
    guard !fields.isEmpty else { return }
    var installation = Installation(scope: scope)
    withUnsafeMutableBytes(of: &value) { bytes in
      guard let base = bytes.baseAddress else { return }
      update(fields, at: base, &installation)
    }
  }

  private static func update(
    _ fields: [Field], at base: UnsafeMutableRawPointer, _ installation: inout Installation
  ) {
    for field in fields { update(field.type, at: base + field.offset, &installation) }
  }

  private static func update<Property: DynamicProperty>(
    _ type: Property.Type, at place: UnsafeMutableRawPointer, _ installation: inout Installation
  ) {
    update(fields(of: type), at: place, &installation)
    // The walk that gave the offset also gave the type, so that a `Property` lies here.
    let property = place.assumingMemoryBound(to: Property.self)
    if var installed = property.pointee as? any InstalledProperty {
      installed.install(&installation)
      if let installed = installed as? Property { property.pointee = installed }
    }
    property.pointee.update()
  }

  private static func fields(of type: Any.Type) -> [Field] {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    var fields: [Field] = []
    if !(type is any InstalledProperty.Type) {
      _ = _forEachField(of: type) { _, offset, fieldType, _ in
        if let property = fieldType as? any DynamicProperty.Type {
          fields.append(Field(offset: offset, type: property))
        }
        return true
      }
    }
    known[ObjectIdentifier(type)] = fields
    return fields
  }
}
