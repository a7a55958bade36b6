/// A painter that turns a figure into the markup of its drawing.
///
/// The markup is made of path data that the file holds and of numbers; no part of a name reaches it but the
/// identifier, which consists of small letters, digits, dots and hyphens.
struct SymbolPainter {
  /// The inks of a drawing: the colours that it is painted in.
  enum Inks: Equatable {
    /// All in the foreground's.
    case single
    /// The second layer in `--s2` at the strength `--o2`.
    case layered
    /// The layers in colours of their own.
    case own([String])
    /// Black, to be cut out of something.
    case cut
  }

  let file: SymbolFile
  /// The identifier of the drawing, which names its masks.
  let identifier: String
  private var inks: Inks
  private var masks = 0
  private(set) var markup = ""

  init(file: SymbolFile, identifier: String, inks: Inks) {
    self.file = file
    self.identifier = identifier
    self.inks = inks
  }

  /// Adds a figure in one of the layers: 1 is what is meant, 2 what it stands in or on.
  mutating func paint(_ figure: SymbolFigure, layer: Int = 1) {
    switch figure {
    case .icon(let icon): paint(icon, layer: layer)
    case .glyph(let text): paint(glyph: text, layer: layer)
    case .contained(let inner, let container, let filled):
      paint(inner, in: container, filled: filled, layer: layer)
    case .slashed(let inner):
      group("mask=\"url(#\(mask("<path stroke-width=\"56\" d=\"\(Self.slash)\"/>")))\"") {
        $0.paint(inner, layer: $0.inks == .layered ? 2 : layer)
      }
      stroke(Self.slash, layer: layer)
    case .badged(let inner, let badge): paint(inner, badge: badge, layer: layer)
    case .partial(let part, let whole):
      group("opacity=\"var(--o2,.3)\"") { $0.paint(whole, layer: layer) }
      paint(part, layer: layer)
    }
  }

  // From corner to corner of the set's live area, as its own strokes run.
  private static let slash = "M48,40L208,216"
  // The whole grid with a margin, for lines that end at its edge.
  private static let everything = "<path fill=\"#fff\" stroke=\"none\" d=\"M-32-32h320v320h-320z\"/>"

  private mutating func paint(_ icon: SymbolIcon, layer: Int) {
    guard let paths = file.paths(of: icon.drawing) else { return }
    let hasFilled = !paths[2].isEmpty || !paths[3].isEmpty
    let (strokes, solids) = icon.isFilled && hasFilled ? (paths[2], paths[3]) : (paths[0], paths[1])
    let draw = { (painter: inout SymbolPainter) in
      if icon.isLayered, icon.isFilled, !paths[4].isEmpty, painter.inks != .single, painter.inks != .cut {
        painter.solid(paths[4], layer: 2)
        painter.stroke(paths[0], layer: layer)
        painter.solid(paths[1], layer: layer)
        return
      }
      painter.stroke(strokes, layer: layer)
      painter.solid(solids, layer: layer)
    }
    if let transform = icon.transform { group("transform=\"\(transform)\"", draw) } else { draw(&self) }
    if let number = icon.number {
      paint(.glyph(number), in: SymbolContainer(drawing: "", scale: 0.42, x: 128, y: 132))
    }
  }

  /// Letters and digits, two of them side by side in the room of one and a half.
  private mutating func paint(glyph text: String, layer: Int) {
    let characters = Array(text)
    for (place, character) in characters.enumerated() {
      guard let path = file.paths(of: "glyph-\(character)")?.first else { continue }
      guard characters.count > 1 else {
        stroke(path, layer: layer)
        continue
      }
      group("transform=\"translate(\(place == 0 ? -60 : 60) 0)\"") { $0.stroke(path, layer: layer) }
    }
  }

  private mutating func paint(
    _ inner: SymbolFigure, in container: SymbolContainer, filled: Bool, layer: Int
  ) {
    let outside = SymbolIcon(drawing: container.drawing, isFilled: filled)
    let isFlat = inks == .single || inks == .cut || inks == .own([])
    if filled, isFlat {
      cutOut(inner, in: container) { $0.paint(outside, layer: layer) }
    } else if !filled, case .own(let colours) = inks {
      // The inner colour is chosen to stand on the outer one, which an outline doesn't have.
      with(.own(colours.last.map { [$0] } ?? [])) {
        $0.paint(outside, layer: layer)
        $0.paint(inner, in: container)
      }
    } else {
      paint(outside, layer: isFlat ? layer : 2)
      paint(inner, in: container)
    }
  }

  private mutating func paint(_ inner: SymbolFigure, in container: SymbolContainer) {
    let scale = container.scale
    let (x, y) = (container.x - 128 * scale, container.y - 128 * scale)
    // Thin lines would vanish in a small figure: they keep most of their width.
    let matrix = [scale, 0, 0, scale, x, y].map(Self.number).joined(separator: " ")
    group(
      "transform=\"matrix(\(matrix))\" stroke-width=\"calc(var(--sw,16px)*\(Self.number(0.85 / scale)))\""
    ) {
      $0.paint(inner, layer: 1)
    }
  }

  private mutating func paint(_ inner: SymbolFigure, badge: SymbolFigure?, layer: Int) {
    let (x, y, radius) = badge == nil ? (196, 60, 40) : (192, 192, 56)
    let hole = "<path fill=\"#000\" stroke=\"none\" d=\"\(Self.disc(x, y, radius + 18))\"/>"
    group("mask=\"url(#\(mask(hole)))\"") { $0.paint(inner, layer: $0.inks == .layered ? 2 : layer) }
    var inks = inks
    if case .own = inks { inks = .own([Self.colour(of: badge)]) }
    with(inks) { painter in
      guard let badge else { return painter.solid(Self.disc(x, y, radius), layer: layer) }
      let place = SymbolContainer(drawing: "", scale: 0.34, x: Double(x), y: Double(y))
      painter.cutOut(badge, in: place) { $0.solid(Self.disc(x, y, radius), layer: layer) }
    }
  }

  /// Draws with other inks.
  private mutating func with(_ other: Inks, _ draw: (inout SymbolPainter) -> Void) {
    let before = inks
    inks = other
    draw(&self)
    inks = before
  }

  /// Draws something with a hole in the form of a figure.
  private mutating func cutOut(
    _ figure: SymbolFigure, in container: SymbolContainer, _ draw: (inout SymbolPainter) -> Void
  ) {
    var cutter = SymbolPainter(file: file, identifier: "\(identifier)-\(masks)", inks: .cut)
    cutter.paint(figure, in: container)
    group("mask=\"url(#\(mask(cutter.markup)))\"", draw)
  }

  /// Returns the colour of a badge, by its meaning: something is added or done, or it is missing, wrong or
  /// new.
  private static func colour(of badge: SymbolFigure?) -> String {
    guard let badge else { return "red" }
    guard case .icon(let icon) = badge else { return "currentColor" }
    switch icon.drawing {
    case "plus", "check": return "green"
    case "minus", "x": return "red"
    case "exclamation-mark": return "yellow"
    default: return "currentColor"
    }
  }

  private static func disc(_ x: Int, _ y: Int, _ r: Int) -> String {
    "M\(x - r),\(y)a\(r),\(r),0,1,0,\(2 * r),0a\(r),\(r),0,1,0,-\(2 * r),0z"
  }

  /// A number with two decimals at most.
  private static func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  // Elements

  /// Adds a mask that lets everything through but what the markup shows in black; tells its identifier.
  private mutating func mask(_ cut: String) -> String {
    let name = "\(identifier)-\(masks)m"
    masks += 1
    // In numbers, since shares would be of the sheet that holds the definition, which has no size.
    let room = "maskUnits=\"userSpaceOnUse\" x=\"-32\" y=\"-32\" width=\"320\" height=\"320\""
    markup += "<mask id=\"\(name)\" \(room)>\(Self.everything)"
    markup += "<g stroke=\"#000\">\(cut)</g></mask>"
    return name
  }

  private mutating func group(_ attributes: String, _ draw: (inout SymbolPainter) -> Void) {
    markup += "<g \(attributes)>"
    draw(&self)
    markup += "</g>"
  }

  private mutating func stroke(_ path: String, layer: Int) {
    guard !path.isEmpty else { return }
    let ink = ink(layer)
    // The foreground's colour is inherited, and black from the mask's group.
    let colour = ink == "currentColor" || inks == .cut ? "" : " stroke=\"\(ink)\""
    markup += "<path\(colour)\(strength(layer, ".5")) d=\"\(path)\"/>"
  }

  private mutating func solid(_ path: String, layer: Int) {
    guard !path.isEmpty else { return }
    markup += "<path fill=\"\(ink(layer))\" stroke=\"none\"\(strength(layer, ".3")) d=\"\(path)\"/>"
  }

  private func ink(_ layer: Int) -> String {
    switch inks {
    case .single: "currentColor"
    case .layered: layer == 1 ? "currentColor" : "var(--s2,currentColor)"
    case .own(let colours):
      Self.colour(colours.indices.contains(layer - 1) ? colours[layer - 1] : colours.last)
    case .cut: "#000"
    }
  }

  /// Areas are fainter than lines, as they show more of their colour.
  private func strength(_ layer: Int, _ share: String) -> String {
    inks == .layered && layer > 1 ? " opacity=\"var(--o2,\(share))\"" : ""
  }

  /// The platforms' system colours, which a style sheet may change under these names.
  private static func colour(_ name: String?) -> String {
    switch name {
    case "red": "var(--s-red,#ff3b30)"
    case "orange": "var(--s-orange,#ff9500)"
    case "yellow": "var(--s-yellow,#fc0)"
    case "green": "var(--s-green,#34c759)"
    case "blue": "var(--s-blue,#007aff)"
    case "white": "#fff"
    case "black": "#000"
    default: "currentColor"
    }
  }
}
