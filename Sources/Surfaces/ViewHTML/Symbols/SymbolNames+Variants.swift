import SwiftUICore

extension SymbolNames {
  /// A name with the variants that the environment asks for, in the order of the platform's names.
  ///
  /// What the name has already isn't added: a symbol stands in one shape, and is filled or struck through
  /// once.
  func name(_ name: String, with variants: SymbolVariants) -> String {
    guard variants != .none, name.utf8.count <= Self.longestName else { return name }
    var parts = name.split(separator: ".", omittingEmptySubsequences: false)
    var filled = variants.contains(.fill)
    if parts.last == "fill" {
      filled = true
      parts.removeLast()
    }
    // The name of a bare shape, such as a circle, is no shape around something.
    let isInShape = parts.count > 1 && parts.last.flatMap(container) != nil
    if variants.contains(.slash), !parts.contains("slash") {
      parts.insert("slash", at: isInShape ? parts.endIndex - 1 : parts.endIndex)
    }
    if !isInShape, parts.count > 0 {
      let shapes: [(SymbolVariants, Substring)] = [
        (.circle, "circle"), (.square, "square"), (.rectangle, "rectangle"),
      ]
      if let shape = shapes.first(where: { variants.contains($0.0) && $0.1 != parts[0] }) {
        parts.append(shape.1)
      }
    }
    if filled { parts.append("fill") }
    return parts.joined(separator: ".")
  }
}
