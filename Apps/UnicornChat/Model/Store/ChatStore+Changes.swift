import Foundation

extension ChatStore {
  /// How often others' changes are looked for, in seconds, while somebody listens.
  private static let lookoutSeconds = 0.25

  /// Tells of each change from now on: of this store's at once, of others' within 250 ms. Whoever is slower than
  /// 1,024 changes is told instead that `everything` may have changed.
  package func changes() throws -> ChatChanges {
    let wait = context.wait
    return listeners.feed(latest: try read { try ChangeLog.latest($0) }) { [weak self] in
      while !Task.isCancelled {
        do { try await wait(Self.lookoutSeconds) } catch { return }
        guard let self else { return }
        // What can't be read now is read with the next look: an error shows itself where the store is used.
        do { try self.noticeChanges() } catch { continue }
      }
    }
  }

  /// Looks for changes of others now, and tells of them.
  package func noticeChanges() throws {
    let found = try read { try log.others(after: listeners.latest, $0) }
    listeners.advance(to: found.latest)
    listeners.tell(found.changes)
  }
}
