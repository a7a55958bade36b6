/// A reader of symbol names: what the list has, and what the parts of a name add to it.
///
/// The platform's names are words with dots: what is shown, then what it is put into or marked with. The
/// longest beginning that the list has is taken, the rest is composed. `Guide/symbols.md` has the rules.
struct SymbolNames: Sendable {
  let file: SymbolFile
  /// A Boolean value that indicates whether a symbol in a shape or with a badge is always composed, so that
  /// each part can have its colour; else a drawing of the set that shows both comes first.
  var inLayers = false

  /// Longer names, and names of more parts, are unknown. The platform's own stay below 80 characters.
  static let longestName = 128
  static let mostParts = 16

  /// Writing systems for which the platform has forms of a symbol. One form serves all here.
  private static let scripts: Set<Substring> = [
    "ar", "bn", "el", "gu", "he", "hi", "ja", "kn", "ko", "km", "ml", "mni", "mr", "my", "or", "pa", "rtl",
    "ru", "sat", "si", "ta", "te", "th", "zh",
  ]

  private static let marks: Set<Substring> = [
    "checkmark", "xmark", "plus", "minus", "exclamationmark", "questionmark",
  ]

  /// Returns the figure of a name with variants; nil where nothing is known under it.
  func figure(_ name: String, filled: Bool = false) -> SymbolFigure? {
    guard name.utf8.count <= Self.longestName, name.utf8.allSatisfy(Self.isPlain) else { return nil }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= Self.mostParts, !parts.contains("") else { return nil }
    return figure(parts[...], filled: filled)
  }

  /// Small letters, digits and dots: what symbol names consist of, and nothing that markup would obey.
  static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."): true
    default: false
    }
  }

  private func figure(_ parts: ArraySlice<Substring>, filled: Bool) -> SymbolFigure? {
    guard let last = parts.last else { return nil }
    if inLayers, let figure = layeredFigure(parts, filled: filled) { return figure }
    if let icon = icon(parts.joined(separator: "."), filled: filled) { return .icon(icon) }
    let unfilled = parts.filter { $0 != "fill" }
    if unfilled.count < parts.count, let icon = icon(unfilled.joined(separator: "."), filled: true) {
      return .icon(icon)
    }
    let rest = parts.dropLast()
    if rest.isEmpty { return nil }
    if let place = parts.lastIndex(where: { $0 == "badge" || $0 == "trianglebadge" }),
      place > parts.startIndex
    {
      return badged(parts, at: place, filled: filled)
    }
    switch last {
    case "fill": return figure(rest, filled: true)
    case "inverse": return figure(rest, filled: true)
    case "slash": return figure(rest, filled: filled).map { .slashed($0) }
    case _ where Self.scripts.contains(last): return figure(rest, filled: filled)
    default: break
    }
    if let container = container(last), let inner = glyph(rest) ?? figure(rest, filled: true) {
      return .contained(inner, container, filled: filled)
    }
    // person.xmark, wifi.exclamationmark: a mark at the end is a badge too.
    if Self.marks.contains(last), let base = figure(rest, filled: filled) {
      return .badged(base, figure(parts.suffix(1), filled: true))
    }
    // What stands before the word is filled, whatever follows.
    if unfilled.count < parts.count { return figure(unfilled[...], filled: true) }
    return nil
  }

  /// A figure in a shape or with a badge although the list has a drawing of both, with the colours that the
  /// list gives it.
  private func layeredFigure(_ parts: ArraySlice<Substring>, filled: Bool) -> SymbolFigure? {
    let unfilled = parts.filter { $0 != "fill" }
    guard unfilled.count > 1, let last = unfilled.last,
      let icon = icon(unfilled.joined(separator: "."), filled: filled)
    else { return nil }
    let filled = filled || unfilled.count < parts.count
    if let place = unfilled.lastIndex(of: "badge"), place > 0, place < unfilled.count - 1,
      let base = figure(unfilled[..<place], filled: filled),
      let badge = figure(unfilled[(place + 1)...], filled: true)
    {
      return .badged(base, badge)
    }
    guard var container = container(last),
      let inner = glyph(unfilled.dropLast()) ?? figure(unfilled.dropLast(), filled: true)
    else { return nil }
    container.colours = icon.colours
    return .contained(inner, container, filled: filled)
  }

  private func badged(_ parts: ArraySlice<Substring>, at place: Int, filled: Bool) -> SymbolFigure? {
    var badge = parts[(place + 1)...]
    var filled = filled
    if badge.last == "fill" {
      filled = true
      badge = badge.dropLast()
    }
    guard let base = figure(parts[..<place], filled: filled) else { return nil }
    return .badged(base, badge.isEmpty ? nil : figure(badge, filled: true))
  }

  /// The drawing that the list gives a name.
  private func icon(_ name: String, filled: Bool) -> SymbolIcon? {
    guard let fields = file.fields(name, in: .names), fields.count == 2 else { return nil }
    let drawing = fields[0].split(separator: "/")
    guard let key = drawing.first else { return nil }
    var icon = SymbolIcon(drawing: String(key), isFilled: filled || drawing.count > 1)
    for flag in fields[1].split(separator: " ") {
      switch flag {
      case "~": icon.isDirectional = true
      case "%2": icon.isLayered = true
      case "@r90": icon.transform = "rotate(90 128 128)"
      case "@r180": icon.transform = "rotate(180 128 128)"
      case "@r270": icon.transform = "rotate(270 128 128)"
      case "@fx": icon.transform = "matrix(-1 0 0 1 256 0)"
      case "@fy": icon.transform = "matrix(1 0 0 -1 0 256)"
      case _ where flag.hasPrefix("&"): icon.number = String(flag.dropFirst())
      case _ where flag.hasPrefix("#"): icon.colours = flag.dropFirst().split(separator: ",").map(String.init)
      default: break
      }
    }
    return icon
  }

  /// Returns the container that the last part of a name puts the rest into.
  func container(_ part: Substring) -> SymbolContainer? {
    guard let fields = file.fields("@\(part)", in: .names), fields.count == 2 else { return nil }
    let numbers = fields[1].split(separator: " ").compactMap { Double($0) }
    guard numbers.count == 3, (0.1...1).contains(numbers[0]), numbers.allSatisfy({ (0...256).contains($0) })
    else { return nil }
    return SymbolContainer(drawing: fields[0], scale: numbers[0], x: numbers[1], y: numbers[2])
  }

  /// A letter, or a number of one or two digits.
  private func glyph(_ parts: ArraySlice<Substring>) -> SymbolFigure? {
    guard parts.count == 1, let text = parts.first else { return nil }
    let isNumber =
      text.utf8.count <= 2 && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= $0 }
    return isNumber || text.utf8.count == 1 ? .glyph(String(text)) : nil
  }

  /// Returns the figure of a symbol at a variable value; nil where the symbol has no levels.
  func partial(_ figure: SymbolFigure, name: String, value: Double) -> (figure: SymbolFigure, level: Int)? {
    guard case .icon(let whole) = figure else { return nil }
    let base = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
    guard let levels = file.fields("%\(base)", in: .names)?.first?.split(separator: " "), levels.count > 1
    else { return nil }
    // Not a number counts as nothing.
    let share = min(max(value, 0), 1)
    let level = share.isNaN ? 0 : Int((share * Double(levels.count - 1)).rounded(.up))
    var part = whole
    part.drawing = String(levels[level])
    return (.partial(part, of: whole), level)
  }
}
