import SwiftUICore

/// A maker of the steps of one update.
///
/// Looks are compared, and places found, by the tree as it is after the update; what was put in, or is shown
/// anew
/// because it can't be changed step by step, is written as it is then, and steps inside of it are left out.
@MainActor
struct PatchMaker {
  let page: NodeHTML
  private let update: TreeUpdate
  private var tree: ViewTree { page.tree }

  /// The earlier looks of the nodes that the surface shows.
  private var looks: [Int: NodeLook] = [:]
  /// The earlier derived properties of nodes for which they are now different.
  private var derived: [Int: Derived] = [:]
  /// The nodes that were inserted.
  private var fresh: Set<Int> = []
  /// The nodes that are shown anew.
  private var replaced: Set<Int> = []
  /// Pickers whose options are other ones; false where only another one is chosen.
  private var pickers: [Int: Bool] = [:]
  /// Choices of screens that have other screens.
  private var tabViews: Set<Int> = []
  /// Stacks that have other pages.
  private var stacks: Set<Int> = []
  private var patches: [ViewPatch] = []

  init(_ update: TreeUpdate, page: NodeHTML) {
    self.update = update
    self.page = page
  }

  mutating func make() -> [ViewPatch] {
    collect()
    workOut()
    compareLooks()
    for change in update.changes { restructure(change) }
    for (picker, areOthers) in pickers.sorted(by: { $0.key < $1.key }) { choose(picker, areOthers) }
    for id in tabViews.sorted() { chooseScreens(id) }
    for id in stacks.sorted() { focusPage(id) }
    page.forget()
    patches.insert(contentsOf: page.symbols.takeNew(), at: 0)
    if let rules = page.styles.takeNew() { patches.insert(.styles(rules, replacing: false), at: 0) }
    if let animation = update.animation, !patches.isEmpty {
      let duration = animation.duration.map { " " + Number.text(max(0, $0)) } ?? ""
      patches.insert(.effect(ElementAddress(0), "animate " + animation.name + duration), at: 0)
    }
    return patches
  }

  // MARK: - What is different

  private mutating func collect() {
    for case .insert(let node, _) in update.changes { fresh.insert(node.id) }
    for case .update(let node, let previous) in update.changes where looks[node.id] == nil {
      guard let now = tree.node(node.id), !isWritten(now) else { continue }
      looks[node.id] = previous
    }
  }

  /// Works out what follows from what is inside, from where something is different outwards.
  private mutating func workOut() {
    var next = Set<Int>()
    for change in update.changes {
      switch change {
      case .insert(let node, let place):
        guard let now = tree.node(node.id) else { continue }
        page.derive([now])
        if let parent = place.parent { next.insert(parent.id) }
      case .move: break
      case .remove(let id): next.insert(page.shown[id]?.parent ?? 0)
      case .update(let node, _):
        next.insert(node.id)
        if let parent = tree.node(node.id)?.parent { next.insert(parent.id) }
      }
    }
    while !next.isEmpty {
      var outer = Set<Int>()
      for id in next {
        guard let node = tree.node(id), let shown = page.shown[id] else { continue }
        let now = page.deriving(node)
        guard now != shown.derived else { continue }
        if derived[id] == nil, !fresh.contains(id) { derived[id] = shown.derived }
        page.shown[id]?.derived = now
        if let parent = node.parent { outer.insert(parent.id) }
      }
      next = outer
    }
  }

