import Foundation

extension NotificationCenter {
  /// The notifications with a name, as they are posted while somebody iterates.
  ///
  /// Each iterator hears what is posted after it was made. One that is slow keeps the last 256.
  ///
  /// - Parameter object: The sender to hear of; nil for any.
  public func notifications(named name: Notification.Name, object: (AnyObject & Sendable)? = nil)
    -> Notifications
  {
    Notifications(center: self, name: name, object: object)
  }

  /// Notifications as an asynchronous sequence, which ends when its task is cancelled.
  public final class Notifications: AsyncSequence, Sendable {
    public typealias Element = Notification
    public typealias Failure = Never

    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: (AnyObject & Sendable)?

    fileprivate init(center: NotificationCenter, name: Notification.Name, object: (AnyObject & Sendable)?) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func makeAsyncIterator() -> Iterator {
      let (stream, continuation) = AsyncStream.makeStream(
        of: Posted.self, bufferingPolicy: .bufferingNewest(256))
      let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
        continuation.yield(Posted(notification: notification))
      }
      let registration = Registration(center: center, token: token)
      return Iterator(base: stream.makeAsyncIterator(), registration: registration)
    }

    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var base: AsyncStream<Posted>.Iterator
      fileprivate let registration: Registration

      public mutating func next() async -> Notification? { await base.next()?.notification }

      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await base.next(isolation: actor)?.notification
      }
    }

    /// Sendable, because who posts a notification gives it to observers on any thread already: it is not
    /// changed any more.
    fileprivate struct Posted: @unchecked Sendable {
      let notification: Notification
    }

    /// Ends the observation with the last copy of the iterator.
    fileprivate final class Registration {
      private let center: NotificationCenter
      private let token: any NSObjectProtocol

      init(center: NotificationCenter, token: any NSObjectProtocol) {
        self.center = center
        self.token = token
      }

      deinit { center.removeObserver(token) }
    }
  }
}
