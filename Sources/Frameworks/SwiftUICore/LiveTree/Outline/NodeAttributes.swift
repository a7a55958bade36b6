/// The type of a value that a module attaches to view nodes.
///
/// The slot is untyped for `SwiftUICore`, which so needs not know what intents or entities are.
package protocol NodeAttributeKey {
  associatedtype Value: Sendable
}

/// A value of which a node can hold several for one key: an outer one joins those further in.
package protocol JoiningNodeValue: Sendable {
  /// Returns this value joined with one that was attached further out.
  func joined(with outer: Self) -> Self
}

extension JoiningNodeValue {
  fileprivate func joining(_ outer: any Sendable) -> any Sendable {
    (outer as? Self).map { joined(with: $0) } ?? self
  }
}

/// Values that other modules attached to a node, by key type.
package struct NodeAttributes: Sendable {
  private var values: [ObjectIdentifier: any Sendable] = [:]

  package init() {}

  /// A Boolean value that indicates whether nothing is attached.
  package var isEmpty: Bool { values.isEmpty }

  package subscript<Key: NodeAttributeKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Returns whether the values are surely equal.
  func isSame(as other: NodeAttributes) -> Bool {
    values.count == other.values.count
      && values.allSatisfy { key, value in
        other.values[key].map { EnvironmentValues.areEqual(value, $0) } ?? false
      }
  }

  mutating func set(_ key: ObjectIdentifier, _ value: any Sendable) {
    // The innermost comes first; it wins, as with identifiers, unless such values stand side by side.
    if let inner = values[key] {
      if let inner = inner as? any JoiningNodeValue { values[key] = inner.joining(value) }
    } else {
      values[key] = value
    }
  }
}

nonisolated extension View {
  /// Attaches a value to the nodes of this view. Of several values for one key the innermost counts, unless
  /// they join (``JoiningNodeValue``).
  package func nodeAttribute<Key: NodeAttributeKey>(_ key: Key.Type, _ value: Key.Value) -> some View {
    modifier(NodeChange(.attribute(ObjectIdentifier(key), value)))
  }
}
