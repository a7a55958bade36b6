/// A service that opens URLs: the app's own links in the app, all others in the person's preferred program.
package protocol URLOpener: Sendable {
  func open(_ url: URL) async throws
}

/// The slot for the service that opens URLs.
package enum URLOpeners {
  package static let slot = SystemSlot<any URLOpener>()
}

/// An intent that opens a URL, usually as the result of another intent that leads into the app by one of its
/// links.
public struct OpenURLIntent: SystemIntent {
  /// The title of the action.
  public static let title: LocalizedStringResource = "Open Link"
  /// A Boolean value that indicates whether people can find the action: they can't, it only serves other
  /// intents.
  public static let isDiscoverable = false

  /// The URL to open.
  @Parameter(title: "Link") public var url: URL

  /// Creates a request whose URL has yet to be set.
  public init() {}

  /// Creates a request to open a URL.
  public init(_ url: URL) { self.url = url }

  /// Creates a request to open the URL of an entity.
  ///
  /// - Throws: `IntentRunError` with `badURL` when the entity's values yield none.
  public init<Entity: URLRepresentableEntity>(urlRepresentable: Entity) throws {
    self.init(try Entity.urlRepresentation.url(of: urlRepresentable))
  }

  /// Creates a request to open the URL of a value.
  ///
  /// - Throws: `IntentRunError` with `badURL` when the type has none for it.
  public init<Value: URLRepresentableEnum>(urlRepresentable: Value) throws {
    self.init(try Value.urlRepresentation.url(of: urlRepresentable))
  }

  /// Creates a request to open the URL of an intent.
  ///
  /// - Throws: `IntentRunError` with `badURL` when the intent's parameters yield none.
  public init<Intent: URLRepresentableIntent>(urlRepresentable: Intent) throws {
    self.init(try Intent.urlRepresentation.url(of: urlRepresentable))
  }

  /// Opens the URL. Where no service opens URLs it has no effect.
  public func perform() async throws -> some IntentResult {
    if let opener = URLOpeners.slot.service {
      try await opener.open(url)
    } else {
      DeclaredAPI.called("OpenURLIntent.perform()", because: "has no effect where nothing opens links.")
    }
    return .result()
  }
}
