import ConformanceRecords
import WidgetKit

/// The controls and widgets of a program.
@MainActor
package struct ProgramControls {
  package let controls: [any ControlWidget.Type]
  package let widgets: [any Widget.Type]
  package let bundles: [any WidgetBundle.Type]

  package init(
    controls: [any ControlWidget.Type] = [], widgets: [any Widget.Type] = [],
    bundles: [any WidgetBundle.Type] = []
  ) {
    self.controls = controls
    self.widgets = widgets
    self.bundles = bundles
  }

  /// The controls of the running program, found by their conformances when they are first needed. Nothing
  /// needs to be registered; bundles name the order, and what stands in none comes after them.
  package static let program: ProgramControls = {
    let names = ["WidgetKit.ControlWidget", "WidgetKit.Widget", "WidgetKit.WidgetBundle"]
    let found = ConformanceRecords.conformances(to: Set(names))
    func types(_ name: String) -> [Conformance] {
      (found[name] ?? []).filter { !$0.name.hasPrefix("WidgetKit.") }
    }
    return ProgramControls(
      controls: types(names[0]).compactMap { $0.metatype(as: (any ControlWidget.Type).self) },
      widgets: types(names[1]).compactMap { $0.metatype(as: (any Widget.Type).self) },
      bundles: types(names[2]).compactMap { $0.metatype(as: (any WidgetBundle.Type).self) })
  }()

  var hasSomething: Bool { !controls.isEmpty || !widgets.isEmpty || !bundles.isEmpty }

  /// The descriptions of the controls and widgets, each kind once.
  var descriptions: (controls: [ControlDescription], widgets: [WidgetDescription]) {
    func control<Control: ControlWidget>(_ type: Control.Type) -> ControlDescription? {
      type.init().body.controlDescription
    }
    func widget<One: Widget>(_ type: One.Type) -> WidgetDescription? { type.init().body.widgetDescription }
    func bundle<Bundle: WidgetBundle>(_ type: Bundle.Type) -> Bundle { type.init() }
    var controls: [ControlDescription] = []
    var widgets: [WidgetDescription] = []
    for type in bundles {
      let bundle = bundle(type)
      controls += bundle.controls
      widgets += bundle.widgets
    }
    controls += self.controls.compactMap { control($0) }
    widgets += self.widgets.compactMap { widget($0) }
    var seen: Set<String> = []
    controls.removeAll { !seen.insert($0.kind).inserted }
    seen = []
    widgets.removeAll { !seen.insert($0.kind).inserted }
    return (controls, widgets)
  }
}
