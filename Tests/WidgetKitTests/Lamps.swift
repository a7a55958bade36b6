import AppIntents
import SwiftUICore
import Synchronization
import WidgetKit

/// The lamps of a house, as an app's controls and intents use them.
final class Lamps: Sendable {
  static let shared = Lamps()
  private let burning = Mutex<Set<String>>(["Porch"])

  func burns(_ lamp: String) -> Bool { burning.withLock { $0.contains(lamp) } }
  func set(_ lamp: String, _ isOn: Bool) {
    burning.withLock { burning in
      if isOn { burning.insert(lamp) } else { burning.remove(lamp) }
    }
  }
}

struct LampSettings: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Lamp of a room"
  static let description = IntentDescription("A lamp to turn on and off.")
  @Parameter(title: "Lamp", default: "Porch") var lamp: String
}

struct OtherSettings: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Other"
}

struct SetLampIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Set lamp"
  @Parameter(title: "Lamp") var lamp: String
  @Parameter(title: "On") var value: Bool
  init() {}
  init(_ lamp: String) { self.lamp = lamp }
  func perform() async throws -> some IntentResult {
    Lamps.shared.set(lamp, value)
    return .result()
  }
}

struct RingBellIntent: AppIntent {
  static let title: LocalizedStringResource = "Ring bell"
  func perform() async throws -> some IntentResult { .result() }
}

struct LampControl: ControlWidget {
  struct Value {
    let lamp: String
    let isOn: Bool
  }

  struct Blackout: Error {}

  struct Provider: AppIntentControlValueProvider {
    func previewValue(configuration: LampSettings) -> Value { Value(lamp: configuration.lamp, isOn: false) }
    func currentValue(configuration: LampSettings) async throws -> Value {
      if configuration.lamp == "Cellar" { throw Blackout() }
      return Value(lamp: configuration.lamp, isOn: Lamps.shared.burns(configuration.lamp))
    }
  }

  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "lamp", provider: Provider()) { value in
      ControlWidgetToggle(value.lamp, isOn: value.isOn, action: SetLampIntent(value.lamp)) { isOn in
        Label(isOn ? "Burning" : "Dark", systemImage: isOn ? "lightbulb.fill" : "lightbulb")
          .controlWidgetActionHint(isOn ? "Put out" : "Light")
          .controlWidgetStatus("The lamp has changed")
      }
      .tint(.yellow)
    }
    .displayName("Lamps")
    .promptsForUserConfiguration()
  }
}

struct BellControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    let kind = "bell"
    StaticControlConfiguration(kind: kind) {
      ControlWidgetButton(action: RingBellIntent()) { Text(verbatim: "Bell") }
        .disabled(true)
    }
    .displayName("Bell")
    .description("Rings at the door.")
  }
}
