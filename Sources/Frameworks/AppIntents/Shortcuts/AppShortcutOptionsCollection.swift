/// A titled group of values for which a shortcut is shown.
public protocol AppShortcutOptionsCollectionProtocol {
  /// The type of the provider of the values.
  associatedtype Provider: DynamicOptionsProvider

  /// The provider of the values.
  var dynamicOptionsProvider: Provider { get }

  /// The title above the group.
  var title: LocalizedStringResource { get }

  /// The symbol beside the title.
  var systemImageName: String? { get }
}

/// A titled group of values for which a shortcut is shown.
public struct AppShortcutOptionsCollection<Provider: DynamicOptionsProvider>:
  AppShortcutOptionsCollectionProtocol
{
  /// The provider of the values.
  public let dynamicOptionsProvider: Provider
  /// The title above the group.
  public let title: LocalizedStringResource
  /// The symbol beside the title.
  public let systemImageName: String?

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - dynamicOptionsProvider: The provider of the values.
  ///   - title: The title above the group.
  ///   - systemImageName: The symbol beside the title.
  public init(
    _ dynamicOptionsProvider: Provider, title: LocalizedStringResource, systemImageName: String? = nil
  ) {
    self.dynamicOptionsProvider = dynamicOptionsProvider
    self.title = title
    self.systemImageName = systemImageName
  }
}

extension AppShortcutOptionsCollection: Sendable where Provider: Sendable {}

/// The groups of values for which a shortcut is shown.
public protocol AppShortcutOptionsCollectionSpecification<Value>: Sendable, Sequence
where Element == any AppShortcutOptionsCollectionProtocol {
  /// The type of the values.
  associatedtype Value: _IntentValue
}

/// A result builder for the groups of values for which a shortcut is shown.
@resultBuilder
public enum AppShortcutOptionsCollectionSpecificationBuilder<Value: _IntentValue> {
  /// Combines groups into a list.
  public static func buildBlock<each Collection: AppShortcutOptionsCollectionProtocol>(
    _ collections: repeat each Collection
  ) -> some AppShortcutOptionsCollectionSpecification<Value> {
    var list: [any AppShortcutOptionsCollectionProtocol] = []
    for collection in repeat each collections { list.append(collection) }
    return OptionsCollectionList<Value>(collections: list)
  }
}

private struct OptionsCollectionList<Value: _IntentValue>: AppShortcutOptionsCollectionSpecification,
  @unchecked Sendable
{
  // Unchecked because of the option providers; see ShortcutParameterPresentation, which takes over the list.
  let collections: [any AppShortcutOptionsCollectionProtocol]

  func makeIterator() -> IndexingIterator<[any AppShortcutOptionsCollectionProtocol]> {
    collections.makeIterator()
  }
}
