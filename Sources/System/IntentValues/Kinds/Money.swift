import AppIntents
import JSONValues

extension IntentCurrencyAmount: JSONCodedValue {
  /// The amount is text: most programs read a number of JSON as a binary fraction, which has no 0.1.
  func json(at place: JSONPlace, _ coding: IntentValueCoding) throws -> JSONValue {
    guard amount.isFinite else { throw place.failure("JSON has no number for an amount that is none.") }
    return .members(["amount": .string("\(amount)"), "currency": .string(currencyCode)])
  }

  static func value(
    from json: JSONValue, at place: JSONPlace, _ coding: IntentValueCoding
  ) throws -> any _IntentValue {
    let members = try JSONMembers(json, at: place, names: ["amount", "currency"])
    let text = try members.requiredText("amount")
    guard let amount = Decimal(exactly: text) else {
      throw members.at("amount").failure(
        "expected a decimal number of up to 38 digits such as \"12.50\", found '\(text.cut(60))'.")
    }
    return IntentCurrencyAmount(amount: amount, currencyCode: try members.requiredText("currency"))
  }

  static func schema(_ coding: IntentValueCoding) -> JSONValue {
    .object(
      [
        "amount": .members([
          "type": .string("string"), "pattern": .string(Decimal.pattern),
          "description": .string("A decimal number, such as 12.50."),
        ]),
        "currency": .members([
          "type": .string("string"), "description": .string("An ISO 4217 code, such as EUR."),
        ]),
      ], required: ["amount", "currency"])
  }
}

extension Decimal {
  static let pattern = #"^-?[0-9]+(\.[0-9]+)?$"#

  /// The number of a text of digits with or without a point, or nil where that is more than a `Decimal`
  /// holds.
  init?(exactly text: String) {
    guard text.utf8.count <= 170 else { return nil }
    let unsigned = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let parts = unsigned.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count),
      parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } })
    else { return nil }
    var significant = parts.joined()[...]
    while significant.hasPrefix("0") { significant.removeFirst() }
    while significant.hasSuffix("0") { significant.removeLast() }
    guard significant.utf8.count <= 38, let number = Decimal(string: text, locale: Locale(identifier: "")),
      number.isFinite
    else { return nil }
    self = number
  }
}

extension IntentPaymentMethod: JSONCodedValue {
  private static let types: [(name: String, type: PaymentType)] = [
    ("unknown", .unknown), ("checking", .checking), ("savings", .savings), ("brokerage", .brokerage),
    ("debit", .debit), ("credit", .credit), ("prepaid", .prepaid), ("store", .store),
    ("applePay", .applePay),
  ]

  func json(at place: JSONPlace, _ coding: IntentValueCoding) throws -> JSONValue {
    .members([
      "type": try .name(of: paymentType, in: Self.types, at: place.member("type")),
      "name": try name.map { try CodableForm.text(of: $0, at: place.member("name")) },
      "identificationHint": identificationHint.map(JSONValue.string),
      "icon": try icon?.json(at: place.member("icon"), coding),
    ])
  }

  static func value(
    from json: JSONValue, at place: JSONPlace, _ coding: IntentValueCoding
  ) throws -> any _IntentValue {
    let members = try JSONMembers(
      json, at: place, names: ["type", "name", "identificationHint", "icon"])
    return IntentPaymentMethod(
      type: try members.required("type").named(types, at: members.at("type")),
      name: try members["name"].map { try CodableForm.resource(from: $0, at: members.at("name")) },
      identificationHint: try members.text("identificationHint"),
      icon: try members["icon"].map {
        try DisplayRepresentation.Image.image(from: $0, at: members.at("icon"), coding)
      })
  }

  static func schema(_ coding: IntentValueCoding) -> JSONValue {
    .object(
      [
        "type": .oneOf(types.map(\.name)), "name": CodableForm.textSchema,
        "identificationHint": .ofType("string"), "icon": DisplayRepresentation.Image.schema,
      ], required: ["type"])
  }
}
