/// The values that representations of other modules carry: typed, and only inside the process.
extension Transferable {
  /// The types of value that this type is exported as, in order of preference.
  package static var exportedValueTypes: [any Sendable.Type] {
    transferOffers.compactMap { offer in
      if offer.exporting != nil, case .value(let type) = offer.form { type } else { nil }
    }
  }

  /// This item as a value of a type, made by the first representation that carries such; nil if none does.
  package func exportedValue<Value: Sendable>(as type: Value.Type) async throws -> Value? {
    for offer in Self.transferOffers {
      guard case .value(let carried) = offer.form, carried is Value.Type else { continue }
      guard let exporting = offer.exporting, offer.isOpen(for: self) else { continue }
      try Task.checkCancellation()
      if case .value(let value as Value) = try await exporting(self) { return value }
    }
    return nil
  }

  /// The item that a value stands for, made by the first representation that imports values of its type; nil if
  /// none does.
  package static func item(importing value: any Sendable) async throws -> Self? {
    for offer in transferOffers {
      guard case .value(let carried) = offer.form, let importing = offer.importing else { continue }
      guard Self.carries(value, carried) else { continue }
      try Task.checkCancellation()
      return try await importing(.value(value))
    }
    return nil
  }

  private static func carries<Value>(_ value: any Sendable, _ type: Value.Type) -> Bool { value is Value }
}
