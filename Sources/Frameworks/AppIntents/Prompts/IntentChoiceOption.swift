/// One of the things that an intent lets a person choose between.
public struct IntentChoiceOption: Equatable, Hashable, Sendable {
  /// How an option looks, by what it does.
  public struct Style: Equatable, Hashable, Sendable {
    package let name: String
    /// Nothing out of the ordinary.
    public static let `default` = Style(name: "default")
    /// It takes something away that does not come back by itself.
    public static let destructive = Style(name: "destructive")
    /// It ends the run.
    public static let cancel = Style(name: "cancel")
  }

  /// What stands on it.
  public let title: LocalizedStringResource

  /// How it looks.
  public let style: Style

  /// Makes an option.
  public init(title: LocalizedStringResource, style: Style = .default) {
    self.title = title
    self.style = style
  }

  /// The option that ends the run: choosing it makes `requestChoice` throw.
  public static let cancel = IntentChoiceOption(title: "Cancel", style: .cancel)

  /// The option that ends the run, under another title.
  public static func cancel(title: LocalizedStringResource) -> IntentChoiceOption {
    IntentChoiceOption(title: title, style: .cancel)
  }
}
