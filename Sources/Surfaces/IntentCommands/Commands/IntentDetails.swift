import AppIntents
import CommandLineSurface
import IntentDiscovery
import JSONValues

/// Everything of an intent.
struct IntentDetails: ThingDetails {
  private let named: TypeNames<any AppIntent.Type>.Named
  private let names: CatalogNames
  private let catalog: IntentCatalog
  private let options: [ParameterOption]
  private let intent: any AppIntent

  init(
    _ named: TypeNames<any AppIntent.Type>.Named, _ names: CatalogNames, _ catalog: IntentCatalog
  ) {
    self.named = named
    self.names = names
    self.catalog = catalog
    intent = named.type.init()
    options = ParameterOption.all(of: intent)
  }

  private var type: any AppIntent.Type { named.type }
  private var description: String {
    type.writtenDescription.map { OneLine.of($0.descriptionText) } ?? ""
  }
  private var category: String {
    type.writtenDescription?.categoryName.map { OneLine.of($0) } ?? ""
  }
  private var summary: String {
    OneLine.of(
      intent.summary().text.filled { name in
        options.first { $0.parameterName == name }.map { "(\($0.title))" } ?? "(\(name))"
      })
  }
  private var phrases: [String] {
    CatalogListing(catalog: catalog, names: names, includesHidden: true).shortcuts
      .filter { $0.intent == type }.flatMap(\.phrases)
  }

  // MARK: Text

  func lines(width: Int, styles: Styles) -> [String] {
    var text = DetailText(width: width, styles: styles)
    text.heading("\(named.name): \(OneLine.of(named.title))")
    text.text(description)
    if let deprecated = type as? any DeprecatedAppIntent.Type {
      text.text("No longer offered. " + OneLine.of(deprecated.deprecationNotice.message))
    }
    text.heading("What it is")
    text.rows([
      ("identifier", OneLine.of(named.identifier)), ("type", OneLine.of(named.typeName)),
      ("category", category), ("summary", summary), ("runs", modes), ("needs", policy),
      ("offered", type.isOffered ? "" : "no: it is not in lists and search"),
    ])
    if !options.isEmpty {
      text.heading("Parameters")
      text.rows(options.map { (label(of: $0), OneLine.of($0.description.abstract) + ".") })
      for option in options {
        guard let choices = option.choices, !choices.isEmpty else { continue }
        text.heading("Values of --\(option.name)")
        text.rows(choices.map { ($0.name, $0.abstract.isEmpty ? $0.name : $0.abstract) })
      }
    }
    if !phrases.isEmpty {
      text.heading("Phrases")
      for phrase in phrases { text.text("  " + phrase) }
    }
    return text.lines
  }

  private func label(of option: ParameterOption) -> String {
    option.isToggle ? "--[no-]\(option.name)" : "--\(option.name) \(option.words.placeholder)"
  }

  private var modes: String {
    let background = type.supportedModes.contains(.background)
    switch type.supportedModes.foregroundMode {
    case nil: return "in the background"
    case .immediate?:
      return background ? "with the app in front where it can come there" : "with the app in front"
    case .dynamic?: return "in the background; it may bring the app to the front"
    case .deferred?: return "in the background; the app comes to the front at the end"
    }
  }

  private var policy: String {
    switch type.authenticationPolicy {
    case .alwaysAllowed: ""
    case .requiresAuthentication: "its owner, here or on a trusted device"
    case .requiresLocalDeviceAuthentication: "its owner at this device"
    }
  }

  // MARK: JSON

  var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init(name: "name", value: .string(named.name)),
      .init(name: "identifier", value: .string(named.identifier)),
      .init(name: "type", value: .string(named.typeName)),
      .init(name: "title", value: .string(named.title)),
    ]
    func add(_ name: String, _ text: String) {
      if !text.isEmpty { members.append(.init(name: name, value: .string(text))) }
    }
    add("description", description)
    add("category", category)
    add("summary", summary)
    add("runs", modes)
    add("needs", policy)
    members.append(.init(name: "isDiscoverable", value: .boolean(type.isDiscoverable)))
    if let deprecated = type as? any DeprecatedAppIntent.Type {
      add("deprecated", String(localized: deprecated.deprecationNotice.message))
    }
    members.append(.init(name: "parameters", value: .array(options.map(parameter))))
    members.append(.init(name: "phrases", value: .array(phrases.map(JSONValue.string))))
    return .object(members)
  }

  private func parameter(_ option: ParameterOption) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init(name: "name", value: .string(option.parameterName)),
      .init(name: "option", value: .string("--" + option.name)),
      .init(name: "title", value: .string(option.title)),
    ]
    if let text = option.parameter.definition.description {
      members.append(.init(name: "description", value: .string(String(localized: text))))
    }
    members.append(.init(name: "takes", value: .string(option.limits)))
    members.append(.init(name: "isRequired", value: .boolean(option.isNeeded)))
    members.append(.init(name: "isRepeated", value: .boolean(option.isCollection)))
    if let text = option.defaultText { members.append(.init(name: "default", value: .string(text))) }
    if let choices = option.choices {
      members.append(.init(name: "values", value: .array(choices.map(EnumDetails.json))))
    }
    return .object(members)
  }
}
