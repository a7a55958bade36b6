/// Typed values within the process, which representations of other modules carry.
extension Transferable {
  /// The types of value that this type is exported as, in order of preference.
  package static var exportedValueTypes: [any Sendable.Type] {
    transferOffers.compactMap { offer in
      if offer.exporting != nil, case .value(let type) = offer.form { type } else { nil }
    }
  }

  /// Returns this item as a value of a type, from the first representation that has one, or nil.
  package func exportedValue<Value: Sendable>(as type: Value.Type) async throws -> Value? {
    for offer in Self.transferOffers {
      guard case .value(let carried) = offer.form, carried is Value.Type else { continue }
      guard let exporting = offer.exporting, offer.isOpen(for: self) else { continue }
      try Task.checkCancellation()
      if case .value(let value as Value) = try await exporting(self) { return value }
    }
    return nil
  }

  /// Returns the item for a value, from the first representation that imports its type, or nil.
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
