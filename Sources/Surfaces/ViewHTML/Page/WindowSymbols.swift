/// The drawings of symbols that a window has, each once.
///
/// They are in an element of no size at the beginning of the document, each in an element of its own, so that
/// a
/// further one is put in like any other element.
struct WindowSymbols {
  private var order: [SymbolDrawing] = []
  private var known: Set<String> = []
  private var sent = 0

  /// The element that holds the drawings.
  static let address = ElementAddress(0, part: "y")

  /// Notes that a drawing is used.
  mutating func add(_ drawing: SymbolDrawing) {
    if known.insert(drawing.identifier).inserted { order.append(drawing) }
  }

  /// The element with all drawings; they count as sent.
  mutating func sheet() -> String {
    sent = order.count
    let all = order.indices.map { element($0) }.joined()
    return
      "<svg id=\(Self.address.identifier) class=\(StyleClass.symbolSheet.rawValue) width=0 height=0 aria-hidden=true>\(all)</svg>"
  }

  /// The steps that put in the drawings that the window hasn't got.
  mutating func takeNew() -> [ViewPatch] {
    defer { sent = order.count }
    return (sent..<order.count).map { index in
      .insert(
        parent: Self.address, after: index == 0 ? nil : ElementAddress(0, part: "y\(index - 1)"),
        html: element(index))
    }
  }

  private func element(_ index: Int) -> String {
    "<svg id=\(ElementAddress(0, part: "y\(index)").identifier)>\(order[index].definition)</svg>"
  }
}
