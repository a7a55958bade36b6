import SwiftUI

/// A screen of what comes over a page: sheets, covers and popovers.
struct SheetsScreen: View {
  private enum Shown: Identifiable {
    case basil, mint
    var id: Self { self }
  }

  @State private var isSheetShown = false
  @State private var isCoverShown = false
  @State private var isPopoverShown = false
  @State private var isLocked = false
  @State private var shown: Shown?
  @State private var closed = 0

  var body: some View {
    Form {
      Section {
        Button("Sheet") { isSheetShown = true }
          .sheet(isPresented: $isSheetShown, onDismiss: { closed += 1 }) { sheet }
        Button("Sheet of Basil") { shown = .basil }
          .sheet(item: $shown) { shown in
            CloseableText(text: shown == .basil ? "Basil likes warmth." : "Mint likes shade.")
              .presentationSizing(.form)
          }
        #if !os(macOS)
          Button("Over everything") { isCoverShown = true }
            .fullScreenCover(isPresented: $isCoverShown) { CloseableText(text: "The whole window") }
        #endif
        Button("Popover") { isPopoverShown = true }
          .popover(isPresented: $isPopoverShown, arrowEdge: .top) {
            CloseableText(text: "A few words beside the button")
              .presentationCompactAdaptation(.popover)
          }
      } footer: {
        Text("Closed \(closed) times").accessibilityIdentifier("closed")
      }
    }
  }

  private var sheet: some View {
    NavigationStack {
      Form {
        Toggle("Can't be closed by accident", isOn: $isLocked)
        TextField("Note", text: .constant("Kept while the sheet is open"))
      }
      .navigationTitle("A sheet")
      .toolbar { CloseButton() }
    }
    .presentationDetents([.medium, .large, .custom(Quarter.self)])
    .presentationDragIndicator(.visible)
    .presentationCornerRadius(24)
    .presentationBackground(.regularMaterial)
    .presentationBackgroundInteraction(.enabled(upThrough: .medium))
    .presentationContentInteraction(.scrolls)
    .interactiveDismissDisabled(isLocked)
  }
}

private struct CloseableText: View {
  let text: String

  var body: some View {
    VStack(spacing: 16) {
      Text(text)
      CloseButton()
    }
    .padding(24)
  }
}

private struct CloseButton: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    Button("Close") { dismiss() }
      .keyboardShortcut(.cancelAction)
      .disabled(!isPresented)
  }
}

/// A quarter of the height.
private struct Quarter: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 4 }
}
