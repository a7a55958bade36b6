/// A type-erased value that an app exchanges with the code that runs its intents.
public struct IntentValueContainer: Equatable, IntentValueExpressing {
  /// The circumstances that a conversion may depend on.
  public struct ConversionContext: Sendable {
    /// The locale for texts that the conversion creates.
    package let locale: Locale

    package init(locale: Locale = .current) { self.locale = locale }
  }

  /// The content of a container.
  package enum Element: Sendable {
    case nothing
    case value(any Sendable)
    case list([IntentValueContainer])
    /// The elements, unordered.
    case set([IntentValueContainer])
  }

  package let element: Element

  package init(_ element: Element) { self.element = element }

  /// Returns an expression whose value is this container.
  public func makeExpression() -> IntentValueExpression { IntentValueExpression { _ in self } }

  /// Returns a Boolean value that indicates whether two containers hold equal values. Values that can't be
  /// compared are never equal.
  public static func == (a: IntentValueContainer, b: IntentValueContainer) -> Bool {
    switch (a.element, b.element) {
    case (.nothing, .nothing): true
    case (.list(let a), .list(let b)): a == b
    case (.set(let a), .set(let b)): a.count == b.count && a.allSatisfy(b.contains)
    case (.value(let a), .value(let b)): areEqual(a, b)
    default: false
    }
  }

  private static func areEqual(_ a: any Sendable, _ b: any Sendable) -> Bool {
    func same<T: Equatable>(_ a: T) -> Bool { b as? T == a }
    if let a = a as? any AppEntity, let b = b as? any AppEntity {
      return EntityIdentifier(for: a) == EntityIdentifier(for: b)
    }
    return (a as? any Equatable).map { same($0) } ?? false
  }

  /// Returns the value as one of a type, or nil when it has another.
  package func value<T>(as type: T.Type) -> T? {
    convertedIntentValue(plainValue, to: type)
  }

  /// The content as a plain value: nil, a value, or an array.
  package var plainValue: any Sendable {
    switch element {
    case .nothing: String?.none
    case .value(let value): value
    case .list(let elements), .set(let elements): elements.map(\.plainValue)
    }
  }
}

/// A value that is converted on demand.
public struct IntentValueExpression: Sendable {
  private let make: @Sendable (IntentValueContainer.ConversionContext) -> IntentValueContainer

  package init(
    _ make: @escaping @Sendable (IntentValueContainer.ConversionContext) -> IntentValueContainer
  ) {
    self.make = make
  }

  /// Converts and returns the value.
  package func container(in context: IntentValueContainer.ConversionContext) -> IntentValueContainer {
    make(context)
  }
}
