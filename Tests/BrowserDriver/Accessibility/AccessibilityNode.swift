import JSONValues

/// An element as a screen reader has it.
package struct AccessibilityNode: Sendable, Hashable {
  package var role: String
  package var name: String
  /// A field's text, a slider's number.
  package var value: String?
  package var detail: String?
  /// What else is said: "checked", "expanded", "level" ..., as Chromium names and says it.
  package var properties: [String: String]
  var isIgnored: Bool
  var id: String
  var children: [String]
  /// Chromium's number for its node of the document, the same as long as that exists.
  var backendNode: Int?

  init(_ node: JSONValue) {
    func text(_ value: JSONValue?) -> String? {
      value?["value"].map { $0.string ?? $0.json }
    }
    role = text(node["role"]) ?? ""
    name = text(node["name"]) ?? ""
    value = text(node["value"])
    detail = text(node["description"]).flatMap { $0.isEmpty ? nil : $0 }
    properties = [:]
    for property in node["properties"]?.array ?? [] {
      if let name = property["name"]?.string { properties[name] = text(property["value"]) }
    }
    isIgnored = node["ignored"]?.boolean ?? false
    id = node["nodeId"]?.string ?? ""
    children = (node["childIds"]?.array ?? []).compactMap(\.string)
    backendNode = node["backendDOMNodeId"]?.int
  }

  package var isFocused: Bool { properties["focused"] == "true" }
  package var isDisabled: Bool { properties["disabled"] == "true" }
  /// nil where it can't be checked; a mixed one isn't.
  package var isChecked: Bool? { (properties["checked"] ?? properties["pressed"]).map { $0 == "true" } }
  package var isSelected: Bool { properties["selected"] == "true" }
  /// nil where it can't be expanded.
  package var isExpanded: Bool? { properties["expanded"].map { $0 == "true" } }
  package var level: Int? { properties["level"].flatMap(Int.init) }
}
