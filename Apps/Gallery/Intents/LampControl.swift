import AppIntents
import SwiftUI
import WidgetKit

/// The greenhouse's lamp among the controls.
struct LampControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "org.example.gallery.lamp", provider: Provider()) { isOn in
      ControlWidgetToggle("Greenhouse Lamp", isOn: isOn, action: SetLampIntent()) { isOn in
        Label(isOn ? "Lit" : "Dark", systemImage: isOn ? "lightbulb.fill" : "lightbulb")
      }
    }
    .displayName("Greenhouse Lamp")
  }

  private struct Provider: ControlValueProvider {
    let previewValue = false

    func currentValue() async throws -> Bool {
      await Garden.shared.isLampOn
    }
  }
}
