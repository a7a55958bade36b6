import TextAnalysis

/// Money to pay or to ask for.
public struct PaymentValues: Sendable, Hashable, Codable {
  /// The amount and its currency.
  public var money: MoneyValue
  /// The name of the person who gets the money or owes it, where known.
  public var person: String?
  /// The purpose of the payment, where the message states it.
  public var purpose: String?

  /// Creates the values of a payment.
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
