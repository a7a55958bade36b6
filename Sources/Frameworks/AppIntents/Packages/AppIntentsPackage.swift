/// Says that a module has intents, and from which other modules it takes some.
///
/// An empty type that conforms is enough: `struct KitchenIntents: AppIntentsPackage {}`.
@_alwaysEmitConformanceMetadata
public protocol AppIntentsPackage {
  /// The packages whose intents belong to this one too.
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }

  /// This package and all that it includes, each once, this one first. Packages may include each other.
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
