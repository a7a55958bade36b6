import SwiftUI

/// A screen of what goes to other programs, and comes from them.
struct ExchangeScreen: View {
  @State private var basket: [String] = ["Basil"]
  @State private var isTargeted = false

  var body: some View {
    Form {
      Section("Share") {
        ShareLink(item: Web.garden)
        ShareLink("A sentence", item: "The beans are ripe.", subject: Text("Garden"), message: Text("Come!"))
        ShareLink(item: "Basil", preview: SharePreview("Basil")) {
          Label("With a preview", systemImage: "square.and.arrow.up")
        }
      }
      Section("Drag") {
        ForEach(["Mint", "Sage"], id: \.self) { name in
          Label(name, systemImage: "leaf").draggable(name)
        }
        Label("With a picture", systemImage: "leaf")
          .draggable("Thyme") { Text("Thyme").padding().background(.thinMaterial) }
      }
      Section {
        ForEach(basket, id: \.self) { Text($0) }
        Text(isTargeted ? "Let go" : "Drop words here")
          .frame(maxWidth: .infinity, minHeight: 60)
          .background(isTargeted ? .green.opacity(0.3) : .gray.opacity(0.1), in: .rect(cornerRadius: 12))
          .dropDestination(for: String.self) { words, _ in
            basket += words
            return !words.isEmpty
          } isTargeted: {
            isTargeted = $0
          }
      } header: {
        Text("Drop")
      }
      Section("Copy and paste") {
        PasteButton(payloadType: String.self) { words in basket += words }
        #if os(macOS) || os(Linux)
          Text("Copy me by key").focusable().copyable(basket)
          Text("Cut me by key").focusable()
            .cuttable(for: String.self) {
              defer { basket = [] }
              return basket
            }
          Text("Paste on me by key").focusable()
            .pasteDestination(for: String.self) { basket += $0 }
        #endif
      }
    }
  }
}
