/// Makes a value of a type without calling its initialiser, out of blank values of its stored variables.
///
/// It exists to ask key paths what they lead to where no value is at hand. Every variable gets a valid value
/// (zero, nil, nothing, the first case), at the place that the type's own description says, so the value is safe to
/// copy and to drop. A type with a variable for which there is no such value, such as an object or an existential,
/// gives none.
enum BlankInstance {
  static func make<T>(_ type: T.Type) -> T? {
    if let value = blank(type) { return value }
    // Only structs can be put together from their parts, and of those not what has no description.
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

  /// Puts a blank value there and gives what takes it away again, or nil when there is none.
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

/// A dependency that can be made without knowing its type.
private protocol BlankDependency {
  static func makeBlank() -> Self
}

extension AppDependency: BlankDependency {
  fileprivate static func makeBlank() -> Self { Self() }
}
