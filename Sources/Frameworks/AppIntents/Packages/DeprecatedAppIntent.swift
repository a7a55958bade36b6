/// An intent that still runs where people have used it, and that is not offered any more.
@_alwaysEmitConformanceMetadata
public protocol DeprecatedAppIntent: AppIntent {
  /// The intent that takes its place.
  associatedtype ReplacementIntent: AppIntent = Never

  /// What people are told about it.
  static var deprecation: IntentDeprecation<ReplacementIntent> { get }
}

/// What people are told about an intent that is not offered any more.
public struct IntentDeprecation<ReplacementIntent: AppIntent>: Sendable {
  /// A sentence that says so, with a full stop.
  public var message: LocalizedStringResource

  /// The intent that takes its place, where there is one.
  public var replacedBy: ReplacementIntent.Type?

  /// Makes the text, with the intent that takes the other's place.
  public init(message: LocalizedStringResource, replacedBy: ReplacementIntent.Type?) {
    self.message = message
    self.replacedBy = replacedBy
  }

  /// Makes the text where no intent takes the other's place.
  public init(message: LocalizedStringResource) where ReplacementIntent == Never {
    self.init(message: message, replacedBy: nil)
  }

  /// Names the intent that takes the other's place.
  public init(replacedBy: ReplacementIntent.Type) {
    self.init(message: "Use \(String(localized: replacedBy.title)) instead.", replacedBy: replacedBy)
  }
}

extension DeprecatedAppIntent {
  /// What people are told, and the intent that takes the place of this one, without its type.
  package static var deprecationNotice: (message: LocalizedStringResource, replacement: (any AppIntent.Type)?)
  {
    let deprecation = Self.deprecation
    return (deprecation.message, deprecation.replacedBy)
  }
}

/// An intent that takes the place of an older kind of intent, which was known by the name of a class.
@_alwaysEmitConformanceMetadata
public protocol CustomIntentMigratedAppIntent: AppIntent {
  /// The name of the class. It is the intent's persistent identifier unless the type writes another.
  static var intentClassName: String { get }
}

extension CustomIntentMigratedAppIntent {
  public static var persistentIdentifier: String { intentClassName }
}
