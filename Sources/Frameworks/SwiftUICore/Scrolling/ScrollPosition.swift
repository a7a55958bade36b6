/// The place to which content is scrolled.
public struct ScrollPosition: Equatable {
  private enum Place: Equatable {
    case none
    case id(AnyHashable, anchor: UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  private var place: Place
  /// Counts what the program asked for, so that the same place can be asked for again.
  private var number = 0
  /// A Boolean value that indicates whether a person scrolled last.
  public private(set) var isPositionedByUser = false

  private init(_ place: Place) { self.place = place }

  /// Creates a position at no particular place, by identifiers of a type.
  public init(idType: (some Hashable & Sendable).Type = Never.self) { self.init(.none) }
  /// Creates the position of a view.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self.init(.id(AnyHashable(id), anchor: anchor))
  }
  /// Creates the position of an edge.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { self.init(.edge(edge)) }
  /// Creates the position of a point, from the upper leading corner.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.init(.point(x: point.x, y: point.y))
  }
  /// Creates the position of a point, from the upper leading corner.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(.point(x: x, y: y))
  }
  /// Creates a position at a distance from the leading side.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    self.init(.point(x: x, y: nil))
  }
  /// Creates a position at a distance from the upper side.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    self.init(.point(x: nil, y: y))
  }

  private mutating func go(_ place: Place) {
    self.place = place
    number += 1
    isPositionedByUser = false
  }

  /// Scrolls to a view.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    go(.id(AnyHashable(id), anchor: anchor))
  }
  /// Scrolls to an edge.
  public mutating func scrollTo(edge: Edge) { go(.edge(edge)) }
  /// Scrolls to a point.
  public mutating func scrollTo(point: CGPoint) { go(.point(x: point.x, y: point.y)) }
  /// Scrolls to a point.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(.point(x: x, y: y)) }
  /// Scrolls to a distance from the leading side.
  public mutating func scrollTo(x: CGFloat) { go(.point(x: x, y: nil)) }
  /// Scrolls to a distance from the upper side.
  public mutating func scrollTo(y: CGFloat) { go(.point(x: nil, y: y)) }

  /// The edge that the program asked for, until a person scrolls.
  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }
  /// The point that the program asked for, until a person scrolls.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil }
  }
  /// The distance from the leading side that the program asked for, until a person scrolls.
  public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }
  /// The distance from the upper side that the program asked for, until a person scrolls.
  public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }
  /// The identifier of the view at which content is scrolled, as far as that is known.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
    if case .id(let id, _) = place { id.base as? T } else { nil }
  }

  @MainActor var request: ScrollRequest? {
    guard !isPositionedByUser else { return nil }
    switch place {
    case .none: return nil
    case .id(let id, let anchor):
      return ScrollRequest(number: number, target: .node(NodeTag.of(id)), anchor: anchor)
    case .edge(let edge): return ScrollRequest(number: number, target: .edge(edge), anchor: nil)
    case .point(let x, let y):
      return ScrollRequest(
        number: number, target: .point(x: x.map(Double.init), y: y.map(Double.init)), anchor: nil)
    }
  }

  /// Takes note of where a person scrolled.
  @MainActor mutating func moved(to tag: NodeTag?) {
    place = tag.map { .id($0.value, anchor: nil) } ?? .none
    isPositionedByUser = true
  }
}

/// A scrolled container whose place is bound to a value.
private struct PositionPort {
  let position: Binding<ScrollPosition>
}

extension PositionPort: PrimitiveModifier {
  typealias Body = Never
  func apply(to context: inout ModifierContext) {
    let position = position
    context.add(
      .handler(
        .scroll(
          ScrollPort(
            request: { position.wrappedValue.request },
            report: { tag in
              var moved = position.wrappedValue
              moved.moved(to: tag)
              if moved != position.wrappedValue { position.wrappedValue = moved }
            }))))
  }
}

/// A scrolled container whose first view is bound to a value.
private struct IdentifierPort<ID: Hashable> {
  let id: Binding<ID?>
  let anchor: UnitPoint?
  @State private var memory = Memory()

  /// The memory of the view that a person scrolled to last, for which no scrolling is requested.
  @MainActor final class Memory {
    var reported: ID?
    nonisolated init() {}
  }
}

extension IdentifierPort: ViewModifier {
  func body(content: Content) -> some View {
    let (id, anchor, memory) = (id, anchor, memory)
    content.handler(
      .scroll(
        ScrollPort(
          request: {
            guard let wanted = id.wrappedValue, wanted != memory.reported else { return nil }
            return ScrollRequest(number: 0, target: .node(NodeTag.of(AnyHashable(wanted))), anchor: anchor)
          },
          report: { tag in
            let value = tag.flatMap { TagValue.value($0, as: ID.self) }
            memory.reported = value
            if id.wrappedValue != value { id.wrappedValue = value }
          })))
  }
}

nonisolated extension View {
  /// Binds where the scrolled container is to a value.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    modifier(PositionPort(position: position))
  }

  /// Binds the identifier of the view at which the scrolled container is to a value.
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    modifier(IdentifierPort(id: id, anchor: anchor))
  }
}
