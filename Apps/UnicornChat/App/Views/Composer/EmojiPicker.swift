import SwiftUI

/// A button that opens the emoji, of which each that is chosen is put behind what is written.
struct EmojiButton: View {
  let composer: ComposerModel
  /// Is called when they are closed again.
  let close: @MainActor () -> Void
  @State private var isOpen = false

  var body: some View {
    Button("Emoji", systemImage: "face.smiling") { isOpen = true }
      .labelStyle(.iconOnly)
      .buttonStyle(.borderless)
      // In line with what stands beside it.
      .frame(height: 36)
      .keyboardShortcut("e", modifiers: [.control, .option])
      .popover(isPresented: $isOpen) {
        EmojiPicker { emoji in
          composer.text += emoji
        } close: {
          isOpen = false
        }
      }
      .onChange(of: isOpen) { _, isOpen in if !isOpen { close() } }
  }
}

/// Emoji by kind, or by their names.
private struct EmojiPicker: View {
  /// So many of a kind are shown until a person wants the rest: each is a place that the keyboard goes to.
  private static let most = 48

  let choose: (String) -> Void
  let close: () -> Void
  @State private var words = ""
  @State private var category = EmojiCatalog.shared.categories[0].id
  @State private var showsAll = false
  @FocusState private var isSearching: Bool
  @Environment(\.locale) private var locale

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        TextField("Search Emoji", text: $words, prompt: Text("Search emoji"))
          .textFieldStyle(.roundedBorder)
          .submitLabel(.done)
          .focused($isSearching)
          .onSubmit(chooseFirst)
        Button("Done", action: close)
      }
      if words.isEmpty {
        Picker("Kind of emoji", selection: $category) {
          ForEach(EmojiCatalog.shared.categories) { category in
            Text(verbatim: "\(category.sign) \(locale.text(category.title))")
              .tag(category.id)
          }
        }
        .labelsHidden()
      }
      let shown = shown
      if shown.isEmpty {
        Text("No emoji is called that.").font(.callout).foregroundStyle(.secondary)
      }
      ScrollView {
        LazyVGrid(columns: Array(repeating: GridItem(.fixed(34), spacing: 2), count: 8), spacing: 2) {
          ForEach(shown.prefix(showsAll ? .max : Self.most)) { emoji in
            Button {
              choose(emoji.text)
            } label: {
              Text(verbatim: emoji.text).font(.title2).frame(width: 34, height: 34)
            }
            .buttonStyle(.plain)
            .help(emoji.name)
            .accessibilityLabel(Text(verbatim: emoji.name))
          }
        }
        if shown.count > Self.most && !showsAll {
          Button("Show All") { showsAll = true }.buttonStyle(.borderless).padding(.vertical, 6)
        }
      }
      .frame(height: 220)
    }
    .padding()
    .frame(width: 320)
    .presentationCompactAdaptation(.popover)
    .onAppear { isSearching = true }
    .onChange(of: category) { showsAll = false }
  }

  private var shown: [EmojiCatalog.Emoji] {
    if !words.isEmpty { return EmojiCatalog.shared.search(words, limit: Self.most) }
    return EmojiCatalog.shared.categories.first { $0.id == category }?.emoji ?? []
  }

  private func chooseFirst() {
    guard !words.isEmpty, let first = shown.first else { return }
    choose(first.text)
    words = ""
  }
}
