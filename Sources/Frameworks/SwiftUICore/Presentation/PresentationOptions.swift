/// The key of the declarations for the presentation around a view.
enum PresentationKey: DeclarationKey {
  typealias Value = PresentationDeclaration
}

/// A declaration of a view for the presentation around it.
struct PresentationDeclaration {
  let change: (inout PresentationOptions, EnvironmentValues) -> Void
  var chooseDetent: ((PresentationDetent) -> Void)?
}

/// The options of a presentation.
package struct PresentationOptions: Equatable, Sendable {
  /// The heights that a person may choose; empty leaves it to the surface.
  package internal(set) var detents: [PresentationDetent] = []
  /// The chosen one, as its index.
  package internal(set) var chosenDetent: Int?
  package internal(set) var dragIndicator = Visibility.automatic
  /// A Boolean value that indicates whether only the app takes it away: Escape, a press beside it and so on
  /// don't.
  package internal(set) var isDismissDisabled = false
  package internal(set) var background: ResolvedStyle?
  package internal(set) var cornerRadius: Double?
  package internal(set) var backgroundInteraction = PresentationBackgroundInteraction.automatic
  package internal(set) var contentInteraction = PresentationContentInteraction.automatic
  /// The way of presenting where there is little room horizontally and vertically.
  package internal(set) var compactAdaptation: [PresentationAdaptation] = []
  package internal(set) var sizing: String?
  package internal(set) var inspectorWidth: ColumnWidth?
}

/// The node that says how a presentation is shown.
struct PresentationOptionsNode: View {
  let declarations: [PresentationDeclaration]
  var body: Never { noBody }
}

extension PresentationOptionsNode: PrimitiveView {
  func build(in context: inout ViewContext) {
    var options = PresentationOptions()
    // The innermost comes first and counts: it is applied last.
    for declaration in declarations.reversed() { declaration.change(&options, context.environment) }
    let detents = options.detents
    let handlers = declarations.lazy.compactMap(\.chooseDetent).first.map { choose in
      [
        NodeHandler.setNumber {
          if let index = Int(exactly: $0), detents.indices.contains(index) { choose(detents[index]) }
        }
      ]
    }
    _ = context.emit(.presentationOptions(options), handlers: handlers ?? [])
  }
}

nonisolated extension View {
  func declarePresentation(
    _ change: @escaping (inout PresentationOptions, EnvironmentValues) -> Void
  ) -> some View {
    declare(PresentationKey.self, PresentationDeclaration(change: change))
  }

  /// The heights that a person may choose for the sheet around.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    OwnDetent(content: self, detents: detents.sorted())
  }

  /// The heights that a person may choose for the sheet around, and which is chosen.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    ChosenDetent(content: self, detents: detents.sorted(), selection: selection)
  }

  /// Sets whether the sheet around shows that it can be dragged.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    declarePresentation { options, _ in options.dragIndicator = visibility }
  }

  /// Sets whether only the app takes away what is presented around.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    declarePresentation { options, _ in options.isDismissDisabled = isDisabled }
  }

  /// Sets the background of the presentation around the view.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    declarePresentation { options, environment in options.background = style.resolved(in: environment) }
  }

  /// The radius of the corners of what is presented around, in points; nil leaves it to the surface.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    declarePresentation { options, _ in options.cornerRadius = cornerRadius.map(Double.init) }
  }

  /// Sets whether the window behind the sheet around can be used.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    declarePresentation { options, _ in options.backgroundInteraction = interaction }
  }

  /// Sets whether dragging the content of the sheet around scrolls or resizes first.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    declarePresentation { options, _ in options.contentInteraction = behavior }
  }

  /// Sets how the presentation around the view is shown where there is little room.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    declarePresentation { options, _ in options.compactAdaptation = [adaptation, adaptation] }
  }

  /// Sets how the presentation around the view is shown where there is little room horizontally, or
  /// vertically.
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    declarePresentation { options, _ in
      options.compactAdaptation = [horizontalAdaptation, verticalAdaptation]
    }
  }

  /// Sets the size of the presentation around the view.
  public func presentationSizing<Sizing: PresentationSizing>(_ sizing: Sizing) -> some View {
    declarePresentation { options, _ in options.sizing = (sizing as? NamedPresentationSizing)?.name }
  }
}

/// A view with the heights of its sheet, which keeps itself which of them a person chose; the least at first.
struct OwnDetent<Content: View> {
  let content: Content
  let detents: [PresentationDetent]
  @State private var chosen: PresentationDetent?

  nonisolated init(content: Content, detents: [PresentationDetent]) {
    self.content = content
    self.detents = detents
  }
}

extension OwnDetent: View {
  var body: some View {
    let (known, state) = (chosen.flatMap { detents.contains($0) ? $0 : nil }, $chosen)
    return ChosenDetent(
      content: content, detents: detents,
      selection: Binding(get: { known ?? detents.first ?? .large }, set: { state.wrappedValue = $0 }))
  }
}

/// A view with the heights of its sheet; it reads the binding where it stands, so that it depends on it.
struct ChosenDetent<Content: View> {
  let content: Content
  let detents: [PresentationDetent]
  let selection: Binding<PresentationDetent>
}

extension ChosenDetent: View {
  var body: some View {
    let (detents, selection, chosen) = (detents, selection, selection.wrappedValue)
    return content.declare(
      PresentationKey.self,
      PresentationDeclaration(
        change: { options, _ in
          options.detents = detents
          options.chosenDetent = detents.firstIndex(of: chosen)
        }, chooseDetent: { selection.wrappedValue = $0 }))
  }
}
