/// A stored property of a view or modifier that changes from outside, and is brought up to date before `body`
/// is evaluated.
///
/// A type that conforms may hold ``State``, ``Environment`` and other dynamic properties itself.
public protocol DynamicProperty {
  /// Updates the property before `body` is evaluated, after the dynamic properties inside were brought up
  /// to date.
  mutating func update()
}

extension DynamicProperty {
  /// An update that does nothing.
  public mutating func update() {}
}

/// A dynamic property that the renderer gives something to.
@MainActor
protocol InstalledProperty: DynamicProperty {
  mutating func install(_ installation: inout Installation)
}

/// The storage that the installed properties of one view get, in order of declaration.
@MainActor
struct Installation {
  let scope: Scope
  private var next = 0

  init(scope: Scope) { self.scope = scope }

  /// The environment of the view.
  var environment: EnvironmentValues { scope.environment }

  /// Returns the object that the next slot keeps between evaluations, and makes it if the view is evaluated
  /// for the first time.
  mutating func slot<Object: AnyObject>(_ make: (ChangeSignal) -> Object) -> Object {
    defer { next += 1 }
    if let known = scope[slot: next] as? Object { return known }
    let new = make(scope.signal)
    scope[slot: next] = new
    return new
  }
}
