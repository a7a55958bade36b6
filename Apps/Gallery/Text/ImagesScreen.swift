import SwiftUI

/// Images of data and of addresses, and how they fill their place.
struct ImagesScreen: View {
  var body: some View {
    Form {
      Section("Fitting") {
        HStack(spacing: 16) {
          tile("Fit") { Image(decorative: "leaf", bundle: .module).resizable().scaledToFit() }
          tile("Fill") { Image(decorative: "leaf", bundle: .module).resizable().scaledToFill() }
          tile("2 : 1") {
            Image(decorative: "leaf", bundle: .module).resizable().aspectRatio(2, contentMode: .fit)
          }
        }
        Image("leaf", bundle: .module, label: Text("A leaf"))
          .interpolation(.high)
          .antialiased(true)
          .clipShape(Circle())
      }
      Section("As a template") {
        Image("leaf", bundle: .module, label: Text("A leaf as a stencil"))
          .renderingMode(.template)
          .foregroundStyle(.teal)
      }
      Section("From an address") {
        AsyncImage(url: Web.picture) { phase in
          switch phase {
          case .empty: ProgressView()
          case .success(let image): image.resizable().scaledToFit()
          case .failure: Label("The picture can't be had", systemImage: "photo")
          @unknown default: EmptyView()
          }
        }
      }
    }
  }

  private func tile(_ name: String, @ViewBuilder image: () -> some View) -> some View {
    VStack {
      image()
        .frame(width: 72, height: 72)
        .clipped()
        .border(.separator)
      Text(name).font(.caption)
    }
  }
}
