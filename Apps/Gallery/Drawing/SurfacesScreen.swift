import SwiftUI

/// A screen of what is behind views, over them, and cut out of them.
struct SurfacesScreen: View {
  @Namespace private var glass

  var body: some View {
    ScrollView {
      VStack(spacing: 24) {
        Text("A background of a view")
          .padding()
          .background { RoundedRectangle(cornerRadius: 12).fill(.mint.opacity(0.3)) }
        Text("A background of a style")
          .padding()
          .background(in: Capsule())
          .backgroundStyle(.orange.opacity(0.3))
        Label("An overlay", systemImage: "bell")
          .padding()
          .background(.quaternary, in: RoundedRectangle(cornerRadius: 12))
          .overlay(alignment: .topTrailing) {
            Circle().fill(.red).frame(width: 12, height: 12).accessibilityHidden(true)
          }
          .overlay(RoundedRectangle(cornerRadius: 12).stroke(.separator))
        ZStack {
          LinearGradient(colors: [.green, .blue], startPoint: .top, endPoint: .bottom)
          VStack(spacing: 12) {
            Text("Thin").padding(8).background(.ultraThinMaterial, in: Capsule())
            Text("Regular").padding(8).background(.regularMaterial, in: Capsule())
            GlassEffectContainer(spacing: 12) {
              HStack {
                Text("Glass").padding(8).glassEffect()
                  .glassEffectID("one", in: glass)
                Text("Tinted glass").padding(8).glassEffect(
                  .regular.tint(.orange).interactive(), in: .capsule
                )
                .glassEffectUnion(id: "two", namespace: glass)
              }
            }
          }
        }
        .frame(height: 180)
        .clipShape(.rect(cornerRadius: 20))
        Rectangle().fill(.teal)
          .frame(height: 48)
          .mask { Text("Cut out of teal").font(.title.bold()) }
          .accessibilityLabel("Cut out of teal")
        Text("Clipped to where it belongs, whatever it is")
          .fixedSize()
          .frame(width: 160)
          .clipped()
          .border(.red, width: 2)
        ContainerRelativeShape()
          .fill(.purple.opacity(0.3))
          .frame(height: 48)
          .padding(8)
          .containerShape(RoundedRectangle(cornerRadius: 20))
          .accessibilityHidden(true)
      }
      .padding()
    }
    .containerBackground(.background, for: .navigation)
  }
}
