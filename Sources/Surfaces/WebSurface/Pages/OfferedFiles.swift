import Foundation
import HTTPServer

/// The files that a person may keep, each under an address that can't be guessed, for their session alone.
///
/// They lie on disk, under no name: only who has the address gets one, and none is left when the program ends,
/// whatever ends it.
@MainActor
final class OfferedFiles {
  struct Offer {
    let session: String
    let name: String
    let file: OpenFile
    var seconds: Double?
  }

  /// The number of files that wait to be taken; the oldest go first.
  static let limit = 64

  /// The folder on whose disk the files lie.
  private let folder: URL
  private var offers: [(token: String, offer: Offer)] = []

  init(folder: URL = FileManager.default.temporaryDirectory) { self.folder = folder }

  var count: Int { offers.count }

  /// A file without a name that holds some bytes.
  ///
  /// - Throws: `HTTPServerError` where it can't be written.
  func file(holding data: Data) throws -> OpenFile { try OpenFile(holding: data, on: folder.path) }

  /// Offers a file.
  ///
  /// - Returns: The path of its address.
  /// - Throws: `WebSurfaceError` where the system gives no random numbers.
  func add(_ name: String, _ file: OpenFile, for session: WebSession) throws -> String {
    let token = try SecureToken().text
    if offers.count >= Self.limit { offers.removeFirst() }
    offers.append((token, Offer(session: session.name, name: name, file: file)))
    return "/-/file/" + token
  }

  /// - Parameter session: The name of the session that asks.
  func offer(_ token: String, for session: String) -> Offer? {
    offers.first { $0.token == token && $0.offer.session == session }?.offer
  }

  /// Forgets what was offered to sessions that are over.
  func forget(sessions names: Set<String>) { offers.removeAll { names.contains($0.offer.session) } }

  /// Forgets what was offered longer ago than some seconds.
  func sweep(now: Double, seconds: Double) {
    for index in offers.indices where offers[index].offer.seconds == nil { offers[index].offer.seconds = now }
    offers.removeAll { now - ($0.offer.seconds ?? now) > seconds }
  }
}
