/// The level of a heading among others.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// The kind of text that a view holds.
public struct AccessibilityTextContentType: Sendable {
  package let name: String
  /// Text without a special kind.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// Text of a console.
  public static let console = AccessibilityTextContentType(name: "console")
  /// Names and paths of files.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// Text of messages.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// Prose, such as a story.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// Source code.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// Text of a spreadsheet.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// Text of a document being written.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// The part of a view in a pair of a label and the content it labels.
public enum AccessibilityLabeledPairRole: Sendable {
  case label, content
}

/// A name for something more to say about a view.
public struct AccessibilityCustomContentKey: Sendable {
  let label: Text
  /// A name that is looked up.
  public init(_ labelKey: LocalizedStringKey) { label = Text(labelKey) }
  /// A name, and what tells it apart.
  public init(_ label: Text, id: String) { self.label = label }
  /// A name that is looked up, and what tells it apart.
  public init(_ labelKey: LocalizedStringKey, id: String) { label = Text(labelKey) }
}

/// The importance of additional information, which decides when it is spoken.
public enum AXCustomContentImportance: Sendable {
  case `default`, high
}

/// The name under which importance is known elsewhere.
public enum AXCustomContent {
  /// The importance of additional information, which decides when it is spoken.
  public typealias Importance = AXCustomContentImportance
}

/// Texts that are looked up where the view is.
private struct SpokenTexts {
  let texts: [Text]
  let change: ([String]) -> AccessibilityChange
}

extension SpokenTexts: PrimitiveModifier {
  typealias Body = Never
  func apply(to context: inout ModifierContext) {
    let environment = context.outside
    context.add(
      .modifier(.accessibility(change(texts.map { $0.resolved(in: environment).string }))))
  }
}

nonisolated extension View {
  /// Sets the names by which people may call the view when speaking to it.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    modifier(SpokenTexts(texts: inputLabels) { .inputLabels($0) })
  }
  /// Sets the names by which people may call the view when speaking to it.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) })
  }
  /// Sets the names by which people may call the view when speaking to it.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
    accessibilityInputLabels(inputLabels.map { Text($0) })
  }

  /// Sets the level of the view's heading.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    note(.accessibility(.heading(Int(level.rawValue))))
  }

  /// Sets the kind of text that the view holds.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    note(.accessibility(.textContent(value.name)))
  }

  /// Sets the part of the view in a pair of label and content, which share an identifier.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    var hasher = Hasher()
    hasher.combine(id)
    hasher.combine(namespace)
    return note(.accessibility(.labeledPair(hasher.finalize(), isLabel: role == .label)))
  }

  /// Adds information about the view for assistive technology; spoken at once, if it is important.
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View {
    modifier(
      SpokenTexts(texts: [label, value]) {
        .customContent(label: $0[0], value: $0[1], isImportant: importance == .high)
      })
  }
  /// Adds information about the view for assistive technology; spoken at once, if it is important.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), value, importance: importance)
  }
  /// Adds information about the view for assistive technology; spoken at once, if it is important.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
  }
  /// Adds information about the view for assistive technology; spoken at once, if it is important.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(key.label, value, importance: importance)
  }

  /// Sets whether the characters of text inside are spoken one by one. Screen readers decide.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
  /// Sets the pitch at which text inside is spoken. Screen readers decide.
  public func speechAdjustedPitch(_ value: Double) -> some View { self }
  /// Sets whether signs in text inside are spoken. Screen readers decide.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
  /// Sets whether text inside is spoken after what is being spoken. Screen readers decide.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}
