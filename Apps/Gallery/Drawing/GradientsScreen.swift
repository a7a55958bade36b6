import SwiftUI

/// Colours, gradients and materials.
struct GradientsScreen: View {
  private static let colors: [(String, Color)] = [
    ("Red", .red), ("Orange", .orange), ("Yellow", .yellow), ("Green", .green), ("Mint", .mint),
    ("Teal", .teal), ("Cyan", .cyan), ("Blue", .blue), ("Indigo", .indigo), ("Purple", .purple),
    ("Pink", .pink), ("Brown", .brown), ("Gray", .gray),
  ]
  private static let gradient = Gradient(colors: [.yellow, .orange, .red])

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        GroupBox("Colours") {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
            ForEach(Self.colors, id: \.0) { name, color in
              tile(name) { color }
            }
            tile("Of parts") { Color(red: 0.3, green: 0.6, blue: 0.2) }
            tile("Of a hue") { Color(hue: 0.8, saturation: 0.5, brightness: 0.9) }
            tile("Its gradient") { Rectangle().fill(Color.blue.gradient) }
          }
        }
        GroupBox("Gradients") {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))]) {
            tile("Linear") {
              LinearGradient(gradient: Self.gradient, startPoint: .leading, endPoint: .trailing)
            }
            tile("Radial") {
              RadialGradient(gradient: Self.gradient, center: .center, startRadius: 4, endRadius: 60)
            }
            tile("Angular") { AngularGradient(gradient: Self.gradient, center: .center) }
          }
        }
        GroupBox("Levels of the foreground") {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 96))], alignment: .leading) {
            Text("Primary").foregroundStyle(.primary)
            Text("Secondary").foregroundStyle(.secondary)
            Text("Tertiary").foregroundStyle(.tertiary)
            Text("Quaternary").foregroundStyle(.quaternary)
            Text("Tint").foregroundStyle(.tint)
            Text("Link").foregroundStyle(.link)
          }
        }
        GroupBox("Any of them") {
          Text("Either one or the other")
            .foregroundStyle(AnyShapeStyle(Self.gradient))
          Text("Chosen").background(.selection)
          Text("The window's").background(.windowBackground)
          Text("Dimmed").foregroundStyle(.foreground.opacity(0.5))
        }
      }
      .padding()
    }
  }

  private func tile(_ name: String, @ViewBuilder content: () -> some View) -> some View {
    VStack {
      content().frame(height: 44).clipShape(RoundedRectangle(cornerRadius: 8)).accessibilityHidden(true)
      Text(name).font(.caption)
    }
  }
}
