import SwiftUI

/// A screen of what changes how views look once they are drawn.
struct EffectsScreen: View {
  @State private var amount = 0.5

  var body: some View {
    ScrollView {
      Slider(value: $amount, in: 0...1) { Text("Amount") }
        .padding()
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 110), spacing: 16)], spacing: 16) {
        tile("Opacity") { $0.opacity(amount) }
        tile("Blur") { $0.blur(radius: amount * 6) }
        tile("Shadow") { $0.shadow(color: .black.opacity(0.5), radius: amount * 8, x: 2, y: 4) }
        tile("Turned") { $0.rotationEffect(.degrees(amount * 90)) }
        tile("Scaled") { $0.scaleEffect(0.5 + amount / 2) }
        tile("Saturation") { $0.saturation(amount * 2) }
        tile("Brightness") { $0.brightness(amount - 0.5) }
        tile("Contrast") { $0.contrast(amount * 2) }
        tile("Grey") { $0.grayscale(amount) }
        tile("Hue") { $0.hueRotation(.degrees(amount * 360)) }
        tile("Inverted") { $0.colorInvert() }
        tile("Multiplied") { $0.colorMultiply(.yellow) }
        tile("As opacity") { $0.luminanceToAlpha() }
        tile("Blended") { $0.blendMode(.multiply).compositingGroup() }
        tile("As one") { $0.drawingGroup().opacity(amount) }
        tile("Hidden") { $0.hidden() }
        tile("Mirrored") { $0.flipsForRightToLeftLayoutDirection(true) }
      }
      .padding()
    }
  }

  private func tile(_ name: String, effect: (Flower) -> some View) -> some View {
    VStack {
      effect(Flower()).frame(height: 64)
      Text(name).font(.caption)
    }
    .accessibilityElement(children: .combine)
  }
}

/// The picture that the effects are shown on.
private struct Flower: View {
  var body: some View {
    ZStack {
      Circle().fill(.pink.gradient)
      Image(systemName: "camera.macro").foregroundStyle(.white)
    }
    .frame(width: 56, height: 56)
    .accessibilityHidden(true)
  }
}
