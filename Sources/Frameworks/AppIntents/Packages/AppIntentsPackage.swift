/// A declaration that a module contains intents, and of the modules whose intents it includes.
///
/// An empty conforming type is enough: `struct KitchenIntents: AppIntentsPackage {}`.
@_alwaysEmitConformanceMetadata
public protocol AppIntentsPackage {
  /// The packages whose intents this one includes.
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  /// The packages whose intents this one includes; none by default.
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }

  /// This package and all that it includes, directly or indirectly, each once, this one first. Cycles are
  /// allowed.
  package static var withAllIncluded: [any AppIntentsPackage.Type] {
    var found: [any AppIntentsPackage.Type] = [self]
    var known: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    var index = 0
    while index < found.count {
      for package in found[index].includedPackages where known.insert(ObjectIdentifier(package)).inserted {
        found.append(package)
      }
      index += 1
    }
    return found
  }
}
