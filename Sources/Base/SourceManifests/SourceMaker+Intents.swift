import IntentManifest
import PlainText

extension SourceMaker {
  mutating func intent(_ record: TypeRecord) -> IntentManifest.Intent {
    var intent = IntentManifest.Intent(identifier: identifier(record), type: record.type.name)
    intent.schema = schema(record, "__appSchemaIntent")
    intent.title =
      record.staticProperty("title") == nil
      ? intent.schema.map { IdentifierWords.title(of: $0.name) }
      : staticText("title", "The title", record)
    intent.description = description(record.staticProperty("description"), record)
    intent.parameters = parameters(record)
    intent.summary = summary(record, intent.parameters)
    intent.systemProtocols = FrameworkFacts.systemProtocols.filter { record.conforms(to: $0) }.sorted()
    readModes(record, &intent)
    intent.isDiscoverable =
      staticBoolean("isDiscoverable", "Whether people find it", record)
      ?? !record.conforms(to: "SnippetIntent")
    intent.isAssistantOnly = staticBoolean("isAssistantOnly", "Whether it is for assistants", record) ?? false
    if let property = record.staticProperty("authenticationPolicy") {
      if let policy = property.value.memberName.flatMap(IntentManifest.AuthenticationPolicy.init) {
        intent.authenticationPolicy = policy
      } else {
        notLiteral("The authentication policy", record, property.name)
      }
    }
    if let property = record.staticProperty("allowedExecutionTargets") {
      let names = members(property.value)
      if names == nil { notLiteral("Where it may run", record, property.name) }
      intent.executionTargets = (names ?? []).map(\.name).filter { $0 != "default" }.sorted()
    }
    intent.result = result(record)
    intent.deprecation = deprecation(record)
    intent.hasURL = record.conforms(to: "URLRepresentableIntent")
    return intent
  }

  /// The members of an option set, `[.background, .foreground(.dynamic)]`, or nil where they are not known.
  private func members(_ value: ConstantValue) -> [(name: String, argument: String?)]? {
    let values = value.elements ?? [value]
    let names = values.map { one in
      one.memberName.map { (name: $0, argument: one.arguments.first?.value.memberName) }
    }
    return names.contains { $0 == nil } ? nil : names.compactMap(\.self)
  }

  private mutating func readModes(_ record: TypeRecord, _ intent: inout IntentManifest.Intent) {
    let opensByKind = !FrameworkFacts.protocolsThatOpenApp.isDisjoint(with: intent.systemProtocols)
    intent.opensAppWhenRun =
      staticBoolean("openAppWhenRun", "Whether it opens the app", record) ?? opensByKind
    intent.supportedModes =
      record.conforms(to: "ForegroundContinuableIntent")
      ? [.background, .foregroundDynamic] : intent.opensAppWhenRun ? [.foreground] : [.background]
    guard let property = record.staticProperty("supportedModes") else { return }
    let modes = members(property.value).map { members in
      members.map { member -> IntentManifest.Mode? in
        switch (member.name, member.argument) {
        case ("background", nil): .background
        case ("foreground", nil), ("foreground", "immediate"): .foreground
        case ("foreground", "dynamic"): .foregroundDynamic
        case ("foreground", "deferred"): .foregroundDeferred
        default: nil
        }
      }
    }
    guard let modes, !modes.contains(nil) else {
      notLiteral("Where it can run", record, property.name)
      return
    }
    intent.supportedModes = IntentManifest.Mode.allCases.filter { modes.contains($0) }
  }

  /// Returns the shape of a result, by the type that `perform()` returns.
  private func result(_ record: TypeRecord) -> IntentManifest.Result {
    guard let performed = record.associatedTypes["PerformResult"] else { return IntentManifest.Result() }
    guard !performed.protocols.isEmpty else { return catalog.result(of: performed.type) }
    var result = IntentManifest.Result()
    let protocols = Set(performed.protocols)
    if protocols.contains("AppIntents.ReturnsValue") {
      result.value = performed.sameTypes.first { $0.key.hasSuffix(".Value") }.map { valueType($0.value) }
    }
    result.hasDialog = protocols.contains("AppIntents.ProvidesDialog")
    result.showsSnippet =
      protocols.contains("AppIntents.ShowsSnippetView") || protocols.contains("AppIntents.ShowsSnippetIntent")
    result.opensIntent = protocols.contains("AppIntents.OpensIntent")
    return result
  }

  private mutating func deprecation(_ record: TypeRecord) -> IntentManifest.Deprecation? {
    guard record.conforms(to: "DeprecatedAppIntent") else { return nil }
    let replacement = record.associatedTypes["ReplacementIntent"]?.type.name
    let property = record.staticProperty("deprecation")
    return .init(
      message: property?.value["message"].flatMap { text($0, "The deprecation", record, "deprecation") },
      replacement: replacement == "Swift.Never" ? nil : replacement)
  }
}
