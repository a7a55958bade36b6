import AppIntents
import Synchronization

/// What the tests of values write and read.
enum Shelf {
  struct Volume: AppEntity {
    static let persistentIdentifier = "ShelfVolume"
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Volume"
    static let defaultQuery = VolumeQuery()
    let id: Int
    @Property(title: "Title") var title: String
    var displayRepresentation: DisplayRepresentation { "\(title)" }

    init(id: Int, title: String) {
      self.id = id
      self.title = title
    }
  }

  struct VolumeQuery: EntityQuery {
    static let persistentIdentifier = "ShelfVolumeQuery"

    /// The volumes that are there, and which were asked for.
    struct Stock: Sendable {
      var volumes: [Int] = Array(0..<1_000)
      var asked: [[Int]] = []
      var extra: [Int] = []
    }
    @TaskLocal static var stock = StockBox()

    final class StockBox: Sendable {
      let state = Mutex(Stock())
    }

    func entities(for identifiers: [Int]) async throws -> [Volume] {
      Self.stock.state.withLock { stock in
        stock.asked.append(identifiers)
        let found = identifiers.filter(stock.volumes.contains) + stock.extra
        return found.reversed().map { Volume(id: $0, title: "Volume \($0)") }
      }
    }
  }

  struct Note: TransientAppEntity {
    static let persistentIdentifier = "ShelfNote"
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Note"
    @Property(title: "Text") var text: String
    @Property(title: "Page") var page: Int?
    @Property(title: "About") var about: Volume?
    @Property(title: "Replies") var replies: [Note]
    var displayRepresentation: DisplayRepresentation { "\(text)" }
  }

  enum Genre: String, AppEnum {
    case crime, travel, poems
    static let persistentIdentifier = "ShelfGenre"
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Genre"
    static let caseDisplayRepresentations: [Genre: DisplayRepresentation] = [
      .crime: "Crime", .travel: "Travel", .poems: "Poems",
    ]
  }

  enum Stars: Int, AppEnum {
    case one = 1
    case two, three
    static let persistentIdentifier = "ShelfStars"
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Stars"
    static let caseDisplayRepresentations: [Stars: DisplayRepresentation] = [
      .one: "*", .two: "**", .three: "***",
    ]
  }

  /// A value of an app's own that only `Codable` describes.
  struct Margin: _IntentValue, Codable, Hashable {
    var left: Double
    var opened: Date
  }

  /// A value that nothing describes.
  struct Sealed: _IntentValue {}
}

@UnionValue
enum ShelfSubject {
  case volume(Shelf.Volume)
  case pages([Int])
  case remark(String?)
}

/// The same numbers each time (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
