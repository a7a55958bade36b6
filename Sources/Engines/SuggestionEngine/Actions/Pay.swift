/// Money to pay.
public struct PayValues: ActionContent {
  public var payment: PaymentValues

  public init(_ payment: PaymentValues) { self.payment = payment }

  public static let kind = ActionKind.pay
  public static let symbol = "creditcard"
  public static let titleForms: [String: Set<String>] = ["amount": ["person", "amount"]]

  public var fields: [ActionField?] { payment.fields }
  public var key: String { payment.key }
  public var conversationKey: [String?]? { [payment.person] }

  public func title(_ format: TitleFormat) -> TitleText {
    TitleText("amount", ["person": payment.person, "amount": format.money(payment.money)])
  }
}

extension ActionKind {
  public static let pay = ActionKind("pay")
}

extension SuggestedAction.Values {
  public static func pay(_ payment: PaymentValues) -> Self { Self(PayValues(payment)) }
}
