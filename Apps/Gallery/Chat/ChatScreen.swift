import SwiftUI

/// A conversation of fifty messages, and a field to write the next.
struct ChatScreen: View {
  @State private var messages = ChatMessage.samples
  @State private var draft = ""
  @FocusState private var isWriting: Bool

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 8) {
        ForEach(messages) { message in
          MessageRow(message: message)
        }
      }
      .padding()
    }
    .defaultScrollAnchor(.bottom)
    .safeAreaInset(edge: .bottom) { composer }
    .navigationTitle("Chat")
  }

  private var composer: some View {
    HStack {
      TextField("Message", text: $draft, axis: .vertical)
        .textFieldStyle(.roundedBorder)
        .lineLimit(1...4)
        .focused($isWriting)
        .onSubmit(send)
      Button("Send", systemImage: "arrow.up.circle.fill", action: send)
        .labelStyle(.iconOnly)
        .font(.title)
        .disabled(draft.allSatisfy(\.isWhitespace))
    }
    .padding()
    .background(.bar)
  }

  private func send() {
    guard !draft.allSatisfy(\.isWhitespace) else { return }
    withAnimation {
      messages.append(ChatMessage(id: messages.count + 1, text: draft, isMine: true))
    }
    draft = ""
    isWriting = true
  }
}

#Preview("Chat") {
  NavigationStack { ChatScreen() }
}

private struct MessageRow: View {
  let message: ChatMessage

  var body: some View {
    HStack {
      if message.isMine { Spacer(minLength: 48) }
      Text(verbatim: message.text)
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
        .foregroundStyle(message.isMine ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
        .background(
          message.isMine ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary),
          in: RoundedRectangle(cornerRadius: 18))
      if !message.isMine { Spacer(minLength: 48) }
    }
    .accessibilityElement(children: .combine)
    .accessibilityLabel(message.isMine ? "You: \(message.text)" : "Ada: \(message.text)")
  }
}
