import SwiftUI

/// Views beside, below and over each other.
struct StacksScreen: View {
  private enum Arrangement: String, CaseIterable, Identifiable {
    case row, column, pile, grid
    var id: Self { self }

    var layout: AnyLayout {
      switch self {
      case .row: AnyLayout(HStackLayout(spacing: 12))
      case .column: AnyLayout(VStackLayout(spacing: 4))
      case .pile: AnyLayout(ZStackLayout())
      case .grid: AnyLayout(GridLayout())
      }
    }
  }

  @State private var arrangement = Arrangement.row

  var body: some View {
    Form {
      Section("Beside and below each other") {
        HStack(spacing: 12) { tiles }
        VStack(alignment: .leading, spacing: 4) { tiles }
        ZStack(alignment: .bottomTrailing) {
          Color.green.opacity(0.2).frame(height: 60)
          Text("On top").padding(4)
        }
      }
      Section("Space and lines") {
        HStack {
          Text("Left")
          Spacer()
          Text("Right")
        }
        HStack {
          Text("One")
          Divider()
          Text("Two")
          Spacer(minLength: 40)
          Text("Three")
        }
      }
      Section("Priority and size") {
        HStack {
          Text("This text gives way to the one after it").lineLimit(1)
          Text("This one stays whole").lineLimit(1).layoutPriority(1)
        }
        Text("As wide as its words").fixedSize().padding(8).border(.separator)
        Text("Wide").frame(maxWidth: .infinity, minHeight: 44, alignment: .trailing).background(.quaternary)
        Text("Above the next")
          .padding(8).background(.yellow, in: Capsule()).foregroundStyle(.black)
          .offset(x: 20, y: 8)
          .zIndex(1)
        Text("Next").padding(8).background(.orange, in: Capsule()).foregroundStyle(.black)
        Color.clear.frame(height: 44)
          .overlay { Text("Placed").position(x: 60, y: 22) }
      }
      Section("One layout or another") {
        Picker("Arrangement", selection: $arrangement) {
          ForEach(Arrangement.allCases) { Text($0.rawValue).tag($0) }
        }
        arrangement.layout { tiles }
        ViewThatFits(in: .horizontal) {
          Text("A sentence for those that have much room beside them, as on a desk")
          Text("A short one")
        }
        .lineLimit(1)
      }
      Section("Group") {
        Group {
          Text("One")
          Text("Two")
        }
        .foregroundStyle(.secondary)
        AnyView(Text("Of whatever kind"))
        GroupBox("Box") { Text("Things that belong together") }
        GroupBox {
          Text("With a label of its own")
        } label: {
          Label("Bed", systemImage: "leaf")
        }
      }
    }
  }

  private var tiles: some View {
    ForEach(["Basil", "Mint", "Sage"], id: \.self) { name in
      Text(name)
        .padding(.horizontal, 10)
        .padding(.vertical, 4)
        .background(.green.opacity(0.2), in: RoundedRectangle(cornerRadius: 6))
    }
  }
}
