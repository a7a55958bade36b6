import AppIntents
import CoreLocation

/// Buys what is on a list, once the price is agreed to.
public struct PayForGroceries: AppIntent {
  public static var title: LocalizedStringResource = "Pay for Groceries"
  public static var authenticationPolicy: IntentAuthenticationPolicy { .requiresAuthentication }

  @Parameter(title: "List")
  public var list: ShoppingListEntity

  @Parameter(title: "At Most", currencyCodes: ["EUR", "CHF"], inclusiveRange: (1, 500))
  public var budget: IntentCurrencyAmount

  @Parameter(title: "Card")
  public var card: IntentPaymentMethod

  @Parameter(title: "Deliver To", displayStyle: .address)
  public var address: CLPlacemark?

  @Dependency private var kitchen: KitchenStore

  public init() {}

  public func perform() async throws -> some ReturnsValue<IntentCurrencyAmount> & ProvidesDialog {
    let price = IntentCurrencyAmount(amount: Decimal(3 * list.items.count), currencyCode: budget.currencyCode)
    guard price.amount <= budget.amount else { throw $budget.needsValueError("It is \(price.amount).") }
    if card.paymentType == .credit || card.paymentType == .unknown {
      try await requestConfirmation(
        conditions: [], actionName: .pay,
        dialog: "Pay \(price.amount) \(price.currencyCode) with \(card.name ?? "a card")?")
    }
    if let id = list.id.local { _ = await kitchen.empty(id) }
    return .result(value: price, dialog: "Paid.")
  }
}

extension IntentPaymentMethod {
  /// What households pay with.
  public static let houseCard = IntentPaymentMethod(
    type: .debit, name: "House Card", identificationHint: "1234", icon: .init(systemName: "creditcard"))
}
