/// Opens addresses: the app itself for its own links, what the person uses for all others.
package protocol URLOpener: Sendable {
  func open(_ url: URL) async throws
}

/// Where addresses are opened.
package enum URLOpeners {
  package static let slot = SystemSlot<any URLOpener>()
}

/// Opens an address: as a rule the result of another intent, which so leads into the app by one of its links.
public struct OpenURLIntent: SystemIntent {
  public static let title: LocalizedStringResource = "Open Link"
  public static let isDiscoverable = false

  /// The address.
  @Parameter(title: "Link") public var url: URL

  /// Makes a request whose address has yet to be set.
  public init() {}

  /// Makes a request to open an address.
  public init(_ url: URL) { self.url = url }

  /// Makes a request to open the link of an entity.
  ///
  /// - Throws: `IntentRunError` with `badURL` when the entity's values give none.
  public init<Entity: URLRepresentableEntity>(urlRepresentable: Entity) throws {
    self.init(try Entity.urlRepresentation.url(of: urlRepresentable))
  }

  /// Makes a request to open the link of a value.
  ///
  /// - Throws: `IntentRunError` with `badURL` when the type gives none for it.
  public init<Value: URLRepresentableEnum>(urlRepresentable: Value) throws {
    self.init(try Value.urlRepresentation.url(of: urlRepresentable))
  }

  /// Makes a request to open the link of an intent.
  ///
  /// - Throws: `IntentRunError` with `badURL` when the intent's parameters give none.
  public init<Intent: URLRepresentableIntent>(urlRepresentable: Intent) throws {
    self.init(try Intent.urlRepresentation.url(of: urlRepresentable))
  }

  public func perform() async throws -> some IntentResult {
    if let opener = URLOpeners.slot.service {
      try await opener.open(url)
    } else {
      DeclaredAPI.called("OpenURLIntent.perform()", because: "has no effect where nothing opens links.")
    }
    return .result()
  }
}
