import JSONValues

/// An action of a person, as a browser reports it: `[seq, node, kind, value, revision]`.
struct ClientEvent: Sendable, Equatable {
  /// The number of the event in the order of sending, from 1 for each page; an event that was seen before
  /// is not handled again.
  let sequence: Int
  /// The number of the node, 0 where none is meant.
  let node: Int
  let action: Action
  /// The identity that the event had in an earlier life, in which the browser never learnt whether it was
  /// handled; nil for one that is new.
  var identity: String?

  enum Action: Sendable, Equatable {
    case press
    case toggle(Bool)
    /// `revision` counts the edits of a field.
    case text(String, revision: Int)
    case number(Double)
    /// A date or a time of day as HTML's inputs write it.
    case date(String)
    /// The node is an option, which is chosen.
    case select
    /// A text that a control of another kind gives, such as a colour.
    case value(String)
    case step(up: Bool)
    case submit
    /// The person left a text field: the text that was written stands.
    case written
    case focus
    case blur
    /// A key that means something to the shell, by the name of a `ShellKey`.
    case key(String)
    /// The step of the window's history that the person goes to, and what is open there.
    case history(Int, content: String? = nil)
    /// The nodes with entities that can be seen now.
    case visible([Int])
    /// The place that is first in sight where the node scrolls; 0 where none is.
    case place(Int)
    /// Files that were uploaded, by their references.
    case files([String])
    /// An item was let go at a node: the number of the node that was dragged, and where in the node.
    case item(Int, x: Double, y: Double)
    /// Files or texts from outside were let go at a node: their references, and where in the node.
    case drop([String], x: Double, y: Double)
    /// Items are held over a node where they may be let go, or no more.
    case over(Bool)
    /// The row was put before another one, or behind it.
    case move(Int, isBehind: Bool)
    /// The row was put one place further down, or up, from where it is by then.
    case shift(down: Bool)
    /// The person wants to copy what the node offers, or to cut it.
    case copy(removes: Bool)
    /// The person wants to share what the node offers.
    case share
    /// The node began to be kept pressed, or is no more.
    case hold(Bool)
    /// An object was dragged over the node.
    case pan(PanEvent)
    /// A table is to be sorted by a column.
    case sort(Int)
    /// A column of a split view is asked for.
    case column(String)
    /// An action, by its name, that assistive technology offers for the node.
    case action(String)
    /// A key, as views take it.
    case keyDown(KeyEvent)
    /// The size of the node, in points.
    case size(Double, Double)
    /// The mouse came over the node, or left it.
    case hover(Bool)
    /// The node was pressed so many times in a row.
    case tap(Int)
    case longPress
    case delete
    /// The person dismissed a presentation.
    case dismiss
    /// The list is pulled to be refreshed.
    case refresh
    /// The facts about the browser and its user changed.
    case environment(ClientEnvironment)
  }

  /// The most letters that the name of a key may have.
  static let longestKey = 16
}

extension ClientEvent {
  /// - Throws: `WebSurfaceError` with `badMessage`, which names the place and what was expected.
  init(_ values: [JSONValue], limits: WebLimits) throws {
    var reader = MessageReader(values)
    sequence = try reader.integer("the sequence number", in: 1...Int(Int32.max))
    node = try reader.integer("the node", in: 0...Int(Int32.max))
    let kind = try reader.string("the kind", upTo: 16)
    action = try Self.action(kind, &reader, limits)
    try reader.end()
  }

  private static func action(
    _ kind: String, _ reader: inout MessageReader, _ limits: WebLimits
  ) throws -> Action {
    switch kind {
    case "press": .press
    case "on": .toggle(try reader.boolean("whether it is on"))
    case "text":
      .text(
        try reader.string("the text", upTo: limits.messageBytes),
        revision: try reader.integer("the revision", in: 0...Int(Int32.max)))
    case "num": .number(try reader.number("the number"))
    case "date": .date(try reader.string("the date", upTo: 64))
    case "pick": .select
    case "val": .value(try reader.string("the value", upTo: 256))
    case "step": .step(up: try reader.boolean("whether up"))
    case "submit": .submit
    case "done": .written
    case "focus": .focus
    case "blur": .blur
    case "key": .key(try reader.string("the key", upTo: longestKey))
    case "go":
      .history(
        try reader.integer("the step", in: 0...Int(Int32.max)),
        content: try reader.optionalString("what is open", upTo: WindowAddress.longestContent))
    case "seen":
      .visible(try reader.integers("the nodes", in: 0...Int(Int32.max), upTo: limits.visibleNodes))
    case "at": .place(try reader.integer("the place", in: 0...Int(Int32.max)))
    case "files": .files(try reader.strings("the files", upTo: limits.uploads, each: 64))
    case "item":
      .item(
        try reader.integer("the item", in: 0...Int(Int32.max)), x: try reader.number("x", in: -1e6...1e6),
        y: try reader.number("y", in: -1e6...1e6))
    case "drop":
      .drop(
        try reader.strings("the files", upTo: limits.uploads, each: 64),
        x: try reader.number("x", in: -1e6...1e6), y: try reader.number("y", in: -1e6...1e6))
    case "over": .over(try reader.boolean("whether over"))
    case "move":
      .move(
        try reader.integer("the other row", in: 0...Int(Int32.max)),
        isBehind: try reader.boolean("whether behind"))
    case "shift": .shift(down: try reader.boolean("whether down"))
    case "copy": .copy(removes: false)
    case "cut": .copy(removes: true)
    case "share": .share
    case "hold": .hold(try reader.boolean("whether held"))
    case "pan": .pan(try PanEvent(&reader))
    case "sort": .sort(try reader.integer("the column", in: 0...10_000))
    case "column": .column(try reader.string("the column", upTo: 16))
    case "act": .action(try reader.string("the action", upTo: 256))
    case "down": .keyDown(try KeyEvent(&reader))
    case "size":
      .size(
        try reader.number("the width", in: 0...1e6), try reader.number("the height", in: 0...1e6))
    case "hover": .hover(try reader.boolean("whether over"))
    case "tap": .tap(try reader.integer("the count", in: 2...10))
    case "long": .longPress
    case "delete": .delete
    case "dismiss": .dismiss
    case "refresh": .refresh
    case "env": .environment(try ClientEnvironment(reader.object("the environment")))
    default: throw WebSurfaceError(.badMessage, "\"\(kind.prefix(16))\" is no kind of event.")
    }
  }
}
