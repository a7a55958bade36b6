/// A value that every app knows, and that entities may be exported as and made of: a person, a place, money.
public protocol _SystemIntentValue: _IntentValue {}

extension IntentPerson: _SystemIntentValue, IntentValueConvertible {}
extension IntentCurrencyAmount: _SystemIntentValue, IntentValueConvertible {}
extension IntentPaymentMethod: _SystemIntentValue, IntentValueConvertible {}
extension PlaceDescriptor: _SystemIntentValue, IntentValueConvertible {}

extension IntentFile: IntentValueConvertible {}
extension EntityIdentifier: IntentValueConvertible {}
