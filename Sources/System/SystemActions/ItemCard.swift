import SwiftUICore

/// An event, a reminder or a contact as it is shown: its title, then what is known of it.
struct ItemCard: View {
  let title: String
  let lines: [String]

  var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: title).font(.headline)
      ForEach(Array(lines.filter { !$0.isEmpty }.enumerated()), id: \.offset) { line in
        Text(verbatim: line.element)
      }
    }
  }
}
