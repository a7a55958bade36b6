import IntentManifest

extension SourceMaker {
  mutating func shortcuts(_ record: TypeRecord) -> IntentManifest.ShortcutProvider {
    var provider = IntentManifest.ShortcutProvider(type: record.type.name)
    if let property = record.staticProperty("shortcutTileColor") {
      if let color = property.value.memberName {
        provider.tileColor = color
      } else {
        notLiteral("The colour", record, property.name)
      }
    }
    if let property = record.staticProperty("negativePhrases") {
      for value in property.value["phrases"]?.elements ?? [.unknown] {
        if let phrase = Self.template(value) {
          provider.negativePhrases.append(phrase)
        } else {
          notLiteral("A negative phrase", record, property.name)
        }
      }
    }
    guard let property = record.staticProperty("appShortcuts") else { return provider }
    for value in shortcutValues(property.value, record) {
      if let shortcut = shortcut(value, record) {
        provider.shortcuts.append(shortcut)
      } else {
        notLiteral("A shortcut", record, property.name)
      }
    }
    return provider
  }

  private mutating func shortcutValues(_ value: ConstantValue, _ record: TypeRecord) -> [ConstantValue] {
    switch value {
    case .list(let values): return values
    case .builder(let statements):
      return statements.flatMap { statement -> [ConstantValue] in
        switch statement {
        case .expression(let value): return [value]
        case .available(let values): return values
        case .conditional:
          notLiteral("Which shortcuts a condition or a loop gives", record, "appShortcuts")
          return []
        }
      }
    default: return [value]
    }
  }

  private mutating func shortcut(_ value: ConstantValue, _ record: TypeRecord) -> IntentManifest.Shortcut? {
    guard value.calledType?.ownName == "AppShortcut",
      let argument = value.arguments.first(where: { $0.label == "intent" })
    else { return nil }
    let intent = argument.value.calledType ?? TypeName(argument.type)
    var shortcut = IntentManifest.Shortcut(intent: intent.description)
    for phrase in value["phrases"]?.elements ?? [.unknown] {
      if let text = Self.template(phrase) {
        shortcut.phrases.append(text)
      } else {
        notLiteral("A phrase", record, "appShortcuts")
      }
    }
    shortcut.shortTitle = text(value["shortTitle"], "A short title", record, "appShortcuts")
    if let symbol = value["systemImageName"], !symbol.isNull {
      shortcut.systemImageName = text(symbol, "A symbol", record, "appShortcuts")
    }
    if case .keyPath(let path)? = value["parameterPresentation"]?["for"] {
      shortcut.presentedParameter = Self.parameterName(path)
    }
    return shortcut
  }

  mutating func package(_ record: TypeRecord) -> IntentManifest.Package {
    var package = IntentManifest.Package(type: record.type.name)
    guard let property = record.staticProperty("includedPackages") else { return package }
    let types = property.value.elements?.map { value -> String? in
      if case .type(let type) = value { type.description } else { nil }
    }
    if types == nil || types?.contains(nil) == true {
      notLiteral("Which packages it includes", record, property.name)
    }
    package.included = types?.compactMap(\.self) ?? []
    return package
  }
}
