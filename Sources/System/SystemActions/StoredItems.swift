import PersonalStore

/// Items of the store by the identifiers that entities have.
enum StoredItems {
  /// Those that are there, in their order.
  static func all<Value: PersonalValue>(
    _ identifiers: [String], _ type: Value.Type, _ context: ActionContext
  ) throws -> [StoredItem<Value>] {
    try identifiers.compactMap { text in
      try Int64(text).flatMap { try context.store.item(ItemID(rawValue: $0), as: type) }
    }
  }

  /// - Throws: `SystemActionsError` with `notFound`.
  static func one<Value: PersonalValue>(
    _ identifier: String, _ type: Value.Type, _ context: ActionContext
  ) throws -> StoredItem<Value> {
    guard let item = try all([identifier], type, context).first else {
      throw SystemActionsError(.notFound, .own("It isn’t there any more."))
    }
    return item
  }
}
