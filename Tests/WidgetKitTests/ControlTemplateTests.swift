import AppIntents
import SwiftUICore
import Testing
import WidgetKit

@MainActor @Suite struct ControlTemplateTests {
  /// A form that consists of another, as apps write them.
  private struct Bell: ControlWidgetTemplate {
    let words: String
    var body: some ControlWidgetTemplate {
      let action = RingBellIntent()
      ControlWidgetButton(action: action) {
        Text(verbatim: words)
      } actionLabel: { isActive in
        if isActive { Text(verbatim: "Ringing") }
      }
    }
  }

  private func content(_ template: some ControlWidgetTemplate) throws -> ControlContent {
    try #require(template.controlContent)
  }

  @Test func aFormMayConsistOfAnother() throws {
    let bell = try content(Bell(words: "Ding").tint(.red))
    #expect(bell.tint == .red)
    #expect(bell.action is RingBellIntent)
    #expect(outline(bell.label) == #"text "Ding""#)
    #expect(outline(bell.stateLabel(true)) == #"text "Ringing""#)
    #expect(outline(bell.stateLabel(false)) == "")
  }

  @Test func theOutermostTintCounts() throws {
    #expect(try content(Bell(words: "").tint(.red).tint(.green)).tint == .green)
    #expect(try content(Bell(words: "").tint(.red).tint(nil)).tint == nil)
  }

  @Test func onceDisabledStaysDisabled() throws {
    #expect(try content(Bell(words: "").disabled(true).disabled(false)).isDisabled)
    #expect(try !content(Bell(words: "").disabled(false)).isDisabled)
  }

  @Test func buttonsHaveTitlesInThreeForms() throws {
    let string = "Ring \("it")"
    let state = { (isActive: Bool) in Text(verbatim: "\(isActive)") }
    let forms = [
      try content(ControlWidgetButton("Ring it", action: RingBellIntent(), actionLabel: state)),
      try content(
        ControlWidgetButton(
          LocalizedStringResource("Ring it"), action: RingBellIntent(), actionLabel: state)),
      try content(ControlWidgetButton(string, action: RingBellIntent(), actionLabel: state)),
    ]
    for form in forms {
      #expect(outline(form.label) == #"text "Ring it""#)
      #expect(outline(form.stateLabel(true)) == #"text "true""#)
    }
  }

  @Test func switchesHaveTitlesInThreeForms() throws {
    let string = "Porch \("lamp")"
    let state = { (isOn: Bool) in Text(verbatim: "\(isOn)") }
    let action = SetLampIntent("Porch")
    let forms = [
      try content(ControlWidgetToggle("Porch lamp", isOn: true, action: action, valueLabel: state)),
      try content(
        ControlWidgetToggle(
          LocalizedStringResource("Porch lamp"), isOn: true, action: action, valueLabel: state)),
      try content(ControlWidgetToggle(string, isOn: true, action: action, valueLabel: state)),
      try content(
        ControlWidgetToggle(isOn: true, action: action) {
          Text(verbatim: string)
        } valueLabel: {
          state($0)
        }),
    ]
    for form in forms {
      #expect(form.isOn == true)
      #expect(outline(form.label) == #"text "Porch lamp""#)
      #expect(outline(form.stateLabel(false)) == #"text "false""#)
    }
  }

  @Test func anActionThatSwitchesShareIsSetWhenItIsPressed() throws {
    let action = SetLampIntent("Porch")
    let off = try content(ControlWidgetToggle(isOn: false, action: action) { Text("a") })
    let on = try content(ControlWidgetToggle(isOn: true, action: action) { Text("a") })
    #expect((off.action as? SetLampIntent)?.value == true)
    #expect((on.action as? SetLampIntent)?.value == false)
    #expect((off.action as? SetLampIntent)?.value == true)
  }

  @Test func noFormIsNothing() {
    #expect(EmptyControlWidgetTemplate().controlContent == nil)
    #expect(EmptyControlWidgetTemplate().tint(.red).disabled(true).controlContent == nil)
  }
}
