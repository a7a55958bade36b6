import Foundation

extension NotificationCenter {
  /// Returns an asynchronous sequence of the notifications with a name.
  ///
  /// Each iterator receives what is posted after its creation and buffers the newest 256.
  ///
  /// - Parameter object: The sender to observe, or nil for any.
  public func notifications(named name: Notification.Name, object: (AnyObject & Sendable)? = nil)
    -> Notifications
  {
    Notifications(center: self, name: name, object: object)
  }

  /// An asynchronous sequence of notifications, which ends when its task is cancelled.
  public final class Notifications: AsyncSequence, Sendable {
    public typealias Element = Notification
    /// The sequence never throws.
    public typealias Failure = Never

    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: (AnyObject & Sendable)?

    fileprivate init(center: NotificationCenter, name: Notification.Name, object: (AnyObject & Sendable)?) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Returns an iterator that observes notifications from now on.
    public func makeAsyncIterator() -> Iterator {
      let (stream, continuation) = AsyncStream.makeStream(
        of: Posted.self, bufferingPolicy: .bufferingNewest(256))
      let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
        continuation.yield(Posted(notification: notification))
      }
      let registration = Registration(center: center, token: token)
      return Iterator(base: stream.makeAsyncIterator(), registration: registration)
    }

    /// An iterator over notifications as they are posted.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var base: AsyncStream<Posted>.Iterator
      fileprivate let registration: Registration

      /// Waits for the next notification and returns it, or nil once the task is cancelled.
      public mutating func next() async -> Notification? { await base.next()?.notification }

      /// Waits for the next notification and returns it, or nil once the task is cancelled.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await base.next(isolation: actor)?.notification
      }
    }

    /// Sendable because the poster of a notification already shares it with observers on any thread: it is
    /// not changed any more.
    fileprivate struct Posted: @unchecked Sendable {
      let notification: Notification
    }

    /// A registration that ends the observation when the last copy of the iterator goes away.
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
