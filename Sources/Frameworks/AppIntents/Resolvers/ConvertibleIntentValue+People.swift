extension PersonNameComponents: ConvertibleIntentValue {
  /// Returns name components from text or from a person.
  package static func converted(
    from value: any Sendable, for traits: ParameterTraits?, in conversion: ParameterConversion
  ) -> PersonNameComponents? {
    switch value {
    case let text as String:
      let components = PersonNameComponents(text: text)
      return components.givenName == nil ? nil : components
    case let person as IntentPerson:
      if case .components(let components) = person.name { return components }
      return PersonNameComponents(text: person.name.displayString)
    default: return nil
    }
  }
}

extension IntentPerson: ConvertibleIntentValue {
  /// Returns a person from an address (`ann@example.org`, `Ann <ann@example.org>`), a phone number, a name,
  /// or the parts `name`, `email`, `phone` and `identifier`.
  ///
  /// A parameter that requests an address or a number rejects people without it.
  package static func converted(
    from value: any Sendable, for traits: ParameterTraits?, in conversion: ParameterConversion
  ) -> IntentPerson? {
    var mode = ParameterMode.contact
    if case .person(let asked) = traits { mode = asked }
    return person(value).flatMap { $0.fits(mode) ? $0 : nil }
  }

  private static func person(_ value: any Sendable) -> IntentPerson? {
    if let name = value as? PersonNameComponents { return IntentPerson(name: .components(name)) }
    if let parts = ValueParts(value) {
      let handles =
        [
          parts.text("email", "emailAddress").map { Handle(emailAddress: $0) },
          parts.text("phone", "phoneNumber").map { Handle(phoneNumber: $0) },
          parts.text("handle").flatMap { handle($0) },
        ].compactMap { $0 }
      let identifier = parts.text("identifier", "id").map(Identifier.applicationDefined)
      guard let name = parts.text("name", "displayName") ?? handles.first?.value else { return nil }
      return IntentPerson(
        identifier: identifier, name: .displayName(name), handle: handles.first,
        aliases: Array(handles.dropFirst()))
    }
    guard let text = (value as? String)?.trimmingCharacters(in: .whitespacesAndNewlines), !text.isEmpty else {
      return nil
    }
    if text.hasSuffix(">"), let open = text.lastIndex(of: "<"),
      let handle = handle(String(text[text.index(after: open)...].dropLast()))
    {
      let name = text[..<open].trimmingCharacters(in: CharacterSet(charactersIn: " \""))
      return name.isEmpty
        ? IntentPerson(handle: handle) : IntentPerson(name: .displayName(name), handle: handle)
    }
    return handle(text).map { IntentPerson(handle: $0) } ?? IntentPerson(name: .displayName(text))
  }

  /// Returns an email address or phone number if a text has the form of one.
  private static func handle(_ text: String) -> Handle? {
    guard text.utf8.count <= 320 else { return nil }
    let sides = text.split(separator: "@", omittingEmptySubsequences: false)
    if sides.count == 2, !sides[0].isEmpty, sides[1].dropFirst().dropLast().contains("."),
      !text.contains(where: \.isWhitespace)
    {
      return Handle(emailAddress: text)
    }
    // ITU-T E.164 has at most 15 digits; short codes have three.
    let digits = text.filter(\.isNumber).count
    let isNumber = text.allSatisfy { $0.isNumber || " +-()./\u{A0}".contains($0) }
    return isNumber && (3...15).contains(digits) ? Handle(phoneNumber: text) : nil
  }

  /// Returns a Boolean value that indicates whether the person has the detail that a parameter requests.
  package func fits(_ mode: ParameterMode) -> Bool {
    let handles = ([handle].compactMap { $0 } + aliases).map { handle -> Handle.Value in handle.value }
    let hasEmail = handles.contains { if case .emailAddress = $0 { true } else { false } }
    let hasPhone = handles.contains { if case .phoneNumber = $0 { true } else { false } }
    return switch mode {
    case .contact: true
    case .email: hasEmail
    case .phone: hasPhone
    case .emailOrPhone: hasEmail || hasPhone
    }
  }
}
