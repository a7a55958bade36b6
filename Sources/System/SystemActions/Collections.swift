import PersonalStore

/// The person's calendars and lists, by their names.
enum Collections {
  /// The one of a name that can be written; nil without a name.
  /// - Throws: `SystemActionsError` with `notFound` that says which there are.
  static func named(_ name: String?, for kind: ItemKind, _ context: ActionContext) throws -> CollectionID? {
    guard let name = ActionText.given(name, limit: 100) else { return nil }
    let all = try context.store.collections().filter { $0.kinds.contains(kind) && !$0.isReadOnly }
    if let found = all.first(where: { $0.name.lowercased() == name.lowercased() }) { return found.id }
    let names = all.map { "“\($0.name)”" }.joined(separator: ", ")
    throw SystemActionsError(.notFound, .own("There is no “\(name)”. There are \(names)."))
  }
}
