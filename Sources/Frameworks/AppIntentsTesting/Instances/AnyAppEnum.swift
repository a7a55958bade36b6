/// A case of an enum of the program, by the raw value of the case.
///
/// Whether there is such a case shows where it is used.
public struct AnyAppEnum: Sendable, Hashable {
  /// The name of the enum.
  public let typeIdentifier: String

  /// The raw value, as text.
  public var rawValue: String

  /// Makes what stands for a case.
  public init(typeIdentifier: String, rawValue: String) {
    self.typeIdentifier = typeIdentifier
    self.rawValue = rawValue
  }

  /// Makes what stands for a case by its raw value, whatever that is.
  public init(typeIdentifier: String, value: any LosslessStringConvertible) {
    self.init(typeIdentifier: typeIdentifier, rawValue: value.description)
  }

  init(_ value: any AppEnum) {
    self.init(typeIdentifier: type(of: value).persistentIdentifier, rawValue: value.rawText)
  }

  /// The raw value as one of a type.
  ///
  /// - Throws: `IntentTestingError` with `castingFailed`.
  public func `as`<T>(_ type: T.Type) throws -> T where T: LosslessStringConvertible {
    guard let value = T(rawValue) else {
      throw IntentTestingError(.castingFailed, "The raw value '\(rawValue)' is no \(type).")
    }
    return value
  }

  /// The value of the app's own type.
  ///
  /// - Throws: `IntentTestingError` with `castingFailed` that names the cases there are.
  func value(in app: AppUnderTest) throws -> any AppEnum {
    let type = try app.enumeration(typeIdentifier)
    guard let value = type.anyCase(rawText: rawValue) else {
      throw IntentTestingError(
        .castingFailed,
        "The enum \(type.persistentIdentifier) has no case '\(rawValue)'. Its raw values are "
          + "\(Self.rawValues(of: type).quoted).")
    }
    return value
  }

  static func rawValues(of type: any AppEnum.Type) -> [String] {
    func all<E: AppEnum>(_ type: E.Type) -> [String] { type.allCases.map(\.rawText) }
    return all(type)
  }
}

extension AnyAppEnum: IntentValueConvertible {
  public func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer {
    IntentValueContainer(.value(self))
  }
}

extension AnyAppEnum: CustomStringConvertible {
  public var description: String { rawValue }
}
