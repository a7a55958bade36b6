extension DisplayRepresentation {
  /// A picture of a value: a file of the app, a symbol, bytes or an address.
  public struct Image: Equatable, Hashable, Sendable {
    /// The shape in which a picture is shown.
    public struct DisplayStyle: Equatable, Hashable, Sendable {
      package let name: String
      /// As it is.
      public static let `default` = DisplayStyle(name: "default")
      /// Cut to a circle, as faces are.
      public static let circular = DisplayStyle(name: "circular")
    }

    /// Where the picture comes from.
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

    /// A picture in the app's resources.
    public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      self.init(source: .named(name), isTemplate: isTemplate, displayStyle: displayStyle)
    }

    /// A symbol of the system, by its name.
    public init(systemName name: String, isTemplate: Bool? = nil) {
      self.init(source: .systemName(name), isTemplate: isTemplate, displayStyle: .default)
    }

    /// The bytes of a picture file.
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      self.init(source: .data(data), isTemplate: isTemplate, displayStyle: displayStyle)
    }

    /// The address of a picture.
    public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      self.init(
        source: .url(url, width: nil, height: nil), isTemplate: isTemplate, displayStyle: displayStyle)
    }

    /// The address of a picture whose size, in points, is known before it is fetched.
    public init(
      url: URL, width: Double, height: Double, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default
    ) {
      self.init(
        source: .url(url, width: width, height: height), isTemplate: isTemplate, displayStyle: displayStyle)
    }
  }
}
