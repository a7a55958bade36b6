import Foundation
import Synchronization

/// An area with a name of the program's own.
///
/// Two regions are equal when their identifiers are, as the platforms treat regions that are watched.
open class CLRegion: NSObject, NSCopying, @unchecked Sendable {
  // Sendable: the identifier never changes, the two settings stand behind a lock.
  private let settings = Mutex((onEntry: true, onExit: true))

  /// The name that tells this region from others.
  public let identifier: String

  /// Whether entering the region is worth a notice.
  public var notifyOnEntry: Bool {
    get { settings.withLock { $0.onEntry } }
    set { settings.withLock { $0.onEntry = newValue } }
  }

  /// Whether leaving the region is worth a notice.
  public var notifyOnExit: Bool {
    get { settings.withLock { $0.onExit } }
    set { settings.withLock { $0.onExit = newValue } }
  }

  init(identifier: String) {
    self.identifier = identifier
  }

  /// Another region of the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CLRegion(identifier: identifier)
    copy.notifyOnEntry = notifyOnEntry
    copy.notifyOnExit = notifyOnExit
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CLRegion)?.identifier == identifier
  }

  open override var hash: Int { identifier.hashValue }
}

/// A circle around a point, measured along the ellipsoid.
open class CLCircularRegion: CLRegion, Codable, @unchecked Sendable {
  /// The middle.
  public let center: CLLocationCoordinate2D
  /// The radius in metres.
  public let radius: CLLocationDistance

  /// Makes a circle.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  /// Whether the circle holds `coordinate`; its rim belongs to it. False for invalid coordinates.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    Geodesic.distance(center, coordinate) <= radius
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = CLCircularRegion(center: center, radius: radius, identifier: identifier)
    copy.notifyOnEntry = notifyOnEntry
    copy.notifyOnExit = notifyOnExit
    return copy
  }

  private enum Key: String, CodingKey {
    case center, radius, identifier, notifyOnEntry, notifyOnExit
  }

  /// Decodes what ``encode(to:)`` wrote.
  public required init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    center = try values.decode(CLLocationCoordinate2D.self, forKey: .center)
    radius = try values.decode(CLLocationDistance.self, forKey: .radius)
    super.init(identifier: try values.decode(String.self, forKey: .identifier))
    notifyOnEntry = try values.decode(Bool.self, forKey: .notifyOnEntry)
    notifyOnExit = try values.decode(Bool.self, forKey: .notifyOnExit)
  }

  /// Encodes all values.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(center, forKey: .center)
    try values.encode(radius, forKey: .radius)
    try values.encode(identifier, forKey: .identifier)
    try values.encode(notifyOnEntry, forKey: .notifyOnEntry)
    try values.encode(notifyOnExit, forKey: .notifyOnExit)
  }
}
