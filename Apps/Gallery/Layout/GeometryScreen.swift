import SwiftUI

/// A screen of how large views are, once that is known.
struct GeometryScreen: View {
  @State private var width = 0.0
  @State private var padding = 0.0

  var body: some View {
    Form {
      Section("Proportions of what is offered") {
        GeometryReader { geometry in
          HStack(spacing: 0) {
            Color.green.frame(width: geometry.size.width * 0.25)
            Color.orange
          }
        }
        .frame(height: 40)
        .accessibilityHidden(true)
      }
      Section("Told when it changes") {
        Slider(value: $padding, in: 0...80, step: 10) { Text("Padding") }
        Text("Measured")
          .frame(maxWidth: .infinity)
          .padding(.vertical, 12)
          .background(.teal.opacity(0.3))
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            width = Double($0)
          }
          .padding(.horizontal, CGFloat(padding))
          .coordinateSpace(.named("card"))
          .geometryGroup()
        Text("\(Int(width)) points wide").accessibilityIdentifier("width")
      }
      Section("Edges") {
        Text("To the edge of the window")
          .frame(maxWidth: .infinity)
          .background(.quaternary, ignoresSafeAreaEdges: .horizontal)
        Color.purple.frame(height: 8).ignoresSafeArea(edges: .horizontal)
      }
    }
  }
}
