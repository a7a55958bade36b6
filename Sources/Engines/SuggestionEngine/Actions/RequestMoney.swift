/// Money to ask for.
public struct RequestMoneyValues: ActionContent {
  public var payment: PaymentValues

  public init(_ payment: PaymentValues) { self.payment = payment }

  public static let kind = ActionKind.requestMoney
  public static let symbol = "banknote"
  public static let titleForms: [String: Set<String>] = [
    "person": ["person", "amount"], "anybody": ["amount"],
  ]

  public var fields: [ActionField?] { payment.fields }
  public var key: String { payment.key }
  public var conversationKey: [String?]? { [payment.person] }

  public func title(_ format: TitleFormat) -> TitleText {
    TitleText(
      payment.person == nil ? "anybody" : "person",
      ["person": payment.person, "amount": format.money(payment.money)])
  }
}

extension ActionKind {
  public static let requestMoney = ActionKind("request_money")
}

extension SuggestedAction.Values {
  public static func requestMoney(_ payment: PaymentValues) -> Self { Self(RequestMoneyValues(payment)) }
}
