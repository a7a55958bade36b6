import SwiftUICore

/// A message as chats show it, about five nodes: the row that view budgets are measured on.
package struct MeasuredRow: View {
  private let text: String
  private let isMine: Bool
  private let time: String
  @State private var isLiked = false

  package init(text: String, isMine: Bool, time: String) {
    self.text = text
    self.isMine = isMine
    self.time = time
  }

  package var body: some View {
    HStack(alignment: .bottom) {
      Image(systemName: "person.circle")
      VStack(alignment: isMine ? .trailing : .leading) {
        Text(verbatim: text)
          .padding(8)
          .background(isMine ? Color.blue : Color.gray, in: RoundedRectangle(cornerRadius: 14))
          .onTapGesture { isLiked.toggle() }
        Text(verbatim: isLiked ? time + " liked" : time)
          .font(.caption).foregroundStyle(.secondary)
      }
    }
  }
}
