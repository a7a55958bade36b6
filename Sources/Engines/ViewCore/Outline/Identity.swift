/// One step from a view to a view inside it, the same in each render for what counts as the same view.
package enum IdentityStep: Hashable {
  /// The place in a builder's block.
  case position(Int)
  /// The branch of a condition.
  case branch(Bool)
  /// An element of a `ForEach`, and how many before it had the same identifier.
  case key(AnyHashable, occurrence: Int)
  /// An explicit `id(_:)`.
  case explicit(AnyHashable)
  /// The dynamic type, where it isn't known statically: a composite view's, or what `AnyView` hides.
  case type(ObjectIdentifier)
  /// What a container holds, or a modifier is put on.
  case content
  /// A part with a name, such as a label or a background.
  case part(StaticPart)
}

/// The parts that views have beside their content.
package enum StaticPart: Hashable, Sendable {
  case label, value, title, icon, header, footer, destination
  case layer(Int)
}

/// What is remembered of a view between renders: its number, and the places of its state.
@MainActor
final class Identity {
  /// Unique in a renderer, in order of first appearance; says nothing about the data behind the view.
  let number: Int
  /// The last render that met the view.
  var render: Int
  /// What the dynamic properties keep, in order of declaration.
  var slots: [AnyObject?] = []

  init(number: Int, render: Int) {
    self.number = number
    self.render = render
  }
}

/// The identities of one renderer.
@MainActor
struct IdentityTable {
  private struct Key: Hashable {
    let parent: Int
    let step: IdentityStep
  }

  private var entries: [Key: Identity] = [:]
  private var last = 0
  private(set) var render = 0

  /// How many views are remembered.
  var count: Int { entries.count }

  mutating func beginRender() { render += 1 }

  /// The identity reached from `parent` by `step`: the earlier render's, or a new one.
  mutating func identity(_ parent: Identity?, _ step: IdentityStep) -> Identity {
    let key = Key(parent: parent?.number ?? 0, step: step)
    if let known = entries[key] {
      known.render = render
      return known
    }
    last += 1
    let new = Identity(number: last, render: render)
    entries[key] = new
    return new
  }

  /// Forgets what the last render didn't meet.
  mutating func endRender() {
    if entries.contains(where: { $0.value.render != render }) {
      entries = entries.filter { $0.value.render == render }
    }
  }
}
