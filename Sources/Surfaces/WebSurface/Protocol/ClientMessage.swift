import JSONValues

/// A message of a browser on the live channel.
enum ClientMessage: Sendable, Equatable {
  /// The first message of each connection.
  case hello(ClientHello)
  case event(ClientEvent)
  /// The browser can't go on with what it has: it wants all anew.
  case resync

  /// The most bytes of the identity of an event: a life and a number.
  static let longestIdentity = 96

  /// - Throws: `WebSurfaceError` with `badMessage`.
  init(_ bytes: [UInt8], limits: WebLimits) throws {
    let value: JSONValue
    do {
      value = try JSONValue(parsing: bytes, maximumDepth: 6)
    } catch {
      throw WebSurfaceError(.badMessage, "A message is no JSON text.", underlying: error)
    }
    guard let values = value.array else {
      throw WebSurfaceError(.badMessage, "Expected an array, found \(value.kindName).")
    }
    switch values.first {
    case .string("hello"):
      guard values.count == 2 else {
        throw WebSurfaceError(.badMessage, "A greeting has two parts, found \(values.count).")
      }
      self = .hello(try ClientHello(values[1]))
    case .string("resync"): self = .resync
    case .string("again"):
      guard values.count > 2, let identity = values[1].string, identity.utf8.count <= Self.longestIdentity
      else {
        throw WebSurfaceError(
          .badMessage,
          "An event that comes again has an identity of at most \(Self.longestIdentity) bytes in front.")
      }
      var event = try ClientEvent(Array(values.dropFirst(2)), limits: limits)
      event.identity = identity
      self = .event(event)
    default: self = .event(try ClientEvent(values, limits: limits))
    }
  }
}

/// The greeting of a browser: the state that it shows, and the facts about its user.
struct ClientHello: Sendable, Equatable {
  /// The number of the last patch it took.
  var patch: Int
  /// The life of the window that the patch belongs to, as the page or an earlier answer gave it.
  var life: String
  /// The path and query of the page.
  var url: String
  var environment: ClientEnvironment

  init(known patch: Int, _ life: String, _ url: String, _ environment: ClientEnvironment) {
    self.patch = patch
    self.life = life
    self.url = url
    self.environment = environment
  }

  init(_ object: JSONValue) throws {
    guard case .object = object else {
      throw WebSurfaceError(.badMessage, "Expected an object in the greeting, found \(object.kindName).")
    }
    var reader = MessageReader(["n", "life", "url"].map { object[$0] ?? .null })
    patch = try reader.integer("\"n\"", in: 0...Int(Int32.max))
    life = try reader.string("\"life\"", upTo: 64)
    url = try reader.string("\"url\"", upTo: 4096)
    environment = try ClientEnvironment(object)
  }
}
