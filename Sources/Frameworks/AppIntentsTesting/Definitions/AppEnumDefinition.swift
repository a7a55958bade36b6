/// An enum of the program, identified by name.
public struct AppEnumDefinition: AppIntentTypeDefinition {
  /// The type that represents cases.
  public typealias Instance = AnyAppEnum

  /// The name with which the definition was requested.
  public let typeIdentifier: String

  let app: AppUnderTest

  /// The bundle identifier of the program.
  public var bundleIdentifier: String { app.bundleIdentifier }

  /// Returns a representation of a case.
  ///
  /// - Parameter rawValue: The raw value of the case as text. An invalid one is reported where the case is
  ///   used.
  public func makeCase(_ rawValue: String) -> AnyAppEnum {
    AnyAppEnum(typeIdentifier: typeIdentifier, rawValue: rawValue)
  }

  /// The raw values of all cases in declaration order. Not part of Apple's framework.
  ///
  /// - Throws: `IntentTestingError` with `unknownDefinition`.
  public var cases: [String] {
    get throws { AnyAppEnum.rawValues(of: try app.enumeration(typeIdentifier)) }
  }

  /// Checks that a case has this type.
  ///
  /// - Throws: `IntentTestingError` with `castingFailed`, which names both types.
  public func isInstance(_ instance: AnyAppEnum) throws {
    try check(
      try app.enumeration(instance.typeIdentifier).persistentIdentifier,
      is: try app.enumeration(typeIdentifier).persistentIdentifier)
  }
}
