/// A payment method.
public struct IntentPaymentMethod: Sendable {
  /// The kind of a payment method.
  public enum PaymentType: Hashable, Sendable {
    case unknown, checking, savings, brokerage, debit, credit, prepaid, store, applePay
  }

  /// The kind of the payment method.
  public let paymentType: PaymentType

  /// The name of the payment method.
  public let name: LocalizedStringResource?

  /// A detail that distinguishes the payment method from others of the same name, such as the last digits of
  /// a card.
  public let identificationHint: String?

  /// The icon of the payment method.
  public let icon: DisplayRepresentation.Image?

  /// Creates a payment method.
  public init(
    type: PaymentType, name: LocalizedStringResource? = nil, identificationHint: String? = nil,
    icon: DisplayRepresentation.Image? = nil
  ) {
    paymentType = type
    self.name = name
    self.identificationHint = identificationHint
    self.icon = icon
  }
}

extension IntentPaymentMethod: _IntentValue, DisplayRepresentable {
  /// The display name of the type, "Payment Method".
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Payment Method" }

  /// The name and icon, with the identification hint as subtitle.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: name ?? paymentType.name, subtitle: identificationHint.map { "\($0)" }, image: icon)
  }
}

extension IntentPaymentMethod.PaymentType {
  fileprivate var name: LocalizedStringResource {
    switch self {
    case .unknown: "Payment Method"
    case .checking: "Checking Account"
    case .savings: "Savings Account"
    case .brokerage: "Brokerage Account"
    case .debit: "Debit Card"
    case .credit: "Credit Card"
    case .prepaid: "Prepaid Card"
    case .store: "Store Card"
    case .applePay: "Apple Pay"
    }
  }
}
