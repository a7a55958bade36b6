import Synchronization

/// A count of connections, together and of each neighbour.
final class Admission: Sendable {
  private let limits: HTTPServer.Limits
  private let state = Mutex(State())

  private struct State {
    var total = 0
    var neighbours: [[UInt8]: Int] = [:]
  }

  /// A place that was given; it is free again when nothing refers to it.
  final class Ticket: Sendable {
    private let admission: Admission
    private let neighbour: [UInt8]

    fileprivate init(_ admission: Admission, _ neighbour: [UInt8]) {
      self.admission = admission
      self.neighbour = neighbour
    }

    deinit { admission.release(neighbour) }
  }

  enum Answer {
    case admitted(Ticket)
    case refused(HTTPStatus, String)
  }

  init(limits: HTTPServer.Limits) { self.limits = limits }

  var total: Int { state.withLock { $0.total } }

  func admit(_ address: RemoteAddress) -> Answer {
    let neighbour = address.neighbour
    return state.withLock { state in
      guard state.total < limits.connections else {
        return .refused(
          .serviceUnavailable, "The server has all the \(limits.connections) connections it allows.")
      }
      let count = state.neighbours[neighbour, default: 0]
      guard count < limits.connectionsPerAddress else {
        return .refused(
          .tooManyRequests,
          "Your address has all the \(limits.connectionsPerAddress) connections it is allowed.")
      }
      state.total += 1
      state.neighbours[neighbour] = count + 1
      return .admitted(Ticket(self, neighbour))
    }
  }

  private func release(_ neighbour: [UInt8]) {
    state.withLock { state in
      state.total -= 1
      let count = state.neighbours[neighbour, default: 1] - 1
      state.neighbours[neighbour] = count > 0 ? count : nil
    }
  }
}
