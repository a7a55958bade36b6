import SwiftUI

/// An indicator that actions are being looked for, which takes no space and can disappear without a trace.
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
