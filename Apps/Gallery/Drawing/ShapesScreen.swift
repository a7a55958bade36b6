import SwiftUI

/// Shapes, filled, stroked, trimmed, and drawn by hand.
struct ShapesScreen: View {
  @State private var part = 0.75

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 120), spacing: 16)], spacing: 16) {
        tile("Rectangle") { Rectangle().fill(.red) }
        tile("Rounded") { RoundedRectangle(cornerRadius: 16).fill(.orange) }
        tile("Uneven") {
          UnevenRoundedRectangle(topLeadingRadius: 32, bottomTrailingRadius: 32).fill(.yellow)
        }
        tile("Circle") { Circle().fill(.green) }
        tile("Ellipse") { Ellipse().fill(.mint) }
        tile("Capsule") { Capsule().fill(.teal) }
        tile("Container") { ContainerRelativeShape().fill(.cyan) }
        tile("Border") { Circle().strokeBorder(.blue, lineWidth: 8) }
        tile("Dashes") {
          RoundedRectangle(cornerRadius: 16)
            .stroke(.indigo, style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [10, 6]))
        }
        tile("Moon") { Circle().fill(.purple).overlay { Circle().fill(.background).scaleEffect(part) } }
        tile("Inset") { Capsule().inset(by: 12).fill(.pink) }
        tile("Leaf") { Leaf().fill(.green).overlay { Leaf().stroke(.primary, lineWidth: 1) } }
        tile("Any") { AnyShape(Capsule()).fill(.secondary) }
      }
      .padding()
      Slider(value: $part, in: 0...1) { Text("How much of the moon is dark") }.padding()
    }
  }

  private func tile(_ name: String, @ViewBuilder shape: () -> some View) -> some View {
    VStack {
      shape().frame(height: 80).accessibilityHidden(true)
      Text(name).font(.caption)
    }
  }
}

/// Two arcs that meet at both ends.
private struct Leaf: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.addQuadCurve(
      to: CGPoint(x: rect.maxX, y: rect.minY), control: CGPoint(x: rect.minX, y: rect.minY))
    path.addQuadCurve(
      to: CGPoint(x: rect.minX, y: rect.maxY), control: CGPoint(x: rect.maxX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}