  private mutating func compareLooks() {
    var steps: [Int: [ViewPatch]] = [:]
    let ids = Set(looks.keys).union(derived.keys).sorted()
    for id in ids {
      guard let node = tree.node(id), !isWritten(node) else { continue }
      if let picker = enclosingSelect(node) {
        note(picker, change: looks[id].map { !$0.differsInChoiceAlone(from: node.look) } ?? false)
        continue
      }
      let around = page.around(node)
      let (old, new) = (looks[id] ?? node.look, node.look)
      if !(node.children.isEmpty && node.layers.isEmpty),
        around.allInside(old, id: id) != around.allInside(new, id: id)
      {
        replaced.insert(id)
        continue
      }
      let now = page.shown[id]?.derived
      let difference = ElementDifference.of(
        page.element(of: node, look: old, around: around, derived: derived[id] ?? now),
        page.element(of: node, look: new, around: around, derived: now), node: id,
        html: { [page] in page.html(of: $0, in: node) })
      guard var difference else {
        replaced.insert(id)
        continue
      }
      // What was written in such a field isn't in the document; but it can be taken away.
      if case .textField(let text, _, _, true) = new.content, text.isEmpty, old.content != new.content {
        difference.append(.value(ElementAddress(id, part: "f"), "", revision: nil))
      }
      steps[id] = difference
    }
    for id in ids where !isInside(id, replaced) { patches += steps[id] ?? [] }
    for id in replaced.sorted() where !isInside(id, replaced) {
      guard let node = tree.node(id) else { continue }
      noteParts(of: node.parent)
      patches.append(.replace(ElementAddress(id), html: page.html(of: [node], around: page.around(node))))
    }
  }

  /// Returns whether a node is inside of one of some, and isn't that one itself.
  private func isInside(_ id: Int, _ some: Set<Int>) -> Bool {
    var outer = tree.node(id)?.parent
    while let node = outer {
      if some.contains(node.id) { return true }
      outer = node.parent
    }
    return false
  }

  /// Returns whether the node is, or is inside of, what is written whole.
  private func isWritten(_ node: Node) -> Bool {
    var next: Node? = node
    while let node = next {
      if fresh.contains(node.id) || replaced.contains(node.id) { return true }
      next = node.parent
    }
    return false
  }

  // MARK: - What stands elsewhere

  private mutating func restructure(_ change: TreeChange) {
    switch change {
    case .update: break
    case .insert(let node, let place):
      noteParts(of: place.parent)
      guard let (parent, after) = self.place(place, of: node) else { return }
      guard let now = tree.node(node.id) else {
        // It came and went in one update; what comes after it needs its place for as long.
        let mark = Element("i", .outer)
        patches.append(.insert(parent: parent, after: after, html: mark.mark(node.id)))
        return
      }
      patches.append(
        .insert(parent: parent, after: after, html: page.html(of: [now], around: page.around(now))))
    case .move(let node, let place):
      noteParts(of: place.parent)
      guard let (parent, after) = self.place(place, of: node) else { return }
      patches.append(.move(ElementAddress(node.id), parent: parent, after: after))
    case .remove(let id): remove(id)
    }
  }

  private mutating func remove(_ id: Int) {
    defer { page.shown[id] = nil }
    var outer = page.shown[id]?.parent ?? 0
    if let node = tree.node(outer) {
      noteParts(of: node)
      if isWritten(node) { return }
      if let picker = enclosingSelect(node, orItself: page.shown[id]?.isApart == false) {
        return note(picker, change: true)
      }
    } else {
      while outer != 0, tree.node(outer) == nil { outer = page.shown[outer]?.parent ?? 0 }
    }
    patches.append(.remove(ElementAddress(id)))
  }

  /// The elements between which a node comes to stand; nil if it is written with what is around, or isn't
  /// shown.
  private mutating func place(
    _ place: NodePlace, of node: Node
  ) -> (parent: ElementAddress, after: ElementAddress?)? {
    guard let parent = place.parent else {
      return (ElementAddress(0), place.after.map { ElementAddress($0.id) } ?? WindowSymbols.address)
    }
    guard let now = tree.node(parent.id), !isWritten(now) else { return nil }
    let isApart = place.list != .children || node.look.slotRole == .label
    if let picker = enclosingSelect(now, orItself: !isApart) {
      note(picker, change: true)
      return nil
    }
    let around = page.around(now)
    let element = page.element(
      of: now, look: now.look, around: around, derived: page.shown[now.id]?.derived)
    let role = node.look.slotRole
    guard let slot = element.place(for: place.list, role) else { return nil }
    let after = place.after.flatMap { slot.slot.holds($0.look.slotRole) ? ElementAddress($0.id) : nil }
    return (
      ElementAddress(now.id, slot.holder), after ?? slot.before.map { ElementAddress(now.id, $0) }
    )
  }

