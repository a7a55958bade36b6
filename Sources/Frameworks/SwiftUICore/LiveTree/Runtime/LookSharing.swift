/// The sharing of what looks the same among nodes: the rows of a list, and the windows of an app, mostly have
/// the same modifiers on the same nodes.
///
/// Nodes are compared with those that were made at the same place in scopes of the same type; so few are kept
/// for each that a comparison which finds nothing costs little.
@MainActor
struct LookSharing {
  private struct Key: Hashable {
    let scope: ObjectIdentifier
    /// The number of nodes that the scope made before.
    let ordinal: Int
  }

  private struct Looks {
    var modifiers: [[NodeModifier]] = []
    var contents: [NodeContent] = []
    var last = 0
  }

  /// Bounded, since apps may have scopes of many types; all of it may be lost at any time.
  private static var known: [Key: Looks] = [:]
  private static let maximumKeys = 4_096
  private static let maximumLooks = 4
  private static let maximumOrdinal = 64

  private var scope: ObjectIdentifier?
  private var ordinal = 0

  /// Begins with the nodes of a scope.
  mutating func begin(_ type: ObjectIdentifier) {
    scope = type
    ordinal = 0
  }

  /// Lets a node that was just made share its look.
  mutating func share(_ node: Node) {
    defer { ordinal += 1 }
    let sharesContent = node.content.isShared
    guard let scope, ordinal < Self.maximumOrdinal, sharesContent || !node.modifiers.isEmpty else { return }
    let key = Key(scope: scope, ordinal: ordinal)
    if Self.known.count >= Self.maximumKeys, Self.known[key] == nil { Self.known = [:] }
    Self.share(node, sharesContent, &Self.known[key, default: Looks()])
  }

  private static func share(_ node: Node, _ sharesContent: Bool, _ looks: inout Looks) {
    if !node.modifiers.isEmpty {
      if let same = looks.modifiers.first(where: { $0 == node.modifiers }) {
        node.modifiers = same
      } else {
        keep(node.modifiers, in: &looks.modifiers, &looks.last)
      }
    }
    guard sharesContent else { return }
    if let same = looks.contents.first(where: { $0 == node.content }) {
      node.content = same
    } else {
      keep(node.content, in: &looks.contents, &looks.last)
    }
  }

  private static func keep<Look>(_ look: Look, in looks: inout [Look], _ last: inout Int) {
    guard looks.count == maximumLooks else { return looks.append(look) }
    last = (last + 1) % maximumLooks
    looks[last] = look
  }
}

extension NodeContent {
  /// A Boolean value that indicates whether the value takes room apart from the node, and often is the same
  /// in many.
  fileprivate var isShared: Bool {
    switch self {
    case .image(let image): if case .data = image.source { false } else { true }
    case .hstack, .vstack, .zstack, .grid, .gridRow, .lazyGrid, .scroll, .shape, .fill,
      .navigationPage, .navigationBar, .bottomBar, .toolbarItem, .tabView, .presentationOptions, .inset:
      true
    default: false
    }
  }
}
