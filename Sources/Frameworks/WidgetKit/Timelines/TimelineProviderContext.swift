import SwiftUICore

/// Where and how a widget is to be shown.
public struct TimelineProviderContext: Sendable {
  /// The size and place.
  public let family: WidgetFamily
  /// Whether it is shown in a list of widgets.
  public let isPreview: Bool
  /// How large it is, in points.
  public let displaySize: CGSize
  /// The environments in which the same views may be shown.
  public let environmentVariants: EnvironmentVariants

  package init(
    family: WidgetFamily, isPreview: Bool = false, displaySize: CGSize = .zero,
    environmentVariants: EnvironmentVariants = EnvironmentVariants([])
  ) {
    self.family = family
    self.isPreview = isPreview
    self.displaySize = displaySize
    self.environmentVariants = environmentVariants
  }

  /// The environments in which a widget may be shown: light and dark, say.
  @dynamicMemberLookup
  public struct EnvironmentVariants: @unchecked Sendable {
    // Sendable: nobody changes the values after they were put in.
    private let variants: [EnvironmentValues]

    package init(_ variants: [EnvironmentValues]) { self.variants = variants }

    /// A value in each of the environments; nil where none are known.
    public subscript<T>(keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
      variants.isEmpty ? nil : variants.map { $0[keyPath: keyPath] }
    }

    /// A value in each of the environments; nil where none are known.
    public subscript<T>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
      self[keyPath]
    }
  }
}
