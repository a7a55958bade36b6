extension ViewNode {
  /// The tree as text: a line for each node with its kind, text and modifiers, indented by depth; for people
  /// who read tests and logs, and for terminals. Has no call stack in the depth of the tree.
  package var outline: String { [self].outline }

  /// The node's own line.
  package var line: String {
    var parts = [content.description]
    for modifier in modifiers { parts.append(".\(modifier.description)") }
    if let press = handlers.lazy.compactMap({ $0.payloadName }).first { parts.append("-> \(press)") }
    if !isEnabled { parts.append("(disabled)") }
    return parts.joined(separator: " ")
  }
}

extension [ViewNode] {
  /// The trees as text, one after another.
  package var outline: String {
    var lines: [String] = []
    var stack: [(node: ViewNode?, text: String, depth: Int)] = reversed().map { ($0, "", 0) }
    while let (node, text, depth) = stack.popLast() {
      let indent = String(repeating: "  ", count: depth)
      guard let node else {
        lines.append(indent + text)
        continue
      }
      lines.append(indent + node.line)
      stack.append(contentsOf: node.children.reversed().map { ($0, "", depth + 1) })
      for (index, layer) in node.layers.enumerated().reversed() {
        stack.append(contentsOf: layer.reversed().map { ($0, "", depth + 2) })
        stack.append((nil, "layer \(index):", depth + 1))
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension NodeHandler {
  fileprivate var payloadName: String? {
    if case .press(.payload(let payload)) = self { return "\(type(of: payload))" }
    return nil
  }
}

extension ResolvedText: CustomStringConvertible {
  /// The text in quotation marks, a run with a look of its own followed by it.
  package var description: String {
    if runs.isEmpty { return "\"\"" }
    return runs.map { run in
      let look = run.attributes.description
      let link = run.link.map { " -> \($0.absoluteString)" } ?? ""
      return "\"\(run.text)\"" + (look.isEmpty ? "" : "{\(look)}") + link
    }.joined(separator: " + ")
  }
}

extension NodeContent: CustomStringConvertible {
  /// The kind, and what is special about this node.
  package var description: String {
    switch self {
    case .text(let text): "text \(text)"
    case .image(let image): "image \(image.source.name)" + (image.isDecorative ? " decorative" : "")
    case .button(let role): "button" + (role.map { " \($0.name)" } ?? "")
    case .toggle(let isOn): "toggle \(isOn ? "on" : "off")"
    case .textField(let text, let prompt, _, let isSecure):
      (isSecure ? "secure field" : "field \"\(text)\"") + (prompt.map { " prompt \($0)" } ?? "")
    case .textEditor(let text): "editor \"\(text)\""
    case .slider(let value, let minimum, let maximum, _): "slider \(value) of \(minimum)...\(maximum)"
    case .progress(let fraction): "progress" + (fraction.map { " \($0)" } ?? "")
    case .gauge(let fraction): "gauge \(fraction)"
    case .link(let url): "link \(url.absoluteString)"
    case .hstack(let alignment, let spacing): "hstack \(alignment.name)" + length(spacing)
    case .vstack(let alignment, let spacing): "vstack \(alignment.name)" + length(spacing)
    case .zstack(let alignment): "zstack \(alignment.horizontal.name) \(alignment.vertical.name)"
    case .shape(let shape): "shape \(shape.description)"
    case .fill(let style): "fill \(style.description)"
    case .spacer: "spacer"
    case .grid: "grid"
    case .gridRow: "row"
    case .lazyGrid(let axis, let items, _, _):
      "grid of \(items.count) \(axis == .vertical ? "columns" : "rows")"
    case .scroll: "scroll"
    case .datePicker(let content): "date \(content.description)"
    case .multiDatePicker(let content): "dates \(content.selection.count)"
    case .colorPicker(let color, _): "color \(color.description)"
    case .firstThatFits: "fits"
    case .inset(let edge, _, _, let isBar): "\(isBar ? "bar" : "inset") \(edge)"
    case .table(let headings): "table of \(headings.map(\.title.string).joined(separator: ", "))"
    default: navigationDescription ?? "\(self.caseName)"
    }
  }

  private func length(_ length: Double?) -> String { length.map { " \($0)" } ?? "" }

  private var caseName: String {
    switch self {
    case .label: "label"
    case .labeledContent: "labeled"
    case .picker: "picker"
    case .stepper: "stepper"
    case .divider: "divider"
    case .list: "list"
    case .section: "section"
    case .form: "form"
    case .groupBox: "box"
    case .geometry: "geometry"
    case .shareLink: "share"
    default: "node"
    }
  }
}

extension ImageContent.Source {
  /// The image's name, or how many bytes it has.
  package var name: String {
    switch self {
    case .named(let name, _): name
    case .symbol(let name, _): "symbol \(name)"
    case .data(let data): "\(data.count) bytes"
    }
  }
}

extension ShapeContent: CustomStringConvertible {
  /// The kind, and how it is drawn.
  package var description: String {
    let name =
      switch kind {
      case .rectangle: "rectangle"
      case .roundedRectangle(let width, _, _): "rounded \(width)"
      case .unevenRoundedRectangle: "uneven"
      case .containerRelative: "container"
      case .circle: "circle"
      case .ellipse: "ellipse"
      case .capsule: "capsule"
      case .path(let path): "path of \(path.elements.count)"
      }
    let fill = fill.map { " fill \($0.description)" } ?? ""
    let stroke = stroke.map { " stroke \($0.description) \(Double(strokeStyle?.lineWidth ?? 1))" } ?? ""
    return name + (inset == 0 ? "" : " inset \(inset)") + fill + stroke
  }
}

extension ResolvedStyle: CustomStringConvertible {
  /// The style's name or colour.
  package var description: String {
    switch self {
    case .color(let color): color.description
    case .hierarchical(let level):
      ["primary", "secondary", "tertiary", "quaternary"][level, default: "quinary"]
    case .material(let name): "material \(name)"
    case .gradient(let gradient):
      "gradient " + gradient.gradient.stops.map(\.color.description).joined(separator: " to ")
    case .opacity(let style, let share): "\(style.description) at \(share)"
    case .level(let style, let level):
      "\(ResolvedStyle.hierarchical(level).description) \(style.description)"
    case .tint: "tint"
    case .foreground: "foreground"
    case .background: "background"
    case .separator: "separator"
    case .selection: "selection"
    case .link: "link"
    case .placeholder: "placeholder"
    case .fill: "fill"
    case .windowBackground: "windowBackground"
    }
  }
}

extension [String] {
  fileprivate subscript(index: Int, default other: String) -> String {
    indices.contains(index) ? self[index] : other
  }
}
