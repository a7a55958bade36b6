import IntentManifest

extension SourceMaker {
  /// The parameters of an intent, in the order of their declaration.
  mutating func parameters(_ record: TypeRecord) -> [IntentManifest.Parameter] {
    var parameters: [IntentManifest.Parameter] = []
    for property in record.properties
    where !property.isStatic && property.type.name == "AppIntents.IntentParameter" {
      guard property.name.hasPrefix("_"), let type = property.type.arguments.first else { continue }
      let name = String(property.name.dropFirst())
      let wrapped = record.properties.first { !$0.isStatic && $0.name == name }
      let arguments =
        wrapped?.wrapperArguments.flatMap { $0.isEmpty ? nil : $0 } ?? property.value.arguments
      parameters.append(
        ParameterReading(maker: self, record: record, name: name, arguments: arguments)
          .parameter(of: valueType(type), reporting: &self))
    }
    return parameters
  }
}

/// The reading of one parameter's declaration.
private struct ParameterReading {
  let maker: SourceMaker
  let record: TypeRecord
  let name: String
  let arguments: [ConstantValue.Argument]

  private subscript(label: String) -> ConstantValue? {
    guard let value = arguments.first(where: { $0.label == label })?.value, !value.isNull else { return nil }
    return value
  }

  func parameter(
    of type: IntentManifest.ValueType, reporting maker: inout SourceMaker
  ) -> IntentManifest.Parameter {
    var parameter = IntentManifest.Parameter(name: name, type: type)
    func text(_ label: String, _ what: String) -> String? {
      maker.text(self[label], "\(what) of the parameter '\(name)'", record, name)
    }
    parameter.title = text("title", "The title")
    parameter.description = text("description", "The description")
    parameter.requestDialog = text("requestValueDialog", "The dialog")
    parameter.disambiguationDialog = text("requestDisambiguationDialog", "The dialog")
    readDefault(&parameter, &maker)
    readNumbers(&parameter, &maker)
    readMeasurement(&parameter)
    readKinds(&parameter, &maker)
    parameter.optionsProvider = typeName("optionsProvider", &maker)
    parameter.query = typeName("query", &maker)
    if let resolvers = self["resolvers"], case .builder = resolvers { parameter.hasResolvers = true }
    return parameter
  }

  private func readDefault(_ parameter: inout IntentManifest.Parameter, _ maker: inout SourceMaker) {
    if let value = self["defaultValue"] {
      parameter.hasDefault = true
      parameter.defaultValue = value.text.flatMap(SourceMaker.number).map { .number(.init($0)) }
    } else if let value = self["default"] ?? self["wrappedValue"] {
      parameter.hasDefault = true
      guard parameter.type.hasLiterals else { return }
      parameter.defaultValue = maker.literal(value, as: parameter.type)
    } else {
      return
    }
    if parameter.defaultValue == nil {
      maker.notLiteral("The default of the parameter '\(name)'", record, name)
    }
  }

  private func readNumbers(_ parameter: inout IntentManifest.Parameter, _ maker: inout SourceMaker) {
    switch parameter.type.scalar {
    case .primitive(.integer), .primitive(.number):
      if self["controlStyle"] != nil || self["inclusiveRange"] != nil {
        parameter.controlStyle = self["controlStyle"]?.memberName ?? "stepper"
      }
    case .primitive(.currencyAmount): break
    default: return
    }
    guard let range = self["inclusiveRange"] else { return }
    let bounds = range.elements?.compactMap { $0.text.flatMap(SourceMaker.number) } ?? []
    guard bounds.count == 2 else {
      maker.notLiteral("The range of the parameter '\(name)'", record, name)
      return
    }
    parameter.range = .init(minimum: .init(bounds[0]), maximum: .init(bounds[1]))
  }

  private func readMeasurement(_ parameter: inout IntentManifest.Parameter) {
    guard case .measurement = parameter.type.scalar else { return }
    let labels: Set<String> = [
      "defaultValue", "unit", "defaultUnit", "unitAdjustForLocale", "defaultUnitAdjustForLocale",
      "supportsNegativeNumbers",
    ]
    guard arguments.contains(where: { labels.contains($0.label) }) else { return }
    parameter.unit = self["unit"]?.memberName ?? self["defaultUnit"]?.memberName
    parameter.isUnitFixed = self["unit"] != nil
    parameter.allowsNegative = self["supportsNegativeNumbers"]?.boolean ?? true
  }

