import AppIntents

/// Parts a list; the macro says all that its schema asks for.
@AppIntent(schema: .reminders.createSection)
struct CreateKitchenSection {
  var name: String
  var list: KitchenList

  func perform() async throws -> some ReturnsValue<KitchenSection> {
    .result(value: KitchenSection(id: name, name: name, list: list))
  }
}
