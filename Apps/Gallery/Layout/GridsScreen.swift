import SwiftUI

/// Grids that know all of their cells, and those that make them as they are needed.
struct GridsScreen: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        GroupBox("Rows and columns") {
          Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 8) {
            GridRow {
              Text("Plant").gridColumnAlignment(.leading)
              Text("Days").gridColumnAlignment(.trailing)
            }
            .font(.headline)
            Divider().gridCellUnsizedAxes(.horizontal)
            ForEach(Plant.samples.prefix(3)) { plant in
              GridRow(alignment: .firstTextBaseline) {
                Text(plant.name)
                Text(plant.interval, format: .number)
              }
            }
            GridRow {
              Text("Across both").gridCellColumns(2).gridCellAnchor(.center)
            }
          }
        }
        GroupBox("As many columns as fit") {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 88), spacing: 8)], spacing: 8) {
            ForEach(1..<13) { cell($0) }
          }
        }
        GroupBox("Three columns") {
          LazyVGrid(
            columns: [
              GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible(minimum: 40, maximum: 80)),
            ],
            alignment: .leading, pinnedViews: .sectionHeaders
          ) {
            Section("First") { ForEach(1..<4) { cell($0) } }
            Section("Second") { ForEach(4..<7) { cell($0) } }
          }
        }
        GroupBox("Two rows") {
          ScrollView(.horizontal) {
            LazyHGrid(rows: [GridItem(.fixed(44)), GridItem(.fixed(44))], spacing: 8) {
              ForEach(1..<21) { cell($0).frame(width: 72) }
            }
          }
        }
      }
      .padding()
    }
  }

  private func cell(_ number: Int) -> some View {
    Text("\(number)")
      .frame(maxWidth: .infinity, minHeight: 40)
      .background(.teal.opacity(0.2), in: RoundedRectangle(cornerRadius: 8))
  }
}