  private func readKinds(_ parameter: inout IntentManifest.Parameter, _ maker: inout SourceMaker) {
    parameter.dateKind = self["kind"]?.memberName
    parameter.placeStyle = self["displayStyle"]?.memberName
    let connection = self["inputConnectionBehavior"]?.memberName
    parameter.inputConnection = connection == "default" ? nil : connection
    if let size = self["size"] { readSize(size, &parameter, &maker) }
    if let codes = self["currencyCodes"]?.elements?.compactMap(\.text), !codes.isEmpty {
      parameter.currencyCodes = codes
    }
    if let types = self["supportedContentTypes"] ?? self["supportedTypeIdentifiers"] {
      let identifiers = (types.elements ?? [.unknown]).map(ContentTypeNames.identifier(of:))
      if identifiers.contains(nil) {
        maker.notLiteral("A type of file of the parameter '\(name)'", record, name)
      }
      parameter.contentTypes = identifiers.compactMap(\.self)
    }
    if let names = self["displayName"] {
      parameter.booleanNames = .init(
        whenTrue: names["true"].flatMap(SourceMaker.text), whenFalse: names["false"].flatMap(SourceMaker.text)
      )
    }
    if let values = self["supportedValues"] {
      if case .list(let known)? = maker.literal(values, as: parameter.type) {
        parameter.supportedValues = known
      } else {
        maker.notLiteral("The values of the parameter '\(name)'", record, name)
      }
    }
    if let options = self["inputOptions"] {
      parameter.inputOptions = inputOptions(options)
      if parameter.inputOptions == nil {
        maker.notLiteral("The input options of the parameter '\(name)'", record, name)
      }
    }
  }

  private func inputOptions(_ value: ConstantValue) -> IntentManifest.Parameter.InputOptions? {
    guard value.calledType?.ownName == "IntentInputOptions" else { return nil }
    // What is left out has the default of the initialiser.
    var options = IntentManifest.Parameter.InputOptions()
    if let name = value["keyboardType"]?.memberName { options.keyboard = name }
    if let name = value["capitalizationType"]?.memberName { options.capitalization = name }
    if let value = value["multiline"]?.boolean { options.isMultiline = value }
    if let value = value["autocorrect"]?.boolean { options.autocorrects = value }
    if let value = value["smartQuotes"]?.boolean { options.usesSmartQuotes = value }
    if let value = value["smartDashes"]?.boolean { options.usesSmartDashes = value }
    return options
  }

  private func readSize(
    _ value: ConstantValue, _ parameter: inout IntentManifest.Parameter, _ maker: inout SourceMaker
  ) {
    if case .dictionary(let pairs) = value {
      var sizes: [String: IntentManifest.Parameter.Size] = [:]
      for pair in pairs {
        if let family = pair.key.memberName, let size = size(pair.value) { sizes[family] = size }
      }
      parameter.sizeByWidgetFamily = sizes
      if sizes.count == pairs.count { return }
    } else if let size = size(value) {
      parameter.size = size
      return
    }
    maker.notLiteral("The size of the parameter '\(name)'", record, name)
  }

  private func size(_ value: ConstantValue) -> IntentManifest.Parameter.Size? {
    func whole(_ value: ConstantValue?) -> Int? {
      value?.text.flatMap(SourceMaker.number).flatMap(Int.init(exactly:))
    }
    if let count = whole(value) ?? whole(value["exactly"]) { return .init(minimum: count, maximum: count) }
    guard let minimum = whole(value["min"]), let maximum = whole(value["max"]) else { return nil }
    return .init(minimum: minimum, maximum: maximum)
  }

  /// The type of a value that is given as an argument.
  private func typeName(_ label: String, _ maker: inout SourceMaker) -> String? {
    guard let value = self[label] else { return nil }
    if let type = value.calledType { return type.description }
    let declared = arguments.first { $0.label == label }.map { TypeName($0.type) }
    if let declared, !declared.name.contains("any "), declared.name != "Swift.Optional" {
      return declared.description
    }
    maker.notLiteral("The \(label) of the parameter '\(name)'", record, name)
    return nil
  }
}
