import SwiftUI

/// Buttons: styles, shapes, sizes, roles, and a style of one's own.
struct ButtonsScreen: View {
  @State private var presses = 0
  @State private var isLocked = false

  var body: some View {
    Form {
      Section {
        Button("Press") { presses += 1 }
        Button("Press and say so", systemImage: "hand.tap") { presses += 1 }
        Button(role: .destructive) {
          presses = 0
        } label: {
          Label("Reset", systemImage: "arrow.counterclockwise")
        }
        .disabled(presses == 0)
      } footer: {
        Text("Pressed \(presses) times")
          .contentTransition(.numericText())
          .accessibilityIdentifier("presses")
      }
      Section("Styles") {
        Button("Automatic") { presses += 1 }.buttonStyle(.automatic)
        Button("Bordered") { presses += 1 }.buttonStyle(.bordered)
        Button("Prominent") { presses += 1 }.buttonStyle(.borderedProminent)
        Button("Borderless") { presses += 1 }.buttonStyle(.borderless)
        Button("Plain") { presses += 1 }.buttonStyle(.plain)
        Button("Glass") { presses += 1 }.buttonStyle(.glass)
        Button("Prominent glass") { presses += 1 }.buttonStyle(.glassProminent)
        Button("My own") { presses += 1 }.buttonStyle(PebbleStyle())
        Button("Pressed twice") { presses += 1 }.buttonStyle(TwiceStyle())
      }
      Section("Shapes and sizes") {
        HStack {
          Button("Capsule") { presses += 1 }.buttonBorderShape(.capsule)
          Button("Rounded") { presses += 1 }.buttonBorderShape(.roundedRectangle(radius: 4))
          Button("Add", systemImage: "plus") { presses += 1 }
            .buttonBorderShape(.circle).labelStyle(.iconOnly)
        }
        HStack {
          Button("Mini") { presses += 1 }.controlSize(.mini)
          Button("Small") { presses += 1 }.controlSize(.small)
          Button("Large") { presses += 1 }.controlSize(.large)
        }
        Button("Tinted") { presses += 1 }.tint(.purple)
      }
      .buttonStyle(.bordered)
      Section("Group") {
        Toggle("Locked", isOn: $isLocked)
        ControlGroup("Zoom") {
          Button("Closer", systemImage: "plus.magnifyingglass") { presses += 1 }
          Button("Farther", systemImage: "minus.magnifyingglass") { presses += 1 }
        }
        .controlGroupStyle(.navigation)
        .disabled(isLocked)
        .help("Locked controls can't be pressed")
        ControlGroup("Automatic") { pair }.controlGroupStyle(.automatic)
        ControlGroup("Palette") { pair }.controlGroupStyle(.palette)
        ControlGroup("Menu") { pair }.controlGroupStyle(.menu)
      }
    }
  }

  @ViewBuilder private var pair: some View {
    Button("Left", systemImage: "arrow.left") { presses += 1 }
    Button("Right", systemImage: "arrow.right") { presses += 1 }
  }
}

/// A style that only says how a button looks.
private struct PebbleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 18)
      .padding(.vertical, 10)
      .background(.teal.opacity(configuration.isPressed ? 0.4 : 0.2), in: Capsule())
      .foregroundStyle(.primary)
  }
}

/// A style that also says when a button acts.
private struct TwiceStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.trigger()
      configuration.trigger()
    } label: {
      configuration.label
    }
    .buttonStyle(.bordered)
  }
}
