import SuggestedActions
import SwiftUI

/// A conversation with the actions that its messages suggest beside each of them.
struct SuggestionsScreen: View {
  @State private var box = LetterBox.shared

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 8) {
        ForEach(box.letters.indices, id: \.self) { place in
          let letter = box.letters[place]
          LetterRow(letter: letter)
          SuggestedActionsView(
            message: letter.suggestedActionsMessage, previousMessages: box.messages(before: place)
          )
          .buttonBorderShape(.capsule)
          .tint(.green)
          .font(.callout)
        }
      }
      .padding()
    }
    .defaultScrollAnchor(.bottom)
    .toolbar {
      Button("Ask for a call") { box.receive("Please call me on +44 20 7946 0171 tonight at 9") }
      Button("Invite ahead") {
        Task { await box.receiveAhead("Lunch at the Orchard on Saturday 21 March at 12:30?") }
      }
    }
  }
}

#Preview("Suggested actions") {
  NavigationStack { SuggestionsScreen() }
}

private struct LetterRow: View {
  let letter: GardenLetter

  private var isMine: Bool { letter.writer == .me }

  var body: some View {
    HStack {
      if isMine { Spacer(minLength: 48) }
      Text(verbatim: letter.text)
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
        .foregroundStyle(isMine ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
        .background(
          isMine ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary), in: RoundedRectangle(cornerRadius: 16))
      if !isMine { Spacer(minLength: 48) }
    }
    .accessibilityElement(children: .combine)
    .accessibilityLabel("\(isMine ? "You" : letter.writer.name): \(letter.text)")
  }
}
