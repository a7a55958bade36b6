// What a person does to a node of a copied tree, for tests and rehearsals: events for the live node with the same
// number, by the same way as a surface's.
extension ViewNode {
  /// Delivers an event to the live node of which this is a copy.
  @MainActor @discardableResult
  package func deliver(_ event: ViewEvent) -> EventAnswer { tree.deliver(event, to: id) }

  /// Presses the node; returns what a higher module is to do, such as an intent to run.
  @MainActor @discardableResult
  package func press() -> (any Sendable)? { deliver(.press).payload }

  /// Sets a switch.
  @MainActor package func set(_ isOn: Bool) { deliver(.toggle(isOn)) }

  /// Enters text.
  @MainActor package func enter(_ text: String) { deliver(.text(text)) }

  /// Ends the entry of text.
  @MainActor package func submit() { deliver(.submit) }

  /// Sets a number.
  @MainActor package func set(_ number: Double) { deliver(.number(number)) }

  /// Steps up or down.
  @MainActor package func step(up: Bool) { deliver(.step(up: up)) }

  /// Sets a date.
  @MainActor package func set(_ date: Date) { deliver(.date(date)) }

  /// Chooses an option of the node.
  @MainActor package func select(_ option: ViewNode) { option.deliver(.choose) }

  /// Leaves what the node shows: a sheet, a page, a search.
  @MainActor package func dismiss() { deliver(.dismiss) }

  /// Goes back in a stack of pages until `depth` pages are above its root, or forward again.
  @MainActor package func pop(to depth: Int) { deliver(.go(to: depth)) }

  /// Shows a column of a split view.
  @MainActor package func show(_ column: NavigationSplitViewColumn) { deliver(.column(column)) }
}
