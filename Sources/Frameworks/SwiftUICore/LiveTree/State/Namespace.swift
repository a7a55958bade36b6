/// A name that is unique to a place in the tree, and stays as long as it.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The name that a namespace stands for.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  @State private var identity = Identity()

  @MainActor private static var last = 0

  /// The identity of a namespace: a number that is given when it is first used.
  @MainActor private final class Identity {
    lazy var id: ID = {
      Namespace.last += 1
      return ID(number: Namespace.last)
    }()
    nonisolated init() {}
  }

  /// Creates a name.
  public init() {}

  /// The name of the namespace.
  @MainActor public var wrappedValue: ID { identity.id }
}

nonisolated extension View {
  /// Makes this view and another with the same name, of which one goes as the other comes, one for motion.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    note(.matchedGeometry(id: matched(id, namespace), isSource: isSource))
  }

  /// The view from which what a transition shows seems to come.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    note(.matchedGeometry(id: matched(id, namespace), isSource: true))
  }

  private func matched(_ id: some Hashable, _ namespace: Namespace.ID) -> Int {
    var hasher = Hasher()
    hasher.combine(id)
    hasher.combine(namespace)
    return hasher.finalize()
  }
}

/// The geometry that two views share which are one for motion.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// A bit for each property.
  public let rawValue: UInt32
  /// Creates a set from its raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The position of the views.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size of the views.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The position and the size of the views.
  public static let frame = MatchedGeometryProperties(rawValue: 3)
}
