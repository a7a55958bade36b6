import Synchronization

/// The name of a type that is the same in each run of a program.
enum StableTypeName {
  /// Types that are private to a file, by the name that is left of them.
  private static let privateTypes = Mutex<[String: ObjectIdentifier]>([:])

  /// The name with its module. What a file or a function keeps to itself has an address in its name
  /// (`App.(unknown context at $5562e74451a0).ID`), which is left out.
  /// - Throws: `MessageKeyError` where two types of this program would share a name by that.
  static func of(_ type: Any.Type) throws -> String {
    if let source = type as? any StableKeySource.Type { return try source.stableName() }
    // On Linux, Foundation's basic types are those of a module within it.
    let full = String(reflecting: type).replacing("FoundationEssentials.", with: "Foundation.")
    let parts = full.split(separator: "(unknown context at ", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return full }
    let name =
      String(parts[0]) + parts.dropFirst().map { "private" + $0.drop { $0 != ")" }.dropFirst() }.joined()
    let owner = privateTypes.withLock { types in
      let owner = types[name] ?? ObjectIdentifier(type)
      types[name] = owner
      return owner
    }
    guard owner == ObjectIdentifier(type) else {
      throw MessageKeyError(
        code: .ambiguousType, type: name,
        message: "Two types that are private to their files are called \(name), and ids of both are in use. "
          + "Give one of them another name, or make one of them internal.")
    }
    return name
  }
}
