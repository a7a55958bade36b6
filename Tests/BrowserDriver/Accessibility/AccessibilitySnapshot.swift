import JSONValues

extension Page {
  /// The page as a screen reader has it: a line for each element with role, name, value and states, indented
  /// by depth.
  ///
  ///     document "Inbox"
  ///       main
  ///         heading "Inbox" level=1
  ///         textbox "Reply" value="See you" focused
  ///         button "Send" disabled
  ///
  /// Stable from run to run, so it can be kept in a file and compared: no numbers of nodes, no places, no
  /// sizes. What is hidden from screen readers isn't in it, nor are boxes without meaning.
  ///
  /// - Parameter isAnew: whether the browser forgets what it made of the page for the questions before, which it
  ///   doesn't always correct: what was hidden then may stay a box without meaning.
  package func accessibilitySnapshot(isAnew: Bool = false) async throws -> String {
    if isAnew {
      // Chromium makes all of it anew once nobody listens any more.
      _ = try await send("Accessibility.enable")
      _ = try await send("Accessibility.disable")
    }
    return try await reading { try await snapshot(ofFrame: nil, depth: 0).joined(separator: "\n") }
  }

  private func snapshot(ofFrame frame: String?, depth: Int) async throws -> [String] {
    let answer = try await send("Accessibility.getFullAXTree", ["frameId": frame.map(JSONValue.string)])
    var nodes = (answer["nodes"]?.array ?? []).map(AccessibilityNode.init)
    if frame == nil {
      // The one state of ARIA that the protocol leaves out.
      let current = try await currentNodes()
      for index in nodes.indices {
        if let kind = nodes[index].backendNode.flatMap({ current[$0] }) {
          nodes[index].properties["current"] = kind
        }
      }
    }
    guard let root = nodes.first else { return [] }
    let outline = AccessibilityOutline(nodes)
    var lines: [String] = []
    for line in outline.lines(of: root, depth: depth) {
      lines.append(line.text)
      // Documents within frames have trees of their own.
      guard let number = line.frameNode, depth < 64 else { continue }
      let node = try await send("DOM.describeNode", ["backendNodeId": .number(number)])["node"]
      guard let inner = node?["frameId"]?.string else { continue }
      lines += try await snapshot(ofFrame: inner, depth: line.depth + 1)
    }
    return lines
  }

  /// The nodes that are marked as the current one of their kind, with the kind.
  private func currentNodes() async throws -> [Int: String] {
    try await withObjects { group in
      let find =
        "function() { return [...this.querySelectorAll('[aria-current]:not([aria-current=false])')] }"
      var kinds: [Int: String] = [:]
      for object in try await group.objects(find, on: try await group.object("document")) {
        let node = try await send("DOM.describeNode", ["objectId": .string(object)])["node"]
        let kind = try await ElementNode(page: self, object: object).call(
          "function() { return this.ariaCurrent }")
        if let number = node?["backendNodeId"]?.int { kinds[number] = kind.string }
      }
      return kinds
    }
  }
}

/// Writes a tree of accessibility nodes as indented lines.
struct AccessibilityOutline {
  struct Line {
    var depth: Int
    var text: String
    /// The node of a frame whose document belongs below.
    var frameNode: Int?
  }

  private let nodes: [String: AccessibilityNode]

