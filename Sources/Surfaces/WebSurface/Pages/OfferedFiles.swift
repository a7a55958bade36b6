import Foundation

/// The files that a person may keep, each under an address that can't be guessed, for their session alone.
@MainActor
final class OfferedFiles {
  struct Offer {
    let session: String
    let name: String
    let data: Data
    var seconds: Double?
  }

  /// The number of files that wait to be taken; the oldest go first.
  static let limit = 64

  private var offers: [(token: String, offer: Offer)] = []

  var count: Int { offers.count }

  /// Offers a file.
  ///
  /// - Returns: The path of its address; nil where it can't be offered.
  func add(_ name: String, _ data: Data, for session: WebSession) -> String? {
    switch Result(catching: { try SecureToken().text }) {
    case .success(let token):
      if offers.count >= Self.limit { offers.removeFirst() }
      offers.append((token, Offer(session: session.name, name: name, data: data)))
      return "/-/file/" + token
    case .failure: return nil
    }
  }

  func offer(_ token: String, for session: WebSession) -> Offer? {
    offers.first { $0.token == token && $0.offer.session == session.name }?.offer
  }

  /// Forgets what was offered longer ago than some seconds.
  func sweep(now: Double, seconds: Double) {
    for index in offers.indices where offers[index].offer.seconds == nil { offers[index].offer.seconds = now }
    offers.removeAll { now - ($0.offer.seconds ?? now) > seconds }
  }
}
