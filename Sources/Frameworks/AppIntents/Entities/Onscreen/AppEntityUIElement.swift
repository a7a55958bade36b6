/// An entity that a view draws, with its position.
public struct AppEntityUIElement: Sendable {
  /// The state of an element in its view.
  public struct State: Hashable, Sendable {
    /// A Boolean value that indicates whether the element is selected.
    public var isSelected: Bool

    /// Creates a state.
    public init(isSelected: Bool = false) { self.isSelected = isSelected }
  }

  /// The identifier of the entity.
  public var identifier: EntityIdentifier

  /// The frame of the element, in the coordinates of the view that draws it.
  public var bounds: CGRect

  /// The state of the element in its view.
  public var state: State

  /// The elements inside this one, in the coordinates of the same view.
  public var subelements: [AppEntityUIElement]

  /// Creates an element for an entity.
  public init<Entity: AppEntity>(
    _ entity: Entity, bounds: CGRect, state: State = .init(), subelements: [AppEntityUIElement] = []
  ) {
    self.init(
      identifier: EntityIdentifier(for: entity), bounds: bounds, state: state, subelements: subelements)
  }

  /// Creates an element for the entity with an identifier.
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

/// A request for the entities that a view draws.
public struct AppEntityUIElementsContext: Sendable {
  /// A criterion for elements. An element is returned if it meets any of the criteria.
  public enum ElementsRequest: Hashable, Sendable {
    /// The element is selected.
    case selected
    /// The element is visible in a rectangle of the view.
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

  /// The part of the view that the request is about, in the view's coordinates.
  public let bounds: CGRect

  /// The criteria of the request.
  public let requests: Set<ElementsRequest>

  package init(bounds: CGRect, requests: Set<ElementsRequest>) {
    self.bounds = bounds
    self.requests = requests
  }

  /// Returns the elements and subelements that meet the request, outer before inner ones.
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
