/// A picture: from a bundle, by the name of a symbol, or from data.
public struct Image: Equatable, Sendable {
  /// The size of a symbol beside text.
  public enum Scale: Hashable, Sendable {
    case small, medium, large
  }

  /// The way in which an image takes colour.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template, original
  }

  /// The way in which an image fills a larger space.
  public enum ResizingMode: Hashable, Sendable {
    case tile, stretch
  }

  /// The quality with which an image is scaled.
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }

  var content: ImageContent

  init(_ source: ImageContent.Source, label: Text? = nil, isDecorative: Bool = false) {
    content = ImageContent(source: source, label: label, isDecorative: isDecorative)
  }

  /// An image of a bundle, whose name is also what people hear who don't see it.
  public nonisolated init(_ name: String, bundle: Bundle? = nil) {
    self.init(.named(name, bundle: bundle?.bundleURL))
  }

  /// An image of a bundle, with what people hear who don't see it.
  public nonisolated init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.named(name, bundle: bundle?.bundleURL), label: label)
  }

  /// An image of a bundle that says nothing to people who don't see it.
  public nonisolated init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.named(name, bundle: bundle?.bundleURL), isDecorative: true)
  }

  /// Creates an image of a symbol.
  public nonisolated init(systemName: String) { self.init(.symbol(systemName, value: nil)) }

  /// A symbol with a part that shows a value, from 0 to 1.
  public nonisolated init(systemName: String, variableValue: Double?) {
    self.init(.symbol(systemName, value: variableValue))
  }

  /// An image of a bundle with a part that shows a value, from 0 to 1.
  public nonisolated init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(.named(name, bundle: bundle?.bundleURL))
  }

  /// An image file's bytes, as other modules have them.
  package init(data: Data, label: Text? = nil) {
    self.init(.data(data), label: label, isDecorative: label == nil)
  }

  private func with(_ change: (inout ImageContent) -> Void) -> Image {
    var image = self
    change(&image.content)
    return image
  }

  /// The image in whatever size it gets. Insets and tiling aren't shown yet.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image
  {
    with {
      $0.isResizable = true
      $0.isTiled = resizingMode == .tile
    }
  }

  /// The image in its own colours or in the foreground's.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with { $0.renderingMode = renderingMode }
  }

  /// The symbol in one or more colours.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    with { $0.symbolRenderingMode = mode }
  }

  /// The image, scaled as fine as asked for. Surfaces don't use it yet.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    with { $0.interpolation = interpolation }
  }
}

/// The description of an image that surfaces read.
package struct ImageContent: Equatable, Sendable {
  package enum Source: Equatable, Sendable {
    case named(String, bundle: URL?)
    case symbol(String, value: Double?)
    case data(Data)
  }

  package var source: Source
  package var label: Text?
  package var isDecorative = false
  package var isResizable = false
  package var isTiled = false
  package var renderingMode: Image.TemplateRenderingMode?
  package var symbolRenderingMode: SymbolRenderingMode?
  package var interpolation: Image.Interpolation?

  package init(source: Source, label: Text? = nil, isDecorative: Bool = false) {
    self.source = source
    self.label = label
    self.isDecorative = isDecorative
  }

  /// The name that assistive technology speaks, without an environment.
  package var spokenName: String {
    if isDecorative { return "" }
    if let label { return label.string() }
    switch source {
    case .named(let name, _), .symbol(let name, _): return name
    case .data: return ""
    }
  }
}

extension Image: View {
  public typealias Body = Never
  /// The body of the view, which is never called; see ``View``.
  public var body: Never { noBody }
}

extension Image: PrimitiveView {
  package func build(in context: inout ViewContext) {
    let draft = context.emit(.image(content))
    if let label = content.label {
      draft.modifiers.insert(
        .accessibility(.label(label.resolved(in: context.environment).string)), at: 0)
    }
  }
}

/// The mode in which a symbol is coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  package let name: String
  /// A symbol in the foreground's colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// A symbol in its own colours.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// A symbol in levels of the foreground's colour.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// A symbol in the foreground's several colours.
  public static let palette = SymbolRenderingMode(name: "palette")
}

/// Variants of a symbol, such as filled or in a circle.
public struct SymbolVariants: Hashable, Sendable {
  package var names: Set<String>
  /// A symbol without variants, as its name says.
  public static let none = SymbolVariants(names: [])
  /// A symbol in a circle.
  public static let circle = SymbolVariants(names: ["circle"])
  /// A symbol in a square.
  public static let square = SymbolVariants(names: ["square"])
  /// A symbol in a rectangle.
  public static let rectangle = SymbolVariants(names: ["rectangle"])
  /// The filled variant of a symbol.
  public static let fill = SymbolVariants(names: ["fill"])
  /// A symbol with a stroke through it.
  public static let slash = SymbolVariants(names: ["slash"])
  /// The same variants, filled.
  public var fill: SymbolVariants { with("fill") }
  /// The same variants, with a stroke through them.
  public var slash: SymbolVariants { with("slash") }
  /// The same variants, in a circle.
  public var circle: SymbolVariants { with("circle") }
  /// The same variants, in a square.
  public var square: SymbolVariants { with("square") }
  /// Returns whether these include all of `other`.
  public func contains(_ other: SymbolVariants) -> Bool { other.names.isSubset(of: names) }
  private func with(_ name: String) -> SymbolVariants { SymbolVariants(names: names.union([name])) }
}
