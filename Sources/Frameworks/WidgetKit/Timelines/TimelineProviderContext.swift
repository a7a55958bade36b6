import SwiftUICore

/// The circumstances in which a widget is shown.
public struct TimelineProviderContext: Sendable {
  /// The size and place of the widget.
  public let family: WidgetFamily
  /// A Boolean value that indicates whether the widget is shown in the list of widgets.
  public let isPreview: Bool
  /// The size of the widget in points.
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

  /// The environments in which a widget may be shown, such as light and dark.
  @dynamicMemberLookup
  public struct EnvironmentVariants: @unchecked Sendable {
    // Sendable: the values are not changed after initialisation.
    private let variants: [EnvironmentValues]

    package init(_ variants: [EnvironmentValues]) { self.variants = variants }

    /// Returns a value in each of the environments, or nil if none are known.
    public subscript<T>(keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
      variants.isEmpty ? nil : variants.map { $0[keyPath: keyPath] }
    }

    /// Returns a value in each of the environments, or nil if none are known.
    public subscript<T>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
      self[keyPath]
    }
  }
}
