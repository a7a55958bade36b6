/// The content of the bars of a page.
///
/// A type of your own that conforms may hold ``State``, ``Environment`` and other dynamic properties as a
/// view does; its `body` is evaluated on the main actor.
@MainActor @preconcurrency
public protocol ToolbarContent: DynamicProperty {
  /// The type of `body`, inferred from its implementation.
  associatedtype Body: ToolbarContent
  /// The entries.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

/// The content of the bars of a page that a person may arrange. Nobody can arrange them here: they are
/// shown as they are by default.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: DynamicProperty {}
extension Never: CustomizableToolbarContent {}

/// Entries that are known without a `body`.
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
  /// A view without nodes that declares the entries.
  @MainActor var declaring: any View { get }
}

extension ToolbarContent where Body == Never {
  /// The body of the content, which is never called: such content declares its entries itself.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body; put it into toolbar(content:)")
  }
}

extension ToolbarContent {
  /// A view without nodes that declares the entries.
  @MainActor var declaringView: AnyView {
    if let content = self as? any PrimitiveToolbarContent { return AnyView(erasing: content.declaring) }
    return AnyView(ToolbarScope(content: self))
  }
}

/// The body of entries of an app's own type, with its dynamic properties up to date.
struct ToolbarScope<Content: ToolbarContent>: View {
  let content: Content
  var body: some View { content.body.declaringView }
}
