import SwiftUI

/// A bar that offers to take back what was deleted a moment ago.
struct UndoDeletionBar: View {
  @Environment(ModelManager.self) private var manager

  var body: some View {
    if let last = manager.deletions.last {
      HStack {
        Text("Deleted “\(last.conversation.title)”").lineLimit(1)
        Spacer()
        Button("Undo Delete") { manager.takeBack(last) }
          .buttonStyle(.borderedProminent)
      }
      .font(.callout)
      .padding()
      .background(.bar)
      .transition(.move(edge: .bottom))
    }
  }
}
