import AppIntentsTesting

extension IntentDefinitions {
  /// A tea house of its own for each test, on 1 June 2026 at noon.
  static func teaHouse(_ change: (inout TestCircumstances) -> Void = { _ in }) -> IntentDefinitions {
    var circumstances = TestCircumstances.fixed()
    change(&circumstances)
    let definitions = IntentDefinitions(bundleIdentifier: "house.tea", circumstances: circumstances)
    let cellar = Cellar()
    definitions.dependencies.add(dependency: cellar)
    return definitions
  }
}
