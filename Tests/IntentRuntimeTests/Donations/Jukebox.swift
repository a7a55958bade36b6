import AppIntents
import Synchronization

/// What donations of the tests are about.
enum Jukebox {
  struct Volume: AppEntity {
    static let persistentIdentifier = "JukeboxVolume"
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
    static let persistentIdentifier = "JukeboxVolumeQuery"

    /// The volumes that are there, and which were asked for.
    final class StockBox: Sendable {
      let state = Mutex<(volumes: [Int], asked: [[Int]])>((Array(0..<1_000), []))
    }
    @TaskLocal static var stock = StockBox()

    func entities(for identifiers: [Int]) async throws -> [Volume] {
      Self.stock.state.withLock { stock in
        stock.asked.append(identifiers)
        return identifiers.filter(stock.volumes.contains).reversed().map {
          Volume(id: $0, title: "Volume \($0)")
        }
      }
    }
  }

  /// A value that nothing describes.
  struct Sealed: _IntentValue {}
}
