import SwiftUICore

/// The columns or rows of a grid that is filled in order.
struct LazyGridCSS {
  private(set) var css = Declarations()

  init(_ axis: Axis, _ items: [GridItem], _ alignment: Alignment, _ spacing: Double?) {
    // One kind of tracks may repeat itself; the web takes no second.
    var repeats = false
    let tracks = items.prefix(256).map { item -> String in
      switch item.size {
      case .fixed(let length): return Number.length(max(0, Double(length)))
      case .flexible(let minimum, let maximum):
        let most = maximum.isFinite ? Number.length(max(0, Double(maximum))) : "1fr"
        return "minmax(\(Number.length(max(0, Double(minimum)))),\(most))"
      case .adaptive(let minimum, let maximum):
        let least = "min(100%,\(Number.length(max(1, Double(minimum)))))"
        let most = maximum.isFinite ? Number.length(max(1, Double(maximum))) : "1fr"
        if repeats { return "minmax(\(least),\(most))" }
        repeats = true
        return "repeat(auto-fill,minmax(\(least),\(most)))"
      }
    }
    let template = tracks.isEmpty ? "1fr" : tracks.joined(separator: " ")
    let between = items.compactMap(\.spacing).first.map { Double($0) }
    if axis == .vertical {
      css["grid-template-columns"] = template
    } else {
      css["grid-template-rows"] = template
      css["grid-auto-flow"] = "column"
    }
    let place = items.compactMap(\.alignment).first ?? alignment
    if place != .center { css["place-items"] = place.placeItems }
    if spacing != nil || between != nil {
      let (lines, tracks) = (Number.length(max(0, spacing ?? 8)), Number.length(max(0, between ?? 8)))
      css["gap"] = axis == .vertical ? lines + " " + tracks : tracks + " " + lines
    }
  }
}
