/// An option that an intent offers to a person.
public struct IntentChoiceOption: Equatable, Hashable, Sendable {
  /// The appearance of an option.
  public struct Style: Equatable, Hashable, Sendable {
    package let name: String
    /// An ordinary option.
    public static let `default` = Style(name: "default")
    /// An option that destroys data that can't be restored.
    public static let destructive = Style(name: "destructive")
    /// An option that ends the run.
    public static let cancel = Style(name: "cancel")
  }

  /// The label of the option.
  public let title: LocalizedStringResource

  /// The appearance of the option.
  public let style: Style

  /// Creates an option.
  public init(title: LocalizedStringResource, style: Style = .default) {
    self.title = title
    self.style = style
  }

  /// The default option that ends the run: choosing it makes `requestChoice` throw.
  public static let cancel = IntentChoiceOption(title: "Cancel", style: .cancel)

  /// Returns an option that ends the run, with another title.
  public static func cancel(title: LocalizedStringResource) -> IntentChoiceOption {
    IntentChoiceOption(title: title, style: .cancel)
  }
}
