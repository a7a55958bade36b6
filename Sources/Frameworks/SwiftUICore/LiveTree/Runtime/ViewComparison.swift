import Foundation
@_spi(Reflection) import Swift

/// The comparison of two values of one type: whether they are surely the same, so that a view with them
/// needs no new evaluation.
///
/// `==` decides where a type has it, identity for objects, where the value comes from for bindings, and
/// else the stored properties one by one. Closures, and enumerations without `==`, are the same only as
/// copies of one. How a type is compared is found out once.
@MainActor
enum ViewComparison {
  private typealias Test = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  /// The comparison plan of each type; nil if its values always count as different.
  private static var plans: [ObjectIdentifier: [Test]?] = [:]

  static func areSame<Value>(_ a: Value, _ b: Value) -> Bool {
    guard let tests = plan(for: Value.self) else { return false }
    return withUnsafePointer(to: a) { a in
      withUnsafePointer(to: b) { b in tests.allSatisfy { $0(a, b) } }
    }
  }

  /// Compares what existentials hold.
  static func holdSame(_ a: any View, _ b: any View) -> Bool {
    func compare<A: View>(_ a: A) -> Bool { (b as? A).map { areSame(a, $0) } ?? false }
    return compare(a)
  }

  private static func plan(for type: Any.Type) -> [Test]? {
    if let known = plans[ObjectIdentifier(type)] { return known }
    var tests: [Test] = []
    let plan = collect(type, at: 0, into: &tests) ? tests : nil
    plans[ObjectIdentifier(type)] = .some(plan)
    return plan
  }

  /// Adds what must hold for values of a type at an offset; false if nothing could tell that they are the
  /// same.
  private static func collect(_ type: Any.Type, at offset: Int, into tests: inout [Test]) -> Bool {
    // What these hold belongs to the place or comes from the environment, which is compared on its own.
    if type is any PlacedProperty.Type { return true }
    if let type = type as? any SurelyComparable.Type {
      tests.append(comparison(type, at: offset))
      return true
    }
    if let type = type as? any Equatable.Type {
      tests.append(equality(type, at: offset))
      return true
    }
    if type is AnyClass {
      tests.append { a, b in
        (a + offset).load(as: UnsafeRawPointer.self) == (b + offset).load(as: UnsafeRawPointer.self)
      }
      return true
    }
    // Enumerations, closures and existentials have no fields that could be walked.
    guard hasFields(type) else {
      func compare<Value>(_ type: Value.Type) -> Test { bytes(type, at: offset) }
      tests.append(_openExistential(type, do: compare))
      return true
    }
    var fields: [(offset: Int, type: Any.Type)] = []
    let isWhole = _forEachField(of: type) { _, offset, type, _ in
      fields.append((offset, type))
      return true
    }
    guard isWhole, !fields.isEmpty || isEmptyStructure(type) else { return false }
    return fields.allSatisfy { collect($0.type, at: offset + $0.offset, into: &tests) }
  }

  private static func equality<Value: Equatable>(_ type: Value.Type, at offset: Int) -> Test {
    // The field walk that gave the offset also gave the type.
    { a, b in
      (a + offset).assumingMemoryBound(to: type).pointee == (b + offset).assumingMemoryBound(to: type).pointee
    }
  }

  private static func comparison<Value: SurelyComparable>(_ type: Value.Type, at offset: Int) -> Test {
    { a, b in
      (a + offset).assumingMemoryBound(to: type).pointee.isSurelySame(
        as: (b + offset).assumingMemoryBound(to: type).pointee)
    }
  }

  /// Compares what can't be looked into by its bytes, which copies of one value have in common, or by what
  /// it holds.
  private static func bytes<Value>(_ type: Value.Type, at offset: Int) -> Test {
    { a, b in
      memcmp(a + offset, b + offset, MemoryLayout<Value>.size) == 0
        || EnvironmentValues.areEqual(
          (a + offset).assumingMemoryBound(to: type).pointee as Any,
          (b + offset).assumingMemoryBound(to: type).pointee as Any)
    }
  }

  /// Returns whether the type is a structure or a tuple, by the first word of its metadata
  /// (docs/ABI/TypeMetadata.rst of the language).
  private static func hasFields(_ type: Any.Type) -> Bool {
    let kind = unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
    return kind == 0x200 || kind == 0x301
  }

  private static func isEmptyStructure(_ type: Any.Type) -> Bool {
    func size<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size }
    return _openExistential(type, do: size) == 0
  }
}

/// A type whose values tell whether another surely gives the same.
protocol SurelyComparable {
  func isSurelySame(as other: Self) -> Bool
}

/// A dynamic property whose value isn't given by the view that holds it, such as state.
protocol PlacedProperty {}

extension State: PlacedProperty {}
extension Environment: PlacedProperty {}
