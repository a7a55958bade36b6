/// A value that every app understands, and that entities can be exported as or created from: a person, a
/// place, money.
public protocol _SystemIntentValue: _IntentValue {}

extension IntentPerson: _SystemIntentValue, IntentValueConvertible {}
extension IntentCurrencyAmount: _SystemIntentValue, IntentValueConvertible {}
extension IntentPaymentMethod: _SystemIntentValue, IntentValueConvertible {}
extension PlaceDescriptor: _SystemIntentValue, IntentValueConvertible {}

extension IntentFile: IntentValueConvertible {}
extension EntityIdentifier: IntentValueConvertible {}
