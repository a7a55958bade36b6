/// A factory for values of a type that bypasses its initialisers and uses blank values for its stored
/// variables.
///
/// This serves to find out what key paths lead to where no value is at hand. Every variable gets a valid
/// value (zero, nil, an empty value, the first case) at the offset that the type's metadata gives, so the
/// result is safe to copy and to destroy. A type with a variable that has no blank value, such as an object
/// or an existential, has none itself.
enum BlankInstance {
  static func make<T>(_ type: T.Type) -> T? {
    if let value = blank(type) { return value }
    // Only structs can be composed from their parts, and only those with metadata.
    guard TypeFields.isStruct(type) else { return nil }
    let fields = TypeFields.of(type)
    guard !fields.isEmpty || MemoryLayout<T>.size == 0 else { return nil }
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: max(MemoryLayout<T>.size, 1), alignment: MemoryLayout<T>.alignment)
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: max(MemoryLayout<T>.size, 1))
    var made: [() -> Void] = []
    for field in fields {
      guard let undo = initialize(field.type, at: memory + field.offset) else {
        for undo in made { undo() }
        return nil
      }
      made.append(undo)
    }
    return memory.assumingMemoryBound(to: T.self).move()
  }

  /// Initialises memory with a blank value and returns a closure that deinitialises it, or nil when there is
  /// no such value.
  private static func initialize(_ type: Any.Type, at place: UnsafeMutableRawPointer) -> (() -> Void)? {
    func open<F>(_ type: F.Type) -> (() -> Void)? {
      guard let value = make(type) else { return nil }
      let typed = place.bindMemory(to: F.self, capacity: 1)
      typed.initialize(to: value)
      return { typed.deinitialize(count: 1) }
    }
    return _openExistential(type, do: open)
  }

  private static func blank<T>(_ type: T.Type) -> T? {
    switch type {
    case let property as any AnyEntityProperty.Type: property.makeBlank() as? T
    case let dependency as any BlankDependency.Type: dependency.makeBlank() as? T
    case let optional as any ExpressibleByNilLiteral.Type: nothing(optional) as? T
    case is Bool.Type: false as? T
    case is UUID.Type: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) as? T
    case is Date.Type: Date(timeIntervalSinceReferenceDate: 0) as? T
    case is URL.Type: URL(fileURLWithPath: "/", isDirectory: true) as? T
    case is AttributedString.Type: AttributedString() as? T
    case let cases as any CaseIterable.Type: firstCase(cases) as? T
    case let collection as any RangeReplaceableCollection.Type: empty(collection) as? T
    case let set as any SetAlgebra.Type: empty(set) as? T
    case let dictionary as any ExpressibleByDictionaryLiteral.Type: empty(dictionary) as? T
    case let number as any ExpressibleByIntegerLiteral.Type: zero(number) as? T
    default: nil
    }
  }

  private static func nothing<V: ExpressibleByNilLiteral>(_ type: V.Type) -> Any { V(nilLiteral: ()) }
  private static func firstCase<V: CaseIterable>(_ type: V.Type) -> Any? { V.allCases.first }
  private static func empty<V: RangeReplaceableCollection>(_ type: V.Type) -> Any { V() }
  private static func empty<V: SetAlgebra>(_ type: V.Type) -> Any { V() }
  private static func empty<V: ExpressibleByDictionaryLiteral>(_ type: V.Type) -> Any { [:] as V }
  private static func zero<V: ExpressibleByIntegerLiteral>(_ type: V.Type) -> Any { 0 as V }
}

/// A dependency that can be created without knowing its type.
private protocol BlankDependency {
  static func makeBlank() -> Self
}

extension AppDependency: BlankDependency {
  fileprivate static func makeBlank() -> Self { Self() }
}
