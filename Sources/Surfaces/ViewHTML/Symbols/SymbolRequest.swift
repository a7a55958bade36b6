import SwiftUICore

/// A symbol as a view asks for it.
package struct SymbolRequest: Hashable, Sendable {
  /// The platform's name, such as `paperplane.fill`. Any text: what isn't known gets a placeholder.
  package var name: String
  /// The variants that the environment adds to the name.
  package var variants: SymbolVariants
  /// The mode in which the symbol is coloured; nil is the foreground's colour alone.
  package var rendering: SymbolRenderingMode?
  /// The share of the symbol that is shown at full strength, 0...1, where the symbol has levels.
  package var value: Double?

  package init(
    _ name: String, variants: SymbolVariants = .none, rendering: SymbolRenderingMode? = nil,
    value: Double? = nil
  ) {
    self.name = name
    self.variants = variants
    self.rendering = rendering
    self.value = value
  }

  /// Creates the request of an image that shows a symbol, with its own rendering before the environment's;
  /// nil where it shows something else.
  package init?(
    _ image: ImageContent, variants: SymbolVariants = .none, rendering: SymbolRenderingMode? = nil
  ) {
    guard case .symbol(let name, let value) = image.source else { return nil }
    self.init(name, variants: variants, rendering: image.symbolRenderingMode ?? rendering, value: value)
  }
}
