/// Money to pay.
public struct PayValues: ActionContent {
  /// The amount, the person to be paid and the purpose.
  public var payment: PaymentValues

  /// Creates the values for a payment.
  public init(_ payment: PaymentValues) { self.payment = payment }

  /// The kind of the action: paying somebody.
  public static let kind = ActionKind.pay
  /// The name of the system symbol on the button.
  public static let symbol = "creditcard"
  /// The forms of the title, each with the values that it may hold.
  public static let titleForms: [String: Set<String>] = ["amount": ["person", "amount"]]

  /// The known values in reading order, for files and the command line.
  public var fields: [ActionField?] { payment.fields }
  /// The key of the payment.
  public var key: String { payment.key }
  /// The person to be paid.
  public var conversationKey: [String?]? { [payment.person] }

  /// Returns the form of the title and its values, as the format writes them.
  public func title(_ format: TitleFormat) -> TitleText {
    TitleText("amount", ["person": payment.person, "amount": format.money(payment.money)])
  }
}

extension ActionKind {
  /// The kind of action for paying somebody.
  public static let pay = ActionKind("pay")
}

extension SuggestedAction.Values {
  /// Returns the values of an action for paying somebody.
  public static func pay(_ payment: PaymentValues) -> Self { Self(PayValues(payment)) }
}
