import SwiftUI

/// Two and three columns, and one at the side for details.
struct ColumnsScreen: View {
  @State private var bed: Bed? = .herbs
  @State private var plant: Plant?
  @State private var visibility = NavigationSplitViewVisibility.all
  @State private var isInspected = false

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      List(Bed.allCases, selection: $bed) { bed in
        Label(bed.title, systemImage: bed.symbol).tag(bed)
      }
      .navigationTitle("Beds")
      .navigationSplitViewColumnWidth(180)
    } content: {
      List(selection: $plant) {
        ForEach(Plant.samples.filter { $0.bed == bed }) { plant in
          Text(plant.name).tag(plant)
        }
      }
      .navigationTitle(bed?.title ?? "Plants")
    } detail: {
      Text(plant.map { "\($0.name), every \($0.interval) days" } ?? "Choose a plant")
        .toolbar {
          Button("Details", systemImage: "sidebar.right") { isInspected.toggle() }
        }
        .inspector(isPresented: $isInspected) {
          Text("What else there is to know")
            .inspectorColumnWidth(min: 160, ideal: 200, max: 280)
        }
    }
    .navigationSplitViewStyle(.prominentDetail)
  }
}
