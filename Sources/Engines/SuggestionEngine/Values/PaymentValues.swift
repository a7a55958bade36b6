import TextAnalysis

/// Money to pay or to ask for.
public struct PaymentValues: Sendable, Hashable, Codable {
  public var money: MoneyValue
  /// Who gets it or owes it, where known.
  public var person: String?
  public var purpose: String?

  public init(money: MoneyValue, person: String? = nil, purpose: String? = nil) {
    self.money = money
    self.person = person
    self.purpose = purpose
  }

  var fields: [ActionField?] {
    [
      ActionField("amount", .amount(money.amount)), ActionField("currency", money.currency),
      ActionField("person", person), ActionField("purpose", purpose),
    ]
  }

  var key: String { "\(money.amount) \(money.currency ?? "")" }
}
