/// An entity that a view draws, and where.
public struct AppEntityUIElement: Sendable {
  /// How the element stands in its view.
  public struct State: Hashable, Sendable {
    /// Whether it is selected.
    public var isSelected: Bool

    /// Makes a state.
    public init(isSelected: Bool = false) { self.isSelected = isSelected }
  }

  /// The name of the entity.
  public var identifier: EntityIdentifier

  /// Where the element is, in the coordinates of the view that draws it.
  public var bounds: CGRect

  /// How it stands in its view.
  public var state: State

  /// The elements of which it is made, in the coordinates of the same view.
  public var subelements: [AppEntityUIElement]

  /// Makes an element for an entity.
  public init<Entity: AppEntity>(
    _ entity: Entity, bounds: CGRect, state: State = .init(), subelements: [AppEntityUIElement] = []
  ) {
    self.init(
      identifier: EntityIdentifier(for: entity), bounds: bounds, state: state, subelements: subelements)
  }

  /// Makes an element for the entity of a name.
  public init(
    identifier: EntityIdentifier, bounds: CGRect, state: State = .init(),
    subelements: [AppEntityUIElement] = []
  ) {
    self.identifier = identifier
    self.bounds = bounds
    self.state = state
    self.subelements = subelements
  }
}

/// What a view is asked for when it is to say which entities it draws.
public struct AppEntityUIElementsContext: Sendable {
  /// Elements that are asked for. An element that fits any request is wanted.
  public enum ElementsRequest: Hashable, Sendable {
    /// Those that are selected.
    case selected
    /// Those that can be seen in a part of the view.
    case visible(rect: CGRect)

    public static func == (a: ElementsRequest, b: ElementsRequest) -> Bool {
      switch (a, b) {
      case (.selected, .selected): true
      case (.visible(let a), .visible(let b)): a == b
      default: false
      }
    }

    public func hash(into hasher: inout Hasher) {
      guard case .visible(let rect) = self else { return hasher.combine(0) }
      hasher.combine(rect.origin.x)
      hasher.combine(rect.origin.y)
      hasher.combine(rect.size.width)
      hasher.combine(rect.size.height)
    }
  }

  /// The part of the view that is meant, in its own coordinates.
  public let bounds: CGRect

  /// What is asked for.
  public let requests: Set<ElementsRequest>

  package init(bounds: CGRect, requests: Set<ElementsRequest>) {
    self.bounds = bounds
    self.requests = requests
  }

  /// The elements that fit, with those of their parts that fit as well, the outer before the inner.
  package func fitting(_ elements: [AppEntityUIElement]) -> [AppEntityUIElement] {
    var found: [AppEntityUIElement] = []
    var rest = Array(elements.reversed())
    while let element = rest.popLast() {
      rest.append(contentsOf: element.subelements.reversed())
      let fits = requests.contains { request in
        switch request {
        case .selected: element.state.isSelected
        case .visible(let rect): element.bounds.intersects(rect)
        }
      }
      if fits { found.append(element) }
    }
    return found
  }
}