  init(_ nodes: [AccessibilityNode]) {
    self.nodes = Dictionary(nodes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func lines(of root: AccessibilityNode, depth: Int) -> [Line] {
    var lines: [Line] = []
    write(root, depth, &lines)
    return lines
  }

  private func write(_ node: AccessibilityNode, _ depth: Int, _ lines: inout [Line]) {
    let text = String(repeating: "  ", count: depth) + Self.line(node)
    let isFrame = node.role == "Iframe"
    lines.append(Line(depth: depth, text: text, frameNode: isFrame ? node.backendNode : nil))
    guard !isFrame, !Self.fields.contains(node.role), depth < 256 else { return }
    let children = meaningfulChildren(of: node, depth: 0)
    if !node.name.isEmpty, children.allSatisfy({ $0.role == "StaticText" }),
      children.map(\.name).joined().filter({ !$0.isWhitespace }) == node.name.filter({ !$0.isWhitespace })
    {
      return
    }
    for child in children { write(child, depth + 1, &lines) }
  }

  /// What a screen reader meets next below a node: boxes without meaning are stepped through.
  private func meaningfulChildren(of node: AccessibilityNode, depth: Int) -> [AccessibilityNode] {
    node.children.compactMap { nodes[$0] }.flatMap { child -> [AccessibilityNode] in
      if Self.skipped.contains(child.role) { return [] }
      if Self.hasMeaning(child) { return [child] }
      return depth < 512 ? meaningfulChildren(of: child, depth: depth + 1) : []
    }
  }

  private static func hasMeaning(_ node: AccessibilityNode) -> Bool {
    if node.isIgnored { return false }
    if node.role == "StaticText" { return !node.name.collapsed.isEmpty }
    guard node.role == "generic" || node.role == "none" else { return true }
    return node.isFocused || node.properties["live"].map { $0 != "off" } ?? false
      || node.properties["editable"] != nil && node.properties["focusable"] != nil
  }

  /// Their text is their value.
  private static let fields: Set = ["textbox", "searchbox", "spinbutton"]
  private static let skipped: Set = ["InlineTextBox", "ListMarker", "LineBreak"]
  private static let names = [
    "RootWebArea": "document", "StaticText": "text", "LabelText": "label", "Iframe": "frame",
    "DisclosureTriangle": "summary", "DisclosureTriangleGrouped": "summary", "MenuListPopup": "popup",
    "SvgRoot": "drawing", "Legend": "legend", "Details": "details", "Video": "video", "Audio": "audio",
    "Canvas": "canvas", "Date": "date", "DateTime": "datetime", "InputTime": "time", "ColorWell": "color",
  ]

  static func line(_ node: AccessibilityNode) -> String {
    var parts = [names[node.role] ?? node.role]
    if !node.name.collapsed.isEmpty { parts.append(quoted(node.name)) }
    if let value = node.value, !value.isEmpty, value != node.name { parts.append("value=\(quoted(value))") }
    parts += states(node)
    if let detail = node.detail, detail != node.name { parts.append("description=\(quoted(detail))") }
    return parts.joined(separator: " ")
  }

  private static func quoted(_ text: String) -> String {
    JSONValue.string(text.collapsed).json
  }

  /// The states in a fixed order; those that say nothing are left out.
  private static func states(_ node: AccessibilityNode) -> [String] {
    func flag(_ name: String, _ said: String? = nil, no: String? = nil) -> String? {
      switch node.properties[name] {
      case "true": said ?? name
      case "mixed": "mixed"
      case "false": no
      default: nil
      }
    }
    func word(_ name: String, _ said: String? = nil, unless usual: Set<String> = []) -> String? {
      node.properties[name].flatMap { value in
        value.isEmpty || usual.contains(value)
          ? nil : "\(said ?? name)=\(value.contains(" ") ? quoted(value) : value)"
      }
    }
    let isRange = ["slider", "progressbar", "meter", "scrollbar", "spinbutton"].contains(node.role)
    return [
      flag("checked", no: "unchecked"), flag("pressed", no: "unpressed"), flag("selected"),
      flag("expanded", no: "collapsed"), flag("disabled"), flag("readonly"), flag("required"),
      word("invalid", unless: ["false"]), node.role == "RootWebArea" ? nil : flag("focused"),
      node.role == "listitem" ? nil : word("level"), word("current"),
      flag("modal"), word("live", unless: ["off"]), flag("busy"),
      word("hasPopup", "popup", unless: ["false"]),
      isRange ? word("valuemin", "min") : nil, isRange ? word("valuemax", "max") : nil,
      word("valuetext", "said", unless: [node.value ?? ""]), flag("multiselectable", "multiple"),
      flag("multiline"), word("keyshortcuts", "keys"), word("roledescription", "as"),
    ].compactMap(\.self)
  }
}
