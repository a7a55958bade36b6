/// The place in which a view is evaluated.
@MainActor
struct Place {
  /// The list that gets the nodes.
  var list: NodeList
  /// The changes to apply to the nodes, innermost first.
  var pending: PendingList?
  var environment: EnvironmentValues
  var path: IdentityPath
  /// The number of bodies and containers around the view.
  var depth: Int
}

/// Changes that wait for a node.
@MainActor
class PendingList {
  /// A change in little room: scopes keep them.
  enum Waiting {
    case modifier(NodeModifier)
    case handler(NodeHandler)
    case tag(NodeTag)
    case identifier(NodeTag)
    indirect case attribute(ObjectIdentifier, any Sendable)
    indirect case layer(LayerKind, Alignment, any View)
  }

  /// The change.
  var change: Waiting { preconditionFailure("a list has a change at its head") }
  /// The environment outside of the view that the change was put on: a background isn't inside of a font that
  /// was set before it.
  let environment: EnvironmentValues
  let next: PendingList?

  fileprivate init(_ environment: EnvironmentValues, _ next: PendingList?) {
    self.environment = environment
    self.next = next
  }

  /// Returns a list with a change in front of others.
  static func of(
    _ change: PendingChange, _ environment: EnvironmentValues, _ next: PendingList?
  ) -> PendingList {
    let waiting: Waiting =
      switch change {
      case .modifier(let modifier): .modifier(modifier)
      case .handler(let handler): .handler(handler)
      case .tag(let tag): .tag(NodeTag.of(tag))
      case .identifier(let id): .identifier(NodeTag.of(id))
      case .attribute(let key, let value): .attribute(key, value)
      case .layer(let kind, let alignment, let view): .layer(kind, alignment, view)
      }
    if case .tag(let tag) = waiting { return PendingTag(tag, environment, next) }
    return PendingOther(waiting, environment, next)
  }

  /// Returns whether the list is a tag in front of the changes in `next`.
  func isTag(before next: PendingList?) -> Bool {
    guard case .tag = change else { return false }
    return PendingList.areSame(self.next, next)
  }

  static func areSame(_ a: PendingList?, _ b: PendingList?) -> Bool {
    var (a, b) = (a, b)
    while let first = a, let second = b {
      if first === second { return true }
      guard first.change.isSame(as: second.change) else { return false }
      (a, b) = (first.next, second.next)
    }
    return a == nil && b == nil
  }
}

/// A list with a tag in front. The scope of each row of a list keeps one, so that it has no room for other changes.
private final class PendingTag: PendingList {
  private let tag: NodeTag
  override var change: Waiting { .tag(tag) }

  init(_ tag: NodeTag, _ environment: EnvironmentValues, _ next: PendingList?) {
    self.tag = tag
    super.init(environment, next)
  }
}

/// A list with any other change in front.
private final class PendingOther: PendingList {
  private let held: Waiting
  override var change: Waiting { held }

  init(_ change: Waiting, _ environment: EnvironmentValues, _ next: PendingList?) {
    held = change
    super.init(environment, next)
  }
}

extension PendingList.Waiting {
  /// Returns whether `other` surely does the same; closures and views can't be compared.
  @MainActor
  fileprivate func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.modifier(let a), .modifier(let b)): a == b
    case (.tag(let a), .tag(let b)): a === b || a.value == b.value
    case (.identifier(let a), .identifier(let b)): a === b || a.value == b.value
    case (.attribute(let key, let a), .attribute(let other, let b)):
      key == other && EnvironmentValues.areEqual(a, b)
    default: false
    }
  }
}

/// A view that waits to be evaluated.
struct PendingView {
  let view: any View
  let place: Place
}
