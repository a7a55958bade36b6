import SwiftUI

/// Scrolling by the program, and knowing where a person is.
struct ScrollPositionsScreen: View {
  @State private var position = ScrollPosition(edge: .top)
  @State private var row: Int?
  @State private var letters = ["A", "B", "C"]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        GroupBox("By a reader") {
          ScrollViewReader { reader in
            HStack {
              Button("To row 1") { withAnimation { reader.scrollTo(1, anchor: .top) } }
              Button("To row 50") { withAnimation { reader.scrollTo(50, anchor: .bottom) } }
            }
            rows.frame(height: 140)
          }
        }
        GroupBox("By a position") {
          HStack {
            Button("Top") { position.scrollTo(edge: .top) }
            Button("Bottom") { position.scrollTo(edge: .bottom) }
            Button("Row 25") { position.scrollTo(id: 25, anchor: .center) }
          }
          rows.scrollPosition($position).frame(height: 140)
        }
        GroupBox("Which row is at the top") {
          rows.scrollPosition(id: $row, anchor: .top).frame(height: 140)
          Text(row.map { "Row \($0)" } ?? "None yet")
        }
        GroupBox("Stays at its end") {
          Button("Add a letter") { letters.append(letters.last.map { $0 + "A" } ?? "A") }
          ScrollView {
            VStack(alignment: .leading) {
              ForEach(letters, id: \.self) { Text($0) }
            }
          }
          .defaultScrollAnchor(.bottom)
          .frame(height: 100)
          .accessibilityLabel("Letters")
        }
      }
      .padding()
    }
  }

  private var rows: some View {
    ScrollView {
      LazyVStack(alignment: .leading) {
        ForEach(1..<51) { Text("Row \($0)").id($0) }
      }
      .scrollTargetLayout()
    }
    .accessibilityLabel("Rows")
  }
}
