import SwiftUICore

/// The palette of a window.
struct PaletteView: View {
  let model: ShellModel

  private var palette: PaletteModel { model.palette }
  private var texts: ShellTexts { model.texts }
  private static let list = "palette-options"

  var body: some View {
    @Bindable var palette = palette
    VStack(alignment: .leading) {
      if let scope = palette.scopeTitle { Text(verbatim: scope).font(.subheadline) }
      TextField(texts[.search], text: $palette.text, prompt: Text(verbatim: texts[.searchPrompt]))
        .shellPart(
          .combobox(
            list: Self.list, activeOption: palette.activeRow.map(Self.name),
            isExpanded: !palette.groups.isEmpty)
        )
        .onKeyPress(keys: ListMove.keys) { ListMove.key($0).map(palette.move) ?? false ? .handled : .ignored }
        .onSubmit { _ = palette.takeActive() }
      VStack(alignment: .leading) {
        ForEach(palette.groups) { group in PaletteGroupView(group: group, palette: palette) }
      }
      .shellPart(.options(id: Self.list, label: texts[.search]))
      if palette.isSearching, palette.groups.isEmpty { ProgressView(texts[.searching]) }
      if let empty = palette.emptyText { Text(verbatim: empty) }
      if !palette.leftOut.isEmpty {
        Text(verbatim: texts(.leftOut, ["sources": palette.leftOut.joined(separator: ", ")])).font(.caption)
      }
      Button(texts[.close], role: .cancel) { palette.close() }.keyboardShortcut(.cancelAction)
    }
    .shellPart(.dialog(id: 0, label: texts[.search], isModal: true, isUrgent: false))
  }

  /// The name of a line in the window, without spaces, which part such names in lists of them.
  static func name(_ row: String) -> String {
    "palette-" + (row.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? row)
  }
}

struct PaletteGroupView: View {
  let group: PaletteGroup
  let palette: PaletteModel

  var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: group.title).font(.subheadline).accessibilityHidden(true)
      ForEach(group.rows) { row in
        Button {
          palette.take(row.id)
        } label: {
          RowLabel(
            title: row.title, subtitle: row.subtitle, image: row.image, systemImageName: row.systemImageName)
        }
        .buttonStyle(.plain)
        .shellPart(.option(id: PaletteView.name(row.id), isSelected: palette.activeRow == row.id))
      }
    }
    .shellPart(.optionGroup(label: group.title))
  }
}
