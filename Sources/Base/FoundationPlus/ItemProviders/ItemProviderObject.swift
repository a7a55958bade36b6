/// An object on its way between the queues of an item provider.
struct ItemProviderObject<Value>: @unchecked Sendable {
  // Sendable: who gives an object to a provider gives it to be read from any queue and doesn't change it any more.
  // That is the contract of item providers; the protocols of their objects can't state it.
  nonisolated(unsafe) let value: Value

  init(_ value: Value) { self.value = value }

  /// The object for another isolation, which is what the contract allows.
  func sent() -> sending Value { value }
}
