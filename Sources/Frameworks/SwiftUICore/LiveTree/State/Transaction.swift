/// The properties of a change of state, such as its animation.
public struct Transaction: Sendable {
  /// The transaction of the code that runs now.
  @TaskLocal static var current = Transaction()

  /// The animation of the change; nil for none.
  public var animation: Animation?
  /// A Boolean value that indicates whether animations that views ask for are left out.
  public var disablesAnimations = false

  /// Creates a transaction without animation.
  public init() {}

  /// Creates a transaction.
  public init(animation: Animation?) { self.animation = animation }
}

/// The animation of a change. Values are compared and carried to surfaces, which decide what they show.
public struct Animation: Hashable, Sendable {
  package let name: String
  package let duration: Double?

  init(_ name: String, duration: Double? = nil) {
    self.name = name
    self.duration = duration
  }

  /// The usual animation.
  public static let `default` = Animation("default")
  /// The same speed throughout.
  public static let linear = Animation("linear")
  /// An animation that is slow at first.
  public static let easeIn = Animation("easeIn")
  /// An animation that is slow at the end.
  public static let easeOut = Animation("easeOut")
  /// An animation that is slow at first and at the end.
  public static let easeInOut = Animation("easeInOut")
  /// An animation like that of a spring.
  public static let spring = Animation("spring")
  /// A spring with some bounce.
  public static let bouncy = Animation("bouncy")
  /// A spring without bounce.
  public static let smooth = Animation("smooth")
  /// A quick spring with little bounce.
  public static let snappy = Animation("snappy")

  /// A spring that comes to rest after about some seconds; `bounce` is 0 for none, and 1 for one that never
  /// rests.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation(bounce > 0.15 ? "bouncy" : "spring", duration: duration)
  }
  /// A spring without bounce, in seconds.
  public static func smooth(duration: TimeInterval, extraBounce: Double = 0) -> Animation {
    Animation("smooth", duration: duration)
  }
  /// A spring with some bounce, in seconds.
  public static func bouncy(duration: TimeInterval, extraBounce: Double = 0) -> Animation {
    Animation("bouncy", duration: duration)
  }
  /// The same speed throughout, in seconds.
  public static func linear(duration: TimeInterval) -> Animation { Animation("linear", duration: duration) }
  /// Returns an animation that is slow at first, with a duration in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { Animation("easeIn", duration: duration) }
  /// Returns an animation that is slow at the end, with a duration in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation { Animation("easeOut", duration: duration) }
  /// Returns an animation that is slow at first and at the end, with a duration in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation("easeInOut", duration: duration)
  }
}

/// Changes state, and has surfaces animate what that changes.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Changes state with what is known about the change.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.$current.withValue(transaction, operation: body)
}
