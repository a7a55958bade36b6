import Glibc

/// The types of the running program that conform to a protocol, read from the records that the compiler leaves
/// in the program and its libraries for the runtime's own casts.
///
/// A type need not be named, made or registered anywhere to be found. Generic types are left out, since nobody
/// says of what. The layout of the records is that of the stable ABI (`swift/ABI/Metadata.h`); the records are
/// handed out by the runtime's `swift_enumerateAllMetadataSections`, as swift-testing uses it.
package enum ConformanceRecords {
  /// The types that conform to each of some protocols, ordered by their qualified names.
  ///
  /// One walk over all records: linear in their number, some milliseconds for a hundred thousand. What was
  /// loaded with `dlopen` since an earlier call is found too.
  ///
  /// - Parameter protocols: The names of protocols with their modules, `AppIntents.AppIntent`. A protocol that
  ///   inherits from another has records of its own; the other has its records besides.
  package static func types(conformingTo protocols: Set<String>) -> [String: [Any.Type]] {
    conformances(to: protocols).mapValues { $0.map(\.type) }
  }

  /// The conformances to each of some protocols, ordered by the qualified names of their types.
  ///
  /// As ``types(conformingTo:)``; a type can be used as one that conforms without the look through all records
  /// that the first cast of each type takes.
  package static func conformances(to protocols: Set<String>) -> [String: [Conformance]] {
    var walk = Walk(protocols: protocols)
    withUnsafeMutablePointer(to: &walk) { walk in
      enumerateMetadataSections(
        { sections, context in
          let walk = context!.assumingMemoryBound(to: Walk.self)
          walk.pointee.read(sections)
          return true
        }, walk)
    }
    return walk.found.mapValues { $0.sorted { $0.name < $1.name } }
  }

  /// The types that conform to a protocol, ordered by their qualified names.
  package static func types(conformingTo protocolName: String) -> [Any.Type] {
    types(conformingTo: [protocolName])[protocolName] ?? []
  }
}

/// The conformance of a type to a protocol.
package struct Conformance {
  package let type: Any.Type
  /// The qualified name of the type, the same in every process.
  package let name: String
  fileprivate let descriptor: UnsafeRawPointer

  /// The type as one that conforms, or nil where `Existential` is no metatype of the protocol.
  ///
  /// - Parameter existential: `(any P).Type` of the protocol `P` whose conformance this is, and of no other.
  package func metatype<Existential>(as existential: Existential.Type) -> Existential? {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard let table = table(metadata),
      MemoryLayout<Existential>.size == 2 * MemoryLayout<UnsafeRawPointer>.size
    else { return type as? Existential }
    // A metatype of a protocol is the type and the table of how it conforms.
    return unsafeBitCast((metadata, table), to: existential)
  }

  /// How the type conforms, or nil where that takes the runtime's own search.
  private func table(_ metadata: UnsafeRawPointer) -> UnsafeRawPointer? {
    // Protocol, type, table, flags: conditions, and whether the table has to be made from what stands there.
    let flags = descriptor.load(fromByteOffset: 12, as: UInt32.self)
    guard flags & 0xFF00 == 0 else { return nil }
    return flags & 0x2_0000 == 0
      ? Relative.direct(descriptor + 8) : Self.makeTable?(descriptor, metadata, nil)
  }

  /// The runtime's `swift_getWitnessTable`. The compiler lets nobody declare it; where it can't be looked up
  /// casts do the same.
  private typealias MakeTable =
    @convention(c) (UnsafeRawPointer, UnsafeRawPointer, UnsafeRawPointer?) -> UnsafeRawPointer?
  private static let makeTable: MakeTable? =
    dlsym(nil, "swift_getWitnessTable").map { unsafeBitCast($0, to: MakeTable.self) }
}

@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateMetadataSections(
  _ body: @convention(c) (_ sections: UnsafeRawPointer, _ context: UnsafeMutableRawPointer?) -> Bool,
  _ context: UnsafeMutableRawPointer?)

