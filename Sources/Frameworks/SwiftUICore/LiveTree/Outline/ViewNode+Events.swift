extension ViewNode {
  /// Presses the node as a person would; returns what a higher module is to do, such as an intent to run.
  ///
  /// Nothing happens if the node is disabled or takes no press.
  @MainActor @discardableResult
  package func press() -> (any Sendable)? {
    guard isEnabled else { return nil }
    for case .press(let action) in handlers {
      defer { for case .pressed(let action) in handlers { action() } }
      switch action {
      case .perform(let action):
        action()
        return nil
      case .payload(let payload): return payload
      }
    }
    return nil
  }

  /// Sets a switch as a person would.
  @MainActor package func set(_ isOn: Bool) {
    guard isEnabled else { return }
    for case .setBool(let set) in handlers { set(isOn) }
  }

  /// Enters text as a person would.
  @MainActor package func enter(_ text: String) {
    guard isEnabled else { return }
    for case .setText(let set) in handlers { set(text) }
  }

  /// Ends the entry of text as a person would; the action nearest to the field comes first.
  @MainActor package func submit() {
    guard isEnabled else { return }
    for case .submit(let action) in handlers { action() }
  }

  /// Sets a number as a person would.
  @MainActor package func set(_ number: Double) {
    guard isEnabled else { return }
    for case .setNumber(let set) in handlers { set(number) }
  }

  /// Steps as a person would.
  @MainActor package func step(up: Bool) {
    guard isEnabled else { return }
    for case .step(let step) in handlers { step(up) }
  }

  /// Chooses an option as a person would. Options without tag can't be chosen.
  @MainActor package func select(_ option: ViewNode) {
    guard isEnabled, let tag = option.tag else { return }
    for case .select(_, let select) in handlers { select(tag) }
  }

  /// Whether an option is chosen.
  @MainActor package func isSelected(_ option: ViewNode) -> Bool {
    guard let tag = option.tag else { return false }
    for case .select(let isSelected, _) in handlers { return isSelected(tag) }
    return false
  }

  /// The node and all inside, outer before inner; layers come before children.
  package var all: [ViewNode] {
    var result: [ViewNode] = []
    var stack = [self]
    while let next = stack.popLast() {
      result.append(next)
      stack.append(contentsOf: next.children.reversed())
      for layer in next.layers.reversed() { stack.append(contentsOf: layer.reversed()) }
    }
    return result
  }
}
