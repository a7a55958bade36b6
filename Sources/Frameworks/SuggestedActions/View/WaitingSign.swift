import SwiftUI

/// Says that actions are looked for, without taking room: it may go again without leaving anything.
struct WaitingSign: View {
  var body: some View {
    HStack(spacing: 0) {
      ProgressView()
        .controlSize(.mini)
        .accessibilityLabel(Words.loading)
    }
    .stackFlow(.floats)
    .transition(.opacity)
  }
}
