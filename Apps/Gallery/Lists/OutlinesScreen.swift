import SwiftUI

/// Things in things: what can be opened and closed.
struct OutlinesScreen: View {
  @State private var isOpen = true
  @State private var isShown = true

  var body: some View {
    List {
      Section("Groups") {
        DisclosureGroup("Tools") {
          Text("Rake")
          Text("Spade")
        }
        DisclosureGroup("Open at first", isExpanded: $isOpen) {
          Text("Watering can")
        }
        Text(isOpen ? "It is open." : "It is closed.")
      }
      Section("Section that closes", isExpanded: $isShown) {
        Text("Inside of the section")
      }
      Section("Tree") {
        OutlineGroup(Place.garden, children: \.parts) { place in
          Label(place.name, systemImage: place.parts == nil ? "leaf" : "folder")
        }
      }
    }
    .listStyle(.sidebar)
  }
}

/// A part of the garden that may have parts.
private struct Place: Identifiable {
  let name: String
  var parts: [Place]?

  var id: String { name }

  static let garden = [
    Place(
      name: "Greenhouse",
      parts: [
        Place(name: "Upper shelf", parts: [Place(name: "Seedlings")]),
        Place(name: "Lower shelf"),
      ]),
    Place(name: "Orchard", parts: [Place(name: "Apple"), Place(name: "Pear")]),
    Place(name: "Pond"),
  ]
}
