import AppIntents

/// A list of things to do in the kitchen, as the reminders schema has it.
@AppEntity(schema: .reminders.list)
struct KitchenList: AppEntity {
  static let defaultQuery = KitchenListQuery()

  let id: String
  var name: String
  var type: KitchenListType

  var displayRepresentation: DisplayRepresentation { "\(name)" }

  init(id: String, name: String, type: KitchenListType) {
    self.id = id
    self.name = name
    self.type = type
  }
}

@AppEnum(schema: .reminders.listType)
enum KitchenListType: String, AppEnum {
  case standard, groceries

  static let caseDisplayRepresentations: [KitchenListType: DisplayRepresentation] = [
    .standard: "Standard", .groceries: "Groceries",
  ]
}

struct KitchenListQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [KitchenList] {
    identifiers.map { KitchenList(id: $0, name: $0, type: .groceries) }
  }
}

/// Makes a list.
@AppIntent(schema: .reminders.createList)
struct CreateKitchenList: AppIntent {
  var type: KitchenListType
  var name: String

  func perform() async throws -> some ReturnsValue<KitchenList> {
    .result(value: KitchenList(id: name.lowercased(), name: name, type: type))
  }
}

@AppEntity(schema: .reminders.section)
struct KitchenSection: AppEntity {
  static let defaultQuery = KitchenSectionQuery()

  let id: String
  var name: String
  var list: KitchenList

  var displayRepresentation: DisplayRepresentation { "\(name)" }
}

struct KitchenSectionQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [KitchenSection] { [] }
}
