/// A group of values for which a shortcut is shown.
public protocol AppShortcutOptionsCollectionProtocol {
  /// What makes the values.
  associatedtype Provider: DynamicOptionsProvider

  /// Makes the values.
  var dynamicOptionsProvider: Provider { get }

  /// What stands above the group.
  var title: LocalizedStringResource { get }

  /// The symbol beside the title.
  var systemImageName: String? { get }
}

/// A group of values for which a shortcut is shown.
public struct AppShortcutOptionsCollection<Provider: DynamicOptionsProvider>:
  AppShortcutOptionsCollectionProtocol
{
  public let dynamicOptionsProvider: Provider
  public let title: LocalizedStringResource
  public let systemImageName: String?

  /// Makes a group.
  ///
  /// - Parameters:
  ///   - dynamicOptionsProvider: Makes the values.
  ///   - title: What stands above the group.
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

/// Builds the groups of values for which a shortcut is shown.
@resultBuilder
public enum AppShortcutOptionsCollectionSpecificationBuilder<Value: _IntentValue> {
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
  // Unchecked for the option providers; see ShortcutParameterPresentation, which takes the list over.
  let collections: [any AppShortcutOptionsCollectionProtocol]

  func makeIterator() -> IndexingIterator<[any AppShortcutOptionsCollectionProtocol]> {
    collections.makeIterator()
  }
}
