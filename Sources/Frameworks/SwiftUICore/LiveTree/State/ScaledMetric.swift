/// A length that grows with the size in which a person wants text.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  @Environment(\.dynamicTypeSize) private var size
  private let base: Value

  /// Creates a length from what it is at the usual size of text.
  public init(wrappedValue: Value) { base = wrappedValue }

  /// Creates a length from what it is at the usual size of text. All styles of text grow alike here.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { base = wrappedValue }

  /// The length at the size of text that the environment asks for.
  public var wrappedValue: Value {
    // How large the body text of the platforms is at each size, in points; 17 is usual.
    let points: [Value] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    return base * points[size.rawValue] / 17
  }
}
