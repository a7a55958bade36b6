/// A way to pay.
public struct IntentPaymentMethod: Sendable {
  /// The kind of a way to pay.
  public enum PaymentType: Hashable, Sendable {
    case unknown, checking, savings, brokerage, debit, credit, prepaid, store, applePay
  }

  /// The kind of the way to pay.
  public let paymentType: PaymentType

  /// What it is called.
  public let name: LocalizedStringResource?

  /// What tells it from others of its name, such as the last digits of a card.
  public let identificationHint: String?

  /// Its picture.
  public let icon: DisplayRepresentation.Image?

  /// Makes a way to pay.
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
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Payment Method" }

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
