import AppIntents
import CoreVideo
import Synchronization

// The app of most listings here: a guide to lighthouses. What the listings leave out is supplied by this file.

/// What the guide knows and remembers.
final class Guide: Sendable {
  private struct Contents {
    var favorites: Set<Int> = []
    var removedTours: Set<Int> = []
    var visitorCalls: [Int] = []
  }

  private let contents = Mutex(Contents())

  static let all = [
    Lighthouse(id: 1, name: "Skerry Point", sea: "North Sea"),
    Lighthouse(id: 2, name: "Hollow Cape", sea: "Baltic"),
    Lighthouse(id: 3, name: "Gull Rock", sea: "Irish Sea"),
  ]

  func isFavorite(_ lighthouse: LighthouseEntity) async -> Bool {
    contents.withLock { $0.favorites.contains(lighthouse.id) }
  }

  func setFavorite(_ isFavorite: Bool, _ id: Int) {
    contents.withLock { contents in
      if isFavorite { contents.favorites.insert(id) } else { contents.favorites.remove(id) }
    }
  }

  /// Only Gull Rock, which has the number 3, is closed to visitors.
  func isOpen(_ lighthouse: LighthouseEntity) async -> Bool { lighthouse.id != 3 }

  /// A picture as wide as a lighthouse's number shows that lighthouse.
  func lighthouses(shownIn picture: CVReadOnlyPixelBuffer) async throws -> [LighthouseEntity] {
    Self.all.filter { $0.id == picture.size.width }.map(\.entity)
  }

  func countVisitors(_ id: Int) async -> Int {
    contents.withLock { $0.visitorCalls.append(id) }
    return id * 10
  }

  func visitorCalls(for id: Int) -> Int { contents.withLock { $0.visitorCalls.count { $0 == id } } }

  func removeTour(_ id: Int) { contents.withLock { _ = $0.removedTours.insert(id) } }
  func restoreTour(_ id: Int) { contents.withLock { _ = $0.removedTours.remove(id) } }
  func hasTour(_ id: Int) -> Bool { contents.withLock { !$0.removedTours.contains(id) } }
}

/// Where the guide's windows lead.
final class Chart: Sendable {
  private let places = Mutex<[String]>([])

  func show(_ place: String) async { places.withLock { $0.append(place) } }
  func hasShown(_ place: String) -> Bool { places.withLock { $0.contains(place) } }
}

struct Lighthouse: Hashable {
  var id: Int
  var name: String
  var sea: String

  var entity: LighthouseEntity { LighthouseEntity(id: id, name: name, sea: sea) }
}

struct LighthouseEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Lighthouse"
  static let defaultQuery = LighthouseQuery()
  var id: Int
  @Property var name: String
  @Property var sea: String
  var displayRepresentation: DisplayRepresentation { "\(name)" }
}

struct LighthouseQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [LighthouseEntity] {
    Guide.all.filter { identifiers.contains($0.id) }.map(\.entity)
  }
}

/// A way from one lighthouse to the next.
struct TourEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tour"
  static let defaultQuery = TourQuery()
  var id: Int
  @Property var name: String
  var displayRepresentation: DisplayRepresentation { "\(name)" }
}

struct TourQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [TourEntity] {
    identifiers.map { TourEntity(id: $0, name: "Tour \($0)") }
  }
}

/// The objects that intents of the guide and of the choir's chat find by `@Dependency`.
enum Station {
  static let guide = Guide()
  static let chart = Chart()
  static let choir = Choir()

  /// Adds them, once.
  static let open: Void = {
    AppDependencyManager.shared.add(dependency: guide)
    AppDependencyManager.shared.add(dependency: chart)
    AppDependencyManager.shared.add(dependency: choir)
  }()
}
