/// The description of something shown over the window that surfaces read.
package struct PresentationContent: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// A sheet over the window, which can't be used meanwhile.
    case sheet
    /// A cover that is shown instead of the window's content.
    case fullScreenCover
    /// A popover beside the node before it; the window can be used, and that closes it.
    case popover(attachment: PopoverAttachmentAnchor, arrowEdge: Edge?)
    /// A question over everything, which has to be answered.
    case alert
    /// A choice of actions.
    case confirmationDialog
    /// A column beside the content, at its trailing side; nothing is covered.
    case inspector
  }

  package let kind: Kind
  /// The question of an alert or a dialog, and its name for assistive technology.
  package var title: ResolvedText?
  /// The visibility of the title.
  package var titleVisibility = Visibility.automatic

  /// A Boolean value that indicates whether the window around can't be used meanwhile.
  package var isModal: Bool {
    switch kind {
    case .popover, .inspector: false
    case .sheet, .fullScreenCover, .alert, .confirmationDialog: true
    }
  }
}

/// The point of a view that a popover belongs to.
public enum PopoverAttachmentAnchor: Equatable, Sendable {
  /// A rectangle in the view.
  case rect(Anchor<CGRect>.Source)
  /// A point in the view.
  case point(UnitPoint)
}

/// A place that is known when views are laid out.
public struct Anchor<Value> {
  /// The source of a place.
  public struct Source: Sendable {
    package enum Place: Equatable, Sendable {
      case bounds
      case rect(CGRect)
    }
    package let place: Place
  }
}

extension Anchor.Source: Equatable where Value: Equatable {}

extension Anchor.Source where Value == CGRect {
  /// A rectangle in points, from the view's upper leading corner.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source { .init(place: .rect(r)) }
  /// The whole view as the source.
  public static var bounds: Anchor<CGRect>.Source { .init(place: .bounds) }
}

/// The content that is shown over the window.
struct Presented {
  let kind: PresentationContent.Kind
  var title: Text?
  var titleVisibility = Visibility.automatic
  /// The identity of the content: another one is other content.
  var id: AnyHashable = true
  /// Makes the content, only while it is shown.
  let content: () -> any View
  /// The closure that takes the content away.
  let dismiss: () -> Void
  /// Runs after it has gone, whoever took it away.
  var onDismiss: (() -> Void)?
}

/// A view with something shown over the window: the view's own nodes, then the presentation's.
struct PresentingView<Content: View> {
  let content: Content
  /// Returns what is shown now; nil for nothing. Called where the view stands, so that the view depends on
  /// what it reads.
  let presented: () -> Presented?

  @State private var target = DismissTarget()

  nonisolated init(content: Content, presented: @escaping () -> Presented?) {
    self.content = content
    self.presented = presented
  }
}

extension PresentingView: View {
  @ViewBuilder var body: some View {
    content
    if let presented = presented() {
      DetachedPresentation(presented: presented, target: target).id(presented.id)
    }
  }
}

/// A presentation that gets nothing of what modifiers put on the view that presents it.
private struct DetachedPresentation: View {
  let presented: Presented
  let target: DismissTarget
  var body: Never { noBody }
}

extension DetachedPresentation: PrimitiveView {
  func build(in context: inout ViewContext) {
    var environment = context.environment
    target.action = presented.dismiss
    environment.dismissBy(target)
    environment.navigator = nil
    environment.listSelection = nil
    environment.hasPage = false
    environment.isOnChosenTab = true
    environment.isSearching = false
    context.passDetached(
      PresentationNode(presented: presented), as: .content, environment: environment)
  }
}

/// The node of a presentation.
private struct PresentationNode: View {
  let presented: Presented
  var body: Never { noBody }
}

extension PresentationNode: PrimitiveView {
  func build(in context: inout ViewContext) {
    var content = PresentationContent(kind: presented.kind)
    content.title = presented.title?.resolved(in: context.environment)
    content.titleVisibility = presented.titleVisibility
    var handlers = [NodeHandler.dismiss(MainActorAction(presented.dismiss).run)]
    if let onDismiss = presented.onDismiss { handlers.append(.disappear(MainActorAction(onDismiss).run)) }
    context.emit(
      .presentation(content), handlers: handlers,
      child: PresentationSurround(content: AnyView(erasing: presented.content())))
  }
}

/// The content that is shown over the window, with its options and its bars.
private struct PresentationSurround: View {
  let content: AnyView

  var body: some View {
    DeclarationReader(
      PresentationKey.self, place: .before,
      content: PageSurround(content: content, back: nil, showsTitle: true)
    ) { declarations in
      if !declarations.isEmpty { PresentationOptionsNode(declarations: declarations) }
    }
  }
}
