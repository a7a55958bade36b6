/// A case of an enum of the program, represented by its raw value.
///
/// The existence of the case is checked where it is used.
public struct AnyAppEnum: Sendable, Hashable {
  /// The name of the enum.
  public let typeIdentifier: String

  /// The raw value as text.
  public var rawValue: String

  /// Creates a representation of a case from the text of its raw value.
  public init(typeIdentifier: String, rawValue: String) {
    self.typeIdentifier = typeIdentifier
    self.rawValue = rawValue
  }

  /// Creates a representation of a case from its raw value of any type.
  public init(typeIdentifier: String, value: any LosslessStringConvertible) {
    self.init(typeIdentifier: typeIdentifier, rawValue: value.description)
  }

  init(_ value: any AppEnum) {
    self.init(typeIdentifier: type(of: value).persistentIdentifier, rawValue: value.rawText)
  }

  /// Returns the raw value as a type.
  ///
  /// - Throws: `IntentTestingError` with `castingFailed`.
  public func `as`<T>(_ type: T.Type) throws -> T where T: LosslessStringConvertible {
    guard let value = T(rawValue) else {
      throw IntentTestingError(.castingFailed, "The raw value '\(rawValue)' is no \(type).")
    }
    return value
  }

  /// Returns the value of the app's own type.
  ///
  /// - Throws: `IntentTestingError` with `castingFailed`, which names the existing cases.
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
  /// Returns a container of the case.
  public func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer {
    IntentValueContainer(.value(self))
  }
}

extension AnyAppEnum: CustomStringConvertible {
  public var description: String { rawValue }
}
