/// Entries with something said about them.
struct ChangedToolbarContent<Content: ToolbarContent> {
  let content: Content
  let change: (inout EnvironmentValues) -> Void
}

extension ChangedToolbarContent: CustomizableToolbarContent, PrimitiveToolbarContent {
  typealias Body = Never
  var declaring: any View { content.declaringView.modifier(EnvironmentChange(change: change)) }
}

extension ToolbarContent {
  /// Sets whether the entries are left out.
  public nonisolated func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    ChangedToolbarContent(content: self) { $0.hidesToolbarItems = $0.hidesToolbarItems || hidden }
  }

  /// Sets whether the entries share a background with others. Surfaces decide that themselves here.
  public nonisolated func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    self
  }
}

/// The changes that a person may make to entries when arranging them.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  let name: String
  /// A person may move and remove the entries.
  public static let `default` = ToolbarCustomizationBehavior(name: "default")
  /// A person may move the entries.
  public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
  /// Nothing may be changed.
  public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
}

/// The options of entries that a person may arrange.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  /// A bit for each option.
  public let rawValue: Int
  /// Creates a set from its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// An entry that is always in the palette of entries.
  public static var alwaysAvailable: ToolbarCustomizationOptions { .init(rawValue: 1) }
}

extension CustomizableToolbarContent {
  /// Sets the changes that a person may make to the entries. Nobody can arrange them here.
  public nonisolated func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent {
    self
  }

  /// Sets whether the entries are shown before a person arranges them.
  public nonisolated func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    ChangedToolbarContent(content: self) {
      $0.hidesToolbarItems = $0.hidesToolbarItems || defaultVisibility == .hidden
    }
  }
}
