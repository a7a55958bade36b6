extension NodeModifier: CustomStringConvertible {
  /// The modifier as it is written, shortened.
  package var description: String {
    switch self {
    case .padding(let edges, let length): "padding(\(edges.names)\(length.map { " \($0)" } ?? ""))"
    case .frame(let width, let height, _): "frame(\(size(width)) x \(size(height)))"
    case .font(let font): "font(\(font?.description ?? "none"))"
    case .fontWeight(let weight): "fontWeight(\(weight.map { "\($0.value)" } ?? "none"))"
    case .textStyle(let attributes): "text(\(attributes.description))"
    case .foregroundStyle(let styles): "foreground(\(styles.map(\.description).joined(separator: ", ")))"
    case .tint(let style): "tint(\(style?.description ?? "none"))"
    case .fill(let kind, let style): "\(kind.name)(\(style.description))"
    case .fillShape(let kind, let style, let shape):
      "\(kind.name)(\(style.description) in \(shape.description))"
    case .layer(let kind, _, let index): "\(kind.name)(layer \(index))"
    case .clip(let shape): "clip(\(shape.description))"
    case .opacity(let share): "opacity(\(share))"
    case .lineLimit(_, let maximum, _): "lineLimit(\(maximum.map { "\($0)" } ?? "none"))"
    case .style(let kind, let name): "\(kind)Style(\(name))"
    case .buttonBorderShape(let shape): "borderShape(\(shape.name))"
    case .controlSize(let size): "controlSize(\(size))"
    case .disabled(let isDisabled): "disabled(\(isDisabled))"
    case .hidden: "hidden"
    case .role(let role): "\(role)"
    case .navigationTitle(let title): "title(\(title.description))"
    case .contentTransition(let transition): "contentTransition(\(transition.name))"
    case .transition(let transition): "transition(\(transition.insertion.joined(separator: " ")))"
    case .accessibility(let change): "accessibility(\(change.description))"
    case .columnWidth(_, let ideal, _): "columnWidth(\(ideal))"
    case .menuIndicator(let visibility): "menuIndicator(\(visibility))"
    case .menuOrder(let order): "menuOrder(\(order.name))"
    case .menuDismissal(let behavior): "menuDismissal(\(behavior.name))"
    default: addedDescription
    }
  }

  private var addedDescription: String {
    switch self {
    case .liveProgress(_, let countsDown): "live(\(countsDown ? "down" : "up"))"
    case .stepperLimits(let up, let down): "limits(\(up ? "" : "top")\(down ? "" : "bottom"))"
    case .expanded(let isExpanded): "expanded(\(isExpanded))"
    case .rowSelection(let isMultiple): "selection(\(isMultiple ? "any" : "one"))"
    case .editing(let isActive): "editing(\(isActive))"
    case .listRowSpacing(let length): "listRowSpacing(\(size(length)))"
    case .headerProminence(let prominence): "headerProminence(\(prominence))"
    case .pinned(let headers, let footers): "pinned(\(headers ? "headers" : "")\(footers ? "footers" : ""))"
    case .scrollIndicators(let visibility, _): "scrollIndicators(\(visibility.name))"
    case .scrollDisabled(let isDisabled): "scrollDisabled(\(isDisabled))"
    case .containerRelativeFrame(_, let count, let span, _, _): "frame(\(span) of \(count))"
    case .blendMode(let mode): "blendMode(\(mode))"
    case .colorEffect(let effect): "\(effect.description)"
    case .glass(let glass, let shape): "glass(\(glass.name) in \(shape.description))"
    case .symbolEffect(let name, let isActive, let count):
      "symbolEffect(\(name) \(isActive ? "on" : "off") \(count))"
    case .surroundings(let surroundings): "\(surroundings.description)"
    case .textInput(let hints): "input(\(hints.description))"
    case .keyboardShortcut(let shortcut): "shortcut(\(shortcut.description))"
    case .sensoryFeedback(let name, let count): "feedback(\(name) \(count))"
    default: String(describing: Mirror(reflecting: self).children.first?.label ?? "modifier")
    }
  }

  private func size(_ length: Double?) -> String { length.map { "\($0)" } ?? "own" }
}

extension LayerKind {
  fileprivate var name: String {
    switch self {
    case .background: "background"
    case .overlay: "overlay"
    case .mask: "mask"
    case .containerBackground(let name): "containerBackground \(name)"
    case .contextMenu: "contextMenu"
    case .swipeActions(let edge, let full): "swipeActions \(edge)" + (full ? " full" : "")
    case .accessibility: "accessibility"
    case .largeContent: "largeContent"
    }
  }
}

extension Edge.Set {
  fileprivate var names: String {
    switch self {
    case .all: "all"
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    default:
      Edge.allCases.filter { contains(Edge.Set($0)) }.map { "\($0)" }.joined(separator: " ")
    }
  }
}

extension AccessibilityChange: CustomStringConvertible {
  /// The change as it is written, shortened.
  package var description: String {
    switch self {
    case .label(let text): "label \(text)"
    case .value(let text): "value \(text)"
    case .hint(let text): "hint \(text)"
    case .identifier(let name): "identifier \(name)"
    case .hidden(let isHidden): "hidden \(isHidden)"
    case .addTraits(let traits): "add \(traits.names.sorted().joined(separator: " "))"
    case .removeTraits(let traits): "remove \(traits.names.sorted().joined(separator: " "))"
    case .children(let behavior): "children \(behavior.name)"
    case .sortPriority(let priority): "priority \(priority)"
    case .inputLabels(let names): "called \(names.joined(separator: ", "))"
    case .heading(let level): "heading \(level)"
    case .customContent(let label, let value, let isImportant):
      "\(isImportant ? "important" : "more") \(label): \(value)"
    case .labeledPair(let number, let isLabel): "\(isLabel ? "label of" : "labelled by") \(number)"
    case .interactive(let isInteractive): "interactive \(isInteractive)"
    case .textContent(let kind): "text of \(kind)"
    case .liveRegion: "live"
    case .largeContent: "large"
    case .represented: "represented"
    }
  }
}

extension Surroundings: CustomStringConvertible {
  /// A shortened text of the value, for outlines.
  package var description: String {
    switch self {
    case .layoutDirection(let direction): "direction(\(direction))"
    case .colorScheme(let scheme): "scheme(\(scheme))"
    case .windowColorScheme(let scheme): "windowScheme(\(scheme))"
    case .dynamicTypeSize(let size): "textSize(\(size))"
    case .language(let identifier): "language(\(identifier))"
    }
  }
}
