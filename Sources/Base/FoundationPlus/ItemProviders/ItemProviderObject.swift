/// A box that carries an object between the queues of an item provider.
struct ItemProviderObject<Value>: @unchecked Sendable {
  // Sendable: an object that was given to a provider may be read from any queue and is not changed any more.
  // That is the contract of item providers, which the protocols of their objects can't express.
  nonisolated(unsafe) let value: Value

  init(_ value: Value) { self.value = value }

  /// Returns the object for another isolation, as the contract permits.
  func sent() -> sending Value { value }
}
