import AppIntents

/// One of many intents that differ by their type alone.
///
/// They name `AppIntent` beside this protocol: what an optimised program keeps although nobody names it is what
/// conforms to a protocol that says so, and this one does not.
protocol ManyIntent: AppIntent {}

extension ManyIntent {
  static var title: LocalizedStringResource { "One of Many" }
  func perform() async throws -> some IntentResult { .result() }
}

/// The least that an intent can be.
struct Plain: AppIntent {
  static let title: LocalizedStringResource = "Plain"
  func perform() async throws -> some IntentResult { .result() }
}

enum Size: String, AppEnum {
  case small, large
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
  static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [.small: "Small", .large: "Large"]
}

struct Soup: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Soup"
  static let defaultQuery = SoupQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct SoupQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Soup] { identifiers.map { Soup(id: $0) } }
}

/// An intent as apps have them: some parameters of different types, a value and a dialog.
struct OrderSoup: AppIntent {
  static let title: LocalizedStringResource = "Order Soup"
  @Parameter(title: "Soup") var soup: Soup
  @Parameter(title: "Size", default: .small) var size: Size
  @Parameter(title: "Quantity", default: 1, inclusiveRange: (1, 10)) var quantity: Int
  @Parameter(title: "Date") var date: Date?
  @Parameter(title: "Note") var note: String?

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    .result(value: quantity, dialog: "Ordered \(quantity) of \(soup.id).")
  }
}

/// An intent that waits until all are let go.
struct Wait: AppIntent {
  static let title: LocalizedStringResource = "Wait"
  @Parameter(title: "Number") var number: Int
  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    await Gate.shared.wait()
    return .result(value: number)
  }
}
