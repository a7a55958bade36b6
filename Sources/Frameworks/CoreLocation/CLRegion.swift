import Foundation
import Synchronization

/// An area with an identifier of the program's own.
///
/// Two regions are equal if their identifiers are, which is how the platforms treat monitored regions.
open class CLRegion: NSObject, NSCopying, @unchecked Sendable {
  // Sendable: the identifier is immutable, and a lock guards the two settings.
  private let settings = Mutex((onEntry: true, onExit: true))

  /// The identifier of the region.
  public let identifier: String

  /// A Boolean value that indicates whether entering the region is reported.
  public var notifyOnEntry: Bool {
    get { settings.withLock { $0.onEntry } }
    set { settings.withLock { $0.onEntry = newValue } }
  }

  /// A Boolean value that indicates whether leaving the region is reported.
  public var notifyOnExit: Bool {
    get { settings.withLock { $0.onExit } }
    set { settings.withLock { $0.onExit = newValue } }
  }

  init(identifier: String) {
    self.identifier = identifier
  }

  /// Returns a copy of the region.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CLRegion(identifier: identifier)
    copy.notifyOnEntry = notifyOnEntry
    copy.notifyOnExit = notifyOnExit
    return copy
  }

  /// Returns a Boolean value that indicates whether the identifiers are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CLRegion)?.identifier == identifier
  }

  /// The hash value of the identifier.
  open override var hash: Int { identifier.hashValue }
}

/// A circular region around a point, measured along the ellipsoid.
open class CLCircularRegion: CLRegion, Codable, @unchecked Sendable {
  /// The center.
  public let center: CLLocationCoordinate2D
  /// The radius in metres.
  public let radius: CLLocationDistance

  /// Creates a circular region.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  /// Returns a Boolean value that indicates whether the circle contains `coordinate`, which may be on its
  /// edge. False for invalid coordinates.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    Geodesic.distance(center, coordinate) <= radius
  }

  /// Returns a copy of the region.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = CLCircularRegion(center: center, radius: radius, identifier: identifier)
    copy.notifyOnEntry = notifyOnEntry
    copy.notifyOnExit = notifyOnExit
    return copy
  }

  private enum Key: String, CodingKey {
    case center, radius, identifier, notifyOnEntry, notifyOnExit
  }

  /// Creates a region from its encoded form.
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
