extension DisplayRepresentation {
  /// An image of a value: a file of the app, a symbol, image data or a URL.
  public struct Image: Equatable, Hashable, Sendable {
    /// The shape in which an image is shown.
    public struct DisplayStyle: Equatable, Hashable, Sendable {
      package let name: String
      /// The image's own shape.
      public static let `default` = DisplayStyle(name: "default")
      /// A circle, as for portraits.
      public static let circular = DisplayStyle(name: "circular")
    }

    /// The source of the image.
    package enum Source: Hashable, Sendable {
      case named(String)
      case systemName(String)
      case data(Data)
      case url(URL, width: Double?, height: Double?)
    }

    package let source: Source
    package let isTemplate: Bool?
    package let displayStyle: DisplayStyle

    package init(source: Source, isTemplate: Bool?, displayStyle: DisplayStyle) {
      self.source = source
      self.isTemplate = isTemplate
      self.displayStyle = displayStyle
    }

    /// Creates an image from the app's resources.
    public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      self.init(source: .named(name), isTemplate: isTemplate, displayStyle: displayStyle)
    }

    /// Creates an image from a system symbol, given its name.
    public init(systemName name: String, isTemplate: Bool? = nil) {
      self.init(source: .systemName(name), isTemplate: isTemplate, displayStyle: .default)
    }

    /// Creates an image from the bytes of an image file.
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      self.init(source: .data(data), isTemplate: isTemplate, displayStyle: displayStyle)
    }

    /// Creates an image from a URL.
    public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      self.init(
        source: .url(url, width: nil, height: nil), isTemplate: isTemplate, displayStyle: displayStyle)
    }

    /// Creates an image from a URL, with its size in points, which is then known before the image is fetched.
    public init(
      url: URL, width: Double, height: Double, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default
    ) {
      self.init(
        source: .url(url, width: width, height: height), isTemplate: isTemplate, displayStyle: displayStyle)
    }
  }
}