  // MARK: - What is made of several nodes

  /// Notes that a node has other parts, if it shows something made of them all.
  private mutating func noteParts(of node: Node?) {
    guard let node, let now = tree.node(node.id) else { return }
    switch now.content {
    case .tabView: tabViews.insert(now.id)
    case .tabSection: noteParts(of: now.parent)
    case .navigationStack: stacks.insert(now.id)
    default: break
    }
  }

  private mutating func chooseScreens(_ id: Int) {
    // In a line of text it is shown without a choice.
    guard let node = tree.node(id), !isWritten(node), !page.around(node).isPhrasing else { return }
    patches.append(.content(ElementAddress(id, part: "l"), html: page.html(of: [.made(.tabs)], in: node)))
  }

  /// Moves the focus to the title of the page that is shown now.
  private mutating func focusPage(_ id: Int) {
    guard let stack = tree.node(id), let top = stack.children.last,
      let bar = top.children.first(where: { if case .navigationBar = $0.content { true } else { false } }),
      case .navigationBar(let content) = bar.content, content.title?.string.isEmpty == false
    else { return }
    patches.append(.focus(ElementAddress(bar.id, part: "h")))
  }

  private mutating func note(_ picker: Int, change areOthers: Bool) {
    pickers[picker] = areOthers || pickers[picker] ?? false
  }

  private mutating func choose(_ id: Int, _ areOthers: Bool) {
    guard let picker = tree.node(id), !isWritten(picker) else { return }
    let address = ElementAddress(id, part: "f")
    if areOthers {
      patches.append(.content(address, html: page.html(of: [.made(.options)], in: picker)))
    } else {
      patches.append(.value(address, PickerOptions(picker).chosen, revision: nil))
    }
  }

  /// The picker whose options' text the node is part of.
  private func enclosingSelect(_ node: Node, orItself: Bool = false) -> Int? {
    var inner = node
    var outer = orItself ? node : node.parent
    while let node = outer {
      if case .picker = node.content {
        var own = page.around(node)
        let isInert = own.isInteractive
        own.apply(node.modifiers)
        if !isInert, PickerForm(own) == .select, inner === node || !inner.isApart { return node.id }
      }
      inner = node
      outer = node.parent
    }
    return nil
  }
}

extension NodeLook {
  /// Returns whether only the choice among options is another.
  @MainActor
  fileprivate func differsInChoiceAlone(from other: NodeLook) -> Bool {
    content == other.content && modifiers == other.modifiers && isEnabled == other.isEnabled
      && (tag == nil) == (other.tag == nil)
  }
}

extension Slot {
  /// Returns whether a child with a role stands here.
  func holds(_ role: SlotRole?) -> Bool {
    switch self {
    case .children, .layer: true
    case .with(let roles): role.map { roles.contains($0) } ?? false
    case .others(let roles): role.map { !roles.contains($0) } ?? true
    }
  }
}

extension Element {
  /// A place in an element: which element holds it, and which stands before it there.
  struct SlotPlace {
    let slot: Slot
    let holder: Part
    let before: Part?
  }

  /// Returns the place of the nodes of a list with a role.
  fileprivate func place(for list: NodeSlot, _ role: SlotRole?) -> SlotPlace? {
    var before: Part?
    for piece in content {
      switch piece {
      case .slot(let slot):
        let isIt =
          switch (slot, list) {
          case (.layer(let index), .layer(let other)): index == other
          case (.layer, _), (_, .layer): false
          default: slot.holds(role)
          }
        if isIt, let part { return SlotPlace(slot: slot, holder: part, before: before) }
      case .element(let element):
        if let found = element.place(for: list, role) { return found }
        before = element.part
      default: break
      }
    }
    for element in elsewhere {
      if let found = element.place(for: list, role) { return found }
    }
    return nil
  }

  /// An empty element in a node's place.
  fileprivate func mark(_ node: Int) -> String { "<\(tag) id=n\(node)></\(tag)>" }
}
