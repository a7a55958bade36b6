/// An enum of the program, known by name.
public struct AppEnumDefinition: AppIntentTypeDefinition {
  public typealias Instance = AnyAppEnum

  /// The name by which it was asked for.
  public let typeIdentifier: String

  let app: AppUnderTest

  /// The name of the program.
  public var bundleIdentifier: String { app.bundleIdentifier }

  /// Makes what stands for a case.
  ///
  /// - Parameter rawValue: The raw value of the case, as text. One that no case has is reported where the case
  ///   is used.
  public func makeCase(_ rawValue: String) -> AnyAppEnum {
    AnyAppEnum(typeIdentifier: typeIdentifier, rawValue: rawValue)
  }

  /// The raw values of all cases, in the order of their declaration. Not part of Apple's framework.
  ///
  /// - Throws: `IntentTestingError` with `unknownDefinition`.
  public var cases: [String] {
    get throws { AnyAppEnum.rawValues(of: try app.enumeration(typeIdentifier)) }
  }

  public func isInstance(_ instance: AnyAppEnum) throws {
    try check(
      try app.enumeration(instance.typeIdentifier).persistentIdentifier,
      is: try app.enumeration(typeIdentifier).persistentIdentifier)
  }
}
