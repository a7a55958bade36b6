/// Money to ask for.
public struct RequestMoneyValues: ActionContent {
  /// The amount, the person who owes it and the purpose.
  public var payment: PaymentValues

  /// Creates the values for a payment to ask for.
  public init(_ payment: PaymentValues) { self.payment = payment }

  /// The kind of the action: asking somebody for money.
  public static let kind = ActionKind.requestMoney
  /// The name of the system symbol on the button.
  public static let symbol = "banknote"
  /// The forms of the title, each with the values that it may hold.
  public static let titleForms: [String: Set<String>] = [
    "person": ["person", "amount"], "anybody": ["amount"],
  ]

  /// The known values in reading order, for files and the command line.
  public var fields: [ActionField?] { payment.fields }
  /// The key of the payment.
  public var key: String { payment.key }
  /// The person who owes the money.
  public var conversationKey: [String?]? { [payment.person] }

  /// Returns the form of the title and its values, as the format writes them.
  public func title(_ format: TitleFormat) -> TitleText {
    TitleText(
      payment.person == nil ? "anybody" : "person",
      ["person": payment.person, "amount": format.money(payment.money)])
  }
}

extension ActionKind {
  /// The kind of action for asking somebody for money.
  public static let requestMoney = ActionKind("request_money")
}

extension SuggestedAction.Values {
  /// Returns the values of an action for asking somebody for money.
  public static func requestMoney(_ payment: PaymentValues) -> Self { Self(RequestMoneyValues(payment)) }
}
