import CoreTransferable

/// The preview that a person sees of something before it is shared.
public struct SharePreview<Image, Icon> {
  let title: Text
}

extension SharePreview where Image == Never, Icon == Never {
  /// A title that is looked up.
  public init(_ titleKey: LocalizedStringKey) { title = Text(titleKey) }
  /// A title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.title = Text(title) }
  /// A title.
  public init(_ title: Text) { self.title = title }
}

extension SharePreview where Image: Transferable, Icon == Never {
  /// A title that is looked up, with an image. Surfaces show the title.
  public init(_ titleKey: LocalizedStringKey, image: Image) { title = Text(titleKey) }
  /// A title that is shown as it is, with an image. Surfaces show the title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.title = Text(title) }
}

extension SharePreview where Image == Never, Icon: Transferable {
  /// A title that is looked up, with an icon. Surfaces show the title.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { title = Text(titleKey) }
  /// A title that is shown as it is, with an icon. Surfaces show the title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) { self.title = Text(title) }
}

extension SharePreview where Image: Transferable, Icon: Transferable {
  /// A title that is looked up, with an image and an icon. Surfaces show the title.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { title = Text(titleKey) }
}

/// The label of a share link that has none of its own.
public struct DefaultShareLinkLabel {
  let title: Text
}

extension DefaultShareLinkLabel: View {
  public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

/// A control that offers items to other programs: by the surface's own means, such as a browser's share
/// sheet, else by copying or saving.
public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>
where Data.Element: Transferable {
  let items: Data
  let subject: Text?
  let message: Text?
  let preview: ((Data.Element) -> Text)?
  let label: Label
}

extension ShareLink: View {
  public var body: some View {
    let items = Array(items)
    // What is shared is looked up in the usual language: the receiver's isn't known.
    let subject = subject?.string() ?? items.first.flatMap { preview?($0).string() }
    let message = message?.string()
    let url = items.count == 1 ? items.first as? URL : nil
    PlainShareLink(
      label: label,
      source: .of(Data.Element.self, subject: subject, message: message, url: url) { items })
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<URL> {
  /// Creates a link that shares a URL.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(
      items: CollectionOfOne(item), subject: subject, message: message, preview: nil, label: label())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<String> {
  /// Creates a link that shares a text.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(
      items: CollectionOfOne(item), subject: subject, message: message, preview: nil, label: label())
  }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<URL>, Label == DefaultShareLinkLabel
{
  /// Creates a link that shares a URL.
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init("Share…", item: item, subject: subject, message: message)
  }
  /// Shares a URL, with a title that is looked up.
  public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(title: Text(titleKey)) }
  }
  /// Shares a URL, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(title: Text(title)) }
  }
  /// Shares a URL, with a title.
  public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(title: title) }
  }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<String>, Label == DefaultShareLinkLabel
{
  /// Creates a link that shares a text.
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init("Share…", item: item, subject: subject, message: message)
  }
  /// Shares a text, with a title that is looked up.
  public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(title: Text(titleKey)) }
  }
  /// Shares a text, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(title: Text(title)) }
  }
}

extension ShareLink {
  /// Creates a link that shares an item.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(
      items: CollectionOfOne(item), subject: subject, message: message, preview: { _ in preview.title },
      label: label())
  }

  /// Creates a link that shares items.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      items: items, subject: subject, message: message, preview: { preview($0).title }, label: label())
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a link that shares an item.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init("Share…", item: item, subject: subject, message: message, preview: preview)
  }
  /// Shares an item, with a title that is looked up.
  public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(item: item, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(title: Text(titleKey))
    }
  }
  /// Shares an item, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(item: item, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(title: Text(title))
    }
  }
  /// Shares items, with a title that is looked up.
  public init(
    _ titleKey: LocalizedStringKey = "Share…", items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items: items, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(title: Text(titleKey))
    }
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Shares URLs or texts, with a title that is looked up.
  public init(
    _ titleKey: LocalizedStringKey = "Share…", items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == URL {
    self.init(
      items: items, subject: subject, message: message, preview: nil,
      label: DefaultShareLinkLabel(title: Text(titleKey)))
  }
}