/// One walk over the records of all images.
private struct Walk {
  let protocols: Set<String>
  var found: [String: [Conformance]] = [:]
  private var known: [String: Set<ObjectIdentifier>] = [:]
  /// The name of each protocol that was seen, or nil where nobody asked for it.
  private var nameOfProtocol: [UnsafeRawPointer: String?] = [:]

  init(protocols: Set<String>) { self.protocols = protocols }

  /// A qualified name that is the same in every process: that of a private type has an address in it.
  static func stableName(of type: Any.Type) -> String {
    // What String(reflecting:) gives, without its look for how a type describes itself.
    let name = _typeName(type)
    guard name.contains("(unknown context at ") else { return name }
    return "\(name.prefix { $0 != "(" })\(type) \(_mangledTypeName(type) ?? "")"
  }

  /// Reads the records of one image.
  mutating func read(_ sections: UnsafeRawPointer) {
    // MetadataSections: version, base address, two unused words, then pairs of start and length:
    // protocols, conformances, types ...
    let word = MemoryLayout<UInt>.size
    let start = sections.load(fromByteOffset: 6 * word, as: UnsafeRawPointer?.self)
    let length = sections.load(fromByteOffset: 7 * word, as: Int.self)
    guard let start else { return }
    for offset in stride(from: 0, to: length - length % 4, by: 4) {
      guard let record = Relative.indirectable(start + offset) else { continue }
      read(conformance: record)
    }
  }

  /// Reads a conformance: protocol, type, witness table and flags, four bytes each.
  private mutating func read(conformance: UnsafeRawPointer) {
    guard let descriptor = Relative.indirectable(conformance), let name = name(ofProtocol: descriptor)
    else { return }
    let flags = conformance.load(fromByteOffset: 12, as: UInt32.self)
    let typeDescriptor: UnsafeRawPointer?
    switch (flags >> 3) & 7 {
    case 0: typeDescriptor = Relative.direct(conformance + 4)
    case 1: typeDescriptor = Relative.direct(conformance + 4)?.load(as: UnsafeRawPointer?.self)
    default: typeDescriptor = nil
    }
    guard let typeDescriptor, let type = Self.type(of: typeDescriptor) else { return }
    if known[name, default: []].insert(ObjectIdentifier(type)).inserted {
      found[name, default: []].append(
        Conformance(type: type, name: Self.stableName(of: type), descriptor: conformance))
    }
  }

  private mutating func name(ofProtocol descriptor: UnsafeRawPointer) -> String? {
    if let known = nameOfProtocol[descriptor] { return known }
    // A context: flags, parent, name.
    var name: String?
    if let own = Relative.direct(descriptor + 8), let parent = Relative.indirectable(descriptor + 4),
      let module = Relative.direct(parent + 8)
    {
      let text =
        String(cString: module.assumingMemoryBound(to: CChar.self)) + "."
        + String(cString: own.assumingMemoryBound(to: CChar.self))
      if protocols.contains(text) { name = text }
    }
    nameOfProtocol[descriptor] = .some(name)
    return name
  }

  /// The type that a descriptor stands for: a class, a struct or an enum that is not generic.
  private static func type(of descriptor: UnsafeRawPointer) -> Any.Type? {
    let flags = descriptor.load(as: UInt32.self)
    let isGeneric = flags & 0x80 != 0
    guard (16...18).contains(flags & 0x1F), !isGeneric, let access = Relative.direct(descriptor + 12)
    else { return nil }
    // The accessor of a type without arguments takes the request alone and gives the metadata first: the same
    // registers as a C function that gives a structure of two words.
    typealias Accessor = @convention(c) (UInt) -> UnsafeRawPointer
    let metadata = unsafeBitCast(access, to: Accessor.self)(0)
    return unsafeBitCast(metadata, to: Any.Type.self)
  }
}

/// Pointers that are kept as a distance from where they are kept.
private enum Relative {
  static func direct(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = place.load(as: Int32.self)
    return distance == 0 ? nil : place + Int(distance)
  }

  /// One whose lowest bit says that it leads to a pointer.
  static func indirectable(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = place.load(as: Int32.self)
    guard distance != 0 else { return nil }
    let target = place + Int(distance & ~1)
    return distance & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
  }
}
