import SwiftUICore

/// The page with the program's controls, its widgets and what one can say.
struct TilesPage: View {
  let model: ShellModel

  private var tiles: TilesModel { model.tiles }
  private var texts: ShellTexts { model.texts }
  /// What the page is about: controls, and where there are none, what one can say.
  private var title: String { texts[tiles.hasControls ? .controls : .tips] }

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(verbatim: title).font(.headline).accessibilityAddTraits(.isHeader)
        Spacer()
        Button(texts[.close], systemImage: "xmark") { tiles.close() }
          .labelStyle(.iconOnly).keyboardShortcut(.cancelAction)
      }
      ForEach(tiles.tiles) { tile in TileView(tile: tile, tiles: tiles) }
      if tiles.hasControls, tiles.tiles.isEmpty { Text(verbatim: texts[.noControls]) }
      if !tiles.widgets.isEmpty {
        Text(verbatim: texts[.widgets]).font(.headline).accessibilityAddTraits(.isHeader)
        ForEach(tiles.widgets) { widget in WidgetTileView(widget: widget) }
      }
      if !tiles.tips.isEmpty {
        if tiles.hasControls {
          Text(verbatim: texts[.tips]).font(.headline).accessibilityAddTraits(.isHeader)
        }
        ForEach(tiles.tips) { tip in
          RowLabel(title: "\u{201C}\(tip.phrase)\u{201D}", subtitle: tip.title, systemImageName: "mic")
        }
      }
    }
    .shellPart(.dialog(id: -1, label: title, isModal: false, isUrgent: false))
  }
}

/// A tile of a control.
struct TileView: View {
  let tile: ControlTile
  let tiles: TilesModel

  var body: some View {
    VStack(alignment: .leading) {
      if let content = tile.content {
        Button {
          tiles.press(tile.id)
        } label: {
          VStack(alignment: .leading) {
            AnyView(content.label)
            AnyView(content.stateLabel(content.isOn ?? tile.isBusy))
          }
        }
        .tint(content.tint)
        .disabled(content.isDisabled || tile.isBusy)
        .shellPart(.tile(isOn: content.isOn, isBusy: tile.isBusy))
      }
      if let problem = tile.problem { Text(verbatim: problem).shellPart(.problem) }
    }
  }
}

/// A widget as it is at the moment. Its buttons run their intents.
struct WidgetTileView: View {
  let widget: WidgetTile

  var body: some View {
    VStack(alignment: .leading) {
      if let name = widget.name { name.font(.subheadline) }
      AnyView(widget.view)
      if let problem = widget.problem { Text(verbatim: problem).shellPart(.problem) }
    }
    .shellPart(.widget(id: widget.id, label: widget.name?.string() ?? widget.id))
  }
}
