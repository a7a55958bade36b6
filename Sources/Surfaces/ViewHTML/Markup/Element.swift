/// An element that a node is shown by, with places for what is inside the node.
///
/// A value, made from a node's look alone, so that the elements of two looks can be compared: what differs is
/// what a surface has to change.
struct Element: Equatable {
  var tag: String
  /// The part by which the element is found again; nil for one that is only replaced with the element
  /// around.
  var part: Part?
  var attributes: [Attribute] = []
  var content: [Piece] = []
  /// Declarations that become a class of the window's rules.
  var css = Declarations()
  /// The elements of the same node that stand elsewhere, in an element that is made of several nodes.
  var elsewhere: [Element] = []

  init(_ tag: String, _ part: Part? = nil, _ classes: [StyleClass] = [], content: [Piece] = []) {
    self.tag = tag
    self.part = part
    self.content = content
    if !classes.isEmpty { attributes.append(Attribute("class", classes.text)) }
  }

  /// The part of a node that an element is.
  enum Part: Equatable {
    /// The outermost, which is put in, moved and taken away.
    case outer
    case named(String)
  }

  /// A Boolean value that indicates whether the element has no end tag.
  var isVoid: Bool { tag == "input" || tag == "img" || tag == "hr" || tag == "br" }

  /// Sets an attribute, or takes it away.
  mutating func set(_ name: String, _ value: String?) {
    let place = attributes.firstIndex { $0.name == name }
    switch (place, value) {
    case (let place?, let value?): attributes[place].value = value
    case (let place?, nil): attributes.remove(at: place)
    case (nil, let value?): attributes.append(Attribute(name, value))
    case (nil, nil): break
    }
  }

  /// Sets an attribute without value if a condition holds.
  mutating func set(_ name: String, if condition: Bool) { set(name, condition ? "" : nil) }

  /// The value of an attribute.
  subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// Makes the declarations classes, here and inside.
  @MainActor
  mutating func style(by registry: StyleRegistry) {
    if !css.isEmpty {
      add(className: registry.name(for: css.text))
      css = Declarations()
    }
    for index in elsewhere.indices { elsewhere[index].style(by: registry) }
    for index in content.indices {
      if case .element(var element) = content[index] {
        element.style(by: registry)
        content[index] = .element(element)
      }
    }
  }

  /// Adds classes.
  mutating func add(_ classes: [StyleClass]) {
    if !classes.isEmpty { add(className: classes.text) }
  }

  /// Adds a class of the window's own, or several as the attribute has them.
  private mutating func add(className classes: String) {
    if let place = attributes.firstIndex(where: { $0.name == "class" }) {
      attributes[place].value += " " + classes
    } else {
      attributes.insert(Attribute("class", classes), at: 0)
    }
  }
}

/// An attribute; the value is clean text.
struct Attribute: Equatable {
  let name: String
  var value: String

  init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// A piece of the content of an element.
indirect enum Piece: Equatable {
  /// A clean text.
  case text(String)
  case element(Element)
  /// A reference to a symbol's drawing, which must be in the window's sheet of drawings.
  case symbol(SymbolDrawing)
  /// The content of such a reference, for an element that is one.
  case use(SymbolDrawing)
  /// The place at which nodes inside the node stand.
  case slot(Slot)
  /// Content that is made of all the nodes inside, such as the options of a `select`.
  case made(Composite)

  /// A Boolean value that indicates whether nodes may be inside.
  var holdsNodes: Bool {
    switch self {
    case .text, .symbol, .use: false
    case .slot, .made: true
    case .element(let element): element.content.contains(where: \.holdsNodes)
    }
  }
}

/// Some of the nodes inside a node.
enum Slot: Equatable {
  /// The place of all children.
  case children
  /// The children with one of some roles.
  case with([SlotRole])
  /// The place of the other children.
  case others([SlotRole])
  /// The nodes of a layer.
  case layer(Int)
}

/// The way in which the nodes inside of a node become text of one element.
enum Composite: Equatable {
  case options
  /// The buttons that choose one of several screens: an element that each screen has elsewhere.
  case tabs
}
