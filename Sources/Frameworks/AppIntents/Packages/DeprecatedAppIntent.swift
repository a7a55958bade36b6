/// An intent that still runs where people have used it, but is no longer offered.
@_alwaysEmitConformanceMetadata
public protocol DeprecatedAppIntent: AppIntent {
  /// The type of the replacement.
  associatedtype ReplacementIntent: AppIntent = Never

  /// The deprecation notice.
  static var deprecation: IntentDeprecation<ReplacementIntent> { get }
}

/// A notice that an intent is no longer offered.
public struct IntentDeprecation<ReplacementIntent: AppIntent>: Sendable {
  /// The message, a sentence with a full stop.
  public var message: LocalizedStringResource

  /// The intent that replaces the deprecated one, if there is one.
  public var replacedBy: ReplacementIntent.Type?

  /// Creates a notice with a message and a replacement.
  public init(message: LocalizedStringResource, replacedBy: ReplacementIntent.Type?) {
    self.message = message
    self.replacedBy = replacedBy
  }

  /// Creates a notice without a replacement.
  public init(message: LocalizedStringResource) where ReplacementIntent == Never {
    self.init(message: message, replacedBy: nil)
  }

  /// Creates a notice that names the replacement.
  public init(replacedBy: ReplacementIntent.Type) {
    self.init(message: "Use \(String(localized: replacedBy.title)) instead.", replacedBy: replacedBy)
  }
}

extension DeprecatedAppIntent {
  /// The message and the replacement of this intent, with its type erased.
  package static var deprecationNotice: (message: LocalizedStringResource, replacement: (any AppIntent.Type)?)
  {
    let deprecation = Self.deprecation
    return (deprecation.message, deprecation.replacedBy)
  }
}

/// An intent that replaces a custom intent of an older framework, which was identified by a class name.
@_alwaysEmitConformanceMetadata
public protocol CustomIntentMigratedAppIntent: AppIntent {
  /// The name of the class. It is the intent's persistent identifier unless the type declares another.
  static var intentClassName: String { get }
}

extension CustomIntentMigratedAppIntent {
  /// The name of the class.
  public static var persistentIdentifier: String { intentClassName }
}
