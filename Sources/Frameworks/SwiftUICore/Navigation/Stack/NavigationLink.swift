/// A control that goes to a page, in the stack around or in the column beside.
///
/// A link with a value puts it on the path, and a ``SwiftUI/View/navigationDestination(for:destination:)``
/// makes the page; in a list that has a selection, inside of a column, it chooses the value. A link with a
/// destination brings its page along. Where nothing takes it, it can't be used.
public struct NavigationLink<Label: View, Destination: View> {
  enum Target {
    case value(AnyHashable?)
    case page(Destination)
    case shown(Destination, Binding<Bool>)
  }

  let target: Target
  let label: Label

  @Environment(\.navigator) private var navigator
  @Environment(\.listSelection) private var list
  @State private var number: Int?

  nonisolated init(target: Target, label: Label) {
    self.target = target
    self.label = label
  }
}

extension NavigationLink.Target: SurelyComparable {
  func isSurelySame(as other: Self) -> Bool {
    // What pages hold is seen when they are made.
    if case (.value(let a), .value(let b)) = (self, other) { a == b } else { false }
  }
}

extension NavigationLink: View {
  @ViewBuilder public var body: some View {
    switch target {
    case .value(let value): ValueLink(value: value, navigator: navigator, list: list, label: label)
    case .page(let page): link(to: page, number: number)
    case .shown(let page, let isActive):
      StackDeclaring(
        content: LinkNode(isActive: isActive.wrappedValue, label: label) { isActive.wrappedValue = true }
          .usable(navigator != nil),
        declaration: .presented(
          PresentedPage(
            id: isActive.wrappedValue ? .type(ObjectIdentifier(Destination.self)) : nil, view: { page },
            dismiss: { isActive.wrappedValue = false }, restore: { isActive.wrappedValue = true })))
    }
  }

  @MainActor private func link(to page: Destination, number: Int?) -> some View {
    let isActive = number != nil && navigator?.activeLink == number
    return StackDeclaring(
      content: LinkNode(isActive: isActive, label: label) {
        guard let navigator else { return }
        let number = number ?? navigator.target.nextLink()
        self.number = number
        navigator.target.activate(number)
      }.usable(navigator != nil),
      declaration: .presented(
        PresentedPage(
          id: isActive ? number.map { .link($0) } : nil, view: { page },
          dismiss: { navigator?.target.activate(nil) },
          restore: { navigator?.target.activate(number) })))
  }
}

/// A link with a value.
struct ValueLink<Label: View>: View {
  let value: AnyHashable?
  let navigator: Navigator?
  let list: ListSelection?
  let label: Label

  var body: some View {
    if let value {
      if let list, navigator?.target.choosesRows ?? true, let isSelected = list.isSelected(value) {
        LinkNode(isActive: isSelected, label: label) { [target = navigator?.target] in
          list.select(value)
          target?.advance()
        }.tag(value)
      } else {
        LinkNode(isActive: navigator?.chosen == value, label: label) { navigator?.target.push(value) }
          .tag(value).usable(navigator?.target.accepts(value) ?? false)
      }
    } else {
      LinkNode(isActive: false, label: label) {}.usable(false)
    }
  }
}

/// The node of a link, in the style of buttons around.
struct LinkNode<Label: View>: View {
  let isActive: Bool
  let label: Label
  let action: @MainActor () -> Void

  init(isActive: Bool, label: Label, action: @escaping @MainActor () -> Void) {
    self.isActive = isActive
    self.label = label
    self.action = action
  }

  var body: Never { noBody }
}

extension LinkNode: PrimitiveView {
  func build(in context: inout ViewContext) {
    let action = ViewAction.perform(action)
    var inner = context.environment
    inner.buttonStyle = nil
    switch context.environment.buttonStyle {
    case nil:
      context.emit(.navigationLink(isActive: isActive), handlers: [.press(action)], child: label)
    case .look(let style):
      let draft = context.emit(.navigationLink(isActive: isActive), handlers: [.press(action)])
      context.add(
        style.look(ButtonStyleConfiguration(role: nil, label: .init(view: label), isPressed: false)),
        to: draft, as: .content, environment: inner)
    case .use(let style):
      context.pass(
        style.look(
          PrimitiveButtonStyleConfiguration(role: nil, label: .init(view: label), action: action)),
        as: .content, environment: inner)
    }
  }
}

extension ButtonStyle {
  @MainActor fileprivate func look(_ configuration: ButtonStyleConfiguration) -> any View {
    makeBody(configuration: configuration)
  }
}

extension PrimitiveButtonStyle {
  @MainActor fileprivate func look(_ configuration: PrimitiveButtonStyleConfiguration) -> any View {
    makeBody(configuration: configuration)
  }
}

nonisolated extension View {
  /// Sets whether controls inside can be used, without a modifier at the nodes.
  func usable(_ isUsable: Bool) -> ModifiedContent<Self, EnvironmentChange> {
    modifier(EnvironmentChange(change: { $0.isEnabled = $0.isEnabled && isUsable }))
  }
}
