import SwiftUI

/// A screen of what views inherit from the modifiers around them.
struct InheritedScreen: View {
  @State private var isEnabled = true
  @State private var name = "Untitled"

  var body: some View {
    Form {
      Section("Text") {
        TextLook()
          .font(.title3)
          .lineLimit(2)
          .lineSpacing(4)
          .minimumScaleFactor(0.8)
          .multilineTextAlignment(.center)
          .truncationMode(.head)
          .textCase(.uppercase)
      }
      Section("Symbols and controls") {
        ControlLook()
          .imageScale(.large)
          .symbolRenderingMode(.hierarchical)
          .symbolVariant(.fill)
          .controlSize(.large)
          .autocorrectionDisabled()
          .disabled(!isEnabled)
          .redacted(reason: .privacy)
          .headerProminence(.increased)
        Toggle("Enabled", isOn: $isEnabled)
      }
      Section("Actions") {
        ActionLook()
          .renameAction { name = "Renamed" }
          .refreshable { await rename() }
        Text(name)
      }
    }
  }

  private func rename() async {
    name = "Renewed"
  }
}

private struct TextLook: View {
  @Environment(\.font) private var font
  @Environment(\.lineLimit) private var lines
  @Environment(\.lineSpacing) private var spacing
  @Environment(\.minimumScaleFactor) private var factor
  @Environment(\.multilineTextAlignment) private var alignment
  @Environment(\.truncationMode) private var truncation
  @Environment(\.textCase) private var textCase

  var body: some View {
    Text("\(font == .title3 ? "Title 3" : "Another font"), \(lines ?? 0) lines, \(Int(spacing)) between them")
    Text("\(factor, format: .percent) at least, \(alignment == .center ? "centred" : "not centred")")
    Text(
      "\(truncation == .head ? "Cut at its head" : "Cut elsewhere"), \(textCase == nil ? "as it is" : "large")"
    )
  }
}

private struct ControlLook: View {
  @Environment(\.imageScale) private var scale
  @Environment(\.symbolRenderingMode) private var mode
  @Environment(\.symbolVariants) private var variants
  @Environment(\.controlSize) private var size
  @Environment(\.autocorrectionDisabled) private var isUncorrected
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.redactionReasons) private var reasons
  @Environment(\.headerProminence) private var prominence
  @Environment(\.defaultMinListHeaderHeight) private var headerHeight

  var body: some View {
    LabeledContent("Images", value: scale == .large ? "Large" : "Not large")
    LabeledContent("Levels", value: mode == .hierarchical ? "Several" : "One")
    LabeledContent("Filled", value: variants.contains(.fill) ? "Yes" : "No")
    LabeledContent("Controls", value: size == .large ? "Large" : "Not large")
    LabeledContent("Corrected", value: isUncorrected ? "No" : "Yes")
    LabeledContent("Enabled", value: isEnabled ? "Yes" : "No")
    LabeledContent("Private", value: reasons.contains(.privacy) ? "Yes" : "No")
    LabeledContent("Headers", value: prominence == .increased ? "Large" : "Standard")
    LabeledContent("Header's height", value: headerHeight.map { "\(Int($0))" } ?? "Its own")
  }
}

private struct ActionLook: View {
  @Environment(\.rename) private var rename
  @Environment(\.refresh) private var refresh
  @Environment(\.editMode) private var editMode
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    Button("Rename") { rename?() }.disabled(rename == nil)
    Button("Renew") { Task { await refresh?() } }.disabled(refresh == nil)
    LabeledContent("Editing", value: editMode?.wrappedValue.isEditing == true ? "Yes" : "No")
    LabeledContent("Presented", value: isPresented ? "Yes" : "No")
  }
}
