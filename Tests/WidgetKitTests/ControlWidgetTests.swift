import AppIntents
import SwiftUICore
import Testing
import WidgetKit

@MainActor @Suite struct ControlWidgetTests {
  private struct Push: ControlPushHandler {
    func pushTokensDidChange(controls: [ControlInfo]) {}
  }

  /// A configuration that consists of another, as apps write them.
  private struct Renamed<Base: ControlWidgetConfiguration>: ControlWidgetConfiguration {
    let base: Base
    var body: some ControlWidgetConfiguration { base.displayName("Renamed") }
  }

  private struct PorchProvider: ControlValueProvider {
    var previewValue: Bool { false }
    func currentValue() async throws -> Bool { Lamps.shared.burns("Porch") }
  }

  private func description(_ configuration: some ControlWidgetConfiguration) throws -> ControlDescription {
    try #require(configuration.controlDescription)
  }

  @Test func aControlSaysWhatItIs() throws {
    let bell = try description(BellControl().body)
    #expect(bell.kind == "bell")
    #expect(words(bell.displayName) == "Bell")
    #expect(words(bell.summary) == "Rings at the door.")
    #expect(bell.intentType == nil && !bell.promptsForSettings && bell.pushHandler == nil)
    let lamp = try description(LampControl().body)
    #expect(lamp.intentType == LampSettings.self)
    #expect(lamp.promptsForSettings)
    #expect(words(lamp.displayName) == "Lamps")
    #expect(words(lamp.summary) == "A lamp to turn on and off.")
  }

  @Test func aConfigurationMayConsistOfAnother() throws {
    let renamed = try description(Renamed(base: BellControl().body).pushHandler(Push.self))
    #expect(words(renamed.displayName) == "Renamed")
    #expect(renamed.kind == "bell")
    #expect(renamed.pushHandler is Push.Type)
  }

  @Test func aButtonRunsItsIntent() async throws {
    let bell = try #require(try await description(BellControl().body).current(nil))
    #expect(bell.isOn == nil)
    #expect(bell.action is RingBellIntent)
    #expect(bell.isDisabled)
    #expect(bell.tint == nil)
    #expect(outline(bell.label) == #"text "Bell""#)
    #expect(outline(bell.stateLabel(true)) == "")
  }

  @Test func aSwitchGoesToItsOtherValue() async throws {
    let settings = LampSettings()
    settings.lamp = "Hall"
    let lamp = try description(LampControl().body)

    let before = try #require(try await lamp.current(settings))
    #expect(before.isOn == false)
    let action = try #require(before.action as? SetLampIntent)
    #expect(action.lamp == "Hall")
    #expect(action.value)

    _ = try await action.perform()
    let after = try #require(try await lamp.current(settings))
    #expect(after.isOn == true)
    #expect((after.action as? SetLampIntent)?.value == false)
    #expect(after.tint == .yellow)
    #expect(!after.isDisabled)
  }

  @Test func thePreviewAsksForNothing() throws {
    let preview = try #require(try description(LampControl().body).preview(nil))
    #expect(preview.isOn == false)
    #expect(outline(preview.label) == #"text "Porch""#)
    #expect(outline(preview.stateLabel(true)).contains("Burning"))
    #expect(outline(preview.stateLabel(false)).contains("symbol lightbulb"))
  }

  @Test func labelsCarryHintAndStatus() throws {
    let content = try #require(try description(LampControl().body).preview(nil))
    let label = try #require(nodes(content.stateLabel(true)).first)
    #expect(words(label.attributes[ControlActionHintKey.self]) == "Put out")
    #expect(words(label.attributes[ControlStatusKey.self]) == "The lamp has changed")
  }

  @Test func hintsAndStatusComeInFourForms() {
    let string = "Low \("light")"
    let resource = LocalizedStringResource("Low light")
    let text = Text(verbatim: string)
    let views: [any View] = [
      Text("a").controlWidgetActionHint("Low light").controlWidgetStatus("Low light"),
      Text("a").controlWidgetActionHint(text).controlWidgetStatus(text),
      Text("a").controlWidgetActionHint(resource).controlWidgetStatus(resource),
      Text("a").controlWidgetActionHint(string).controlWidgetStatus(string),
    ]
    for node in views.flatMap({ nodes($0) }) {
      #expect(words(node.attributes[ControlActionHintKey.self]) == "Low light")
      #expect(words(node.attributes[ControlStatusKey.self]) == "Low light")
    }
  }

  @Test func aValueThatIsNotKnownIsAnError() async throws {
    let settings = LampSettings()
    settings.lamp = "Cellar"
    let lamp = try description(LampControl().body)
    await #expect(throws: LampControl.Blackout.self) { _ = try await lamp.current(settings) }
  }

  @Test func aValueMayComeFromAPlainProvider() async throws {
    let porch = try description(
      StaticControlConfiguration(kind: "porch", provider: PorchProvider()) { burns in
        ControlWidgetToggle(isOn: burns, action: SetLampIntent("Porch")) { Text(verbatim: "Porch") }
      })
    #expect(porch.preview(nil)?.isOn == false)
    #expect(try await porch.current(nil)?.isOn == Lamps.shared.burns("Porch"))
    let label = try #require(porch.preview(nil)?.stateLabel)
    #expect(outline(label(true)) == #"text "On""#)
    #expect(outline(label(false)) == #"text "Off""#)
  }

  @Test func aControlMayShowItsSettings() async throws {
    let gate = try description(
      AppIntentControlConfiguration(kind: "gate", intent: LampSettings.self) { settings in
        ControlWidgetButton(settings.lamp, action: RingBellIntent()) { isActive in
          Text(verbatim: isActive ? "Opening" : "Shut")
        }
      })
    let settings = LampSettings()
    settings.lamp = "Gate"
    #expect(outline(try #require(gate.preview(settings)).label) == #"text "Gate""#)
    let content = try #require(try await gate.current(nil))
    #expect(outline(content.label) == #"text "Porch""#)
    #expect(outline(content.stateLabel(true)) == #"text "Opening""#)
    #expect(words(gate.displayName) == "Lamp of a room")
  }

  @Test func settingsOfAnotherTypeAreAMistake() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = LampControl().body.controlDescription?.preview(OtherSettings()) }
    }
  }

  @Test func noConfigurationIsNoControl() async throws {
    #expect(EmptyControlWidgetConfiguration().controlDescription == nil)
    #expect(EmptyControlWidgetConfiguration().displayName("Nothing").controlDescription == nil)
    let empty = try description(StaticControlConfiguration(kind: "empty") { EmptyControlWidgetTemplate() })
    #expect(empty.preview(nil) == nil)
    #expect(try await empty.current(nil) == nil)
  }
}
