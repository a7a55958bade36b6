import SwiftUI

/// Along which line views stand.
struct AlignmentScreen: View {
  var body: some View {
    Form {
      Section("Rows") {
        row("Top", .top)
        row("Center", .center)
        row("Bottom", .bottom)
        row("First baseline", .firstTextBaseline)
        row("Last baseline", .lastTextBaseline)
      }
      Section("Columns") {
        column("Leading", .leading)
        column("Center", .center)
        column("Trailing", .trailing)
      }
      Section("Guides") {
        HStack(alignment: .top) {
          Text("Usual")
          Text("Lowered").alignmentGuide(.top) { $0[.top] - 12 }
        }
        HStack(alignment: .bottom) {
          Text("Two\nlines")
          Text("Lowered by half").alignmentGuide(.bottom) { $0.height / 2 }
        }
      }
    }
  }

  private func row(_ name: String, _ alignment: VerticalAlignment) -> some View {
    HStack(alignment: alignment, spacing: 12) {
      Text(name).font(.title2)
      Text("one\ntwo").font(.caption)
      Image(systemName: "leaf").accessibilityHidden(true)
    }
  }

  private func column(_ name: String, _ alignment: HorizontalAlignment) -> some View {
    VStack(alignment: alignment) {
      Text(name).font(.headline)
      Text("A longer line below it").font(.caption)
    }
    .frame(maxWidth: .infinity)
    .background(.quaternary)
  }
}
