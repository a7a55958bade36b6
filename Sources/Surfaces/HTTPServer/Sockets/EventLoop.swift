import CSockets
import Glibc
import Synchronization

/// An owner of a file descriptor in an event loop. All three are called on the loop's thread, one at a time.
protocol EventSource: AnyObject, Sendable {
  /// The descriptor can do what was asked for (`EPOLLIN` ...), or has failed.
  func handle(events: UInt32)
  /// A tick has passed.
  func tick(now: Duration)
  /// The loop ends; the descriptor has to be closed.
  func loopEnded()
}

/// One thread that waits for many descriptors with epoll, level-triggered.
///
/// Adding, changing and removing may happen on any thread. An event that was under way when its source was
/// removed is dropped: sources have numbers that are used once.
final class EventLoop: Sendable {
  private let poll: Int32
  private let waker: Int32
  private let clock: @Sendable () -> Duration
  private let tickLength: Duration
  private let onTick: Mutex<Tick>

  /// An action in a structure: as the lock's own value a closure would be wrapped once more by each access.
  private struct Tick {
    let action: @Sendable (Duration) -> Void
  }
  private let shared = Mutex(Shared())

  private struct Shared {
    var sources: [UInt64: any EventSource] = [:]
    var nextNumber: UInt64 = 1
    var isEnding = false
    var thread: pthread_t?
  }

  /// - Throws: `cannotStart` where the system gives no descriptors.
  init(
    clock: @escaping @Sendable () -> Duration, tick: Duration
  ) throws(HTTPServerError) {
    poll = epoll_create1(csockets_epoll_close_on_exec)
    waker = eventfd(0, csockets_event_flags)
    self.clock = clock
    tickLength = tick
    onTick = Mutex(Tick { _ in })
    guard poll >= 0, waker >= 0 else {
      if poll >= 0 { close(poll) }
      if waker >= 0 { close(waker) }
      throw HTTPServerError(.cannotStart, "The system gives no descriptors to poll with.", systemError: errno)
    }
    control(EPOLL_CTL_ADD, waker, number: 0, events: csockets_in)
  }

  deinit {
    close(poll)
    close(waker)
  }

  var now: Duration { clock() }

  func start(
    onTick: @escaping @Sendable (Duration) -> Void
  ) throws(HTTPServerError) {
    self.onTick.withLock { $0 = Tick(action: onTick) }
    var thread = pthread_t()
    let context = Unmanaged.passRetained(self)
    let result = pthread_create(
      &thread, nil,
      { context in
        guard let context else { return nil }
        Unmanaged<EventLoop>.fromOpaque(context).takeRetainedValue().run()
        return nil
      }, context.toOpaque())
    guard result == 0 else {
      context.release()
      throw HTTPServerError(.cannotStart, "The system gives no thread.", systemError: result)
    }
    let started = thread
    shared.withLock { $0.thread = started }
  }

  /// Ends the thread and waits for it; every source is told.
  func end() {
    let thread = shared.withLock { shared -> pthread_t? in
      shared.isEnding = true
      defer { shared.thread = nil }
      return shared.thread
    }
    wake()
    if let thread { pthread_join(thread, nil) }
  }

  /// A number for a source that will be added.
  func reserveNumber() -> UInt64 {
    shared.withLock {
      $0.nextNumber += 1
      return $0.nextNumber - 1
    }
  }

  /// Waits for a descriptor from now on; false where the loop ends or the system refuses.
  func add(_ source: any EventSource, number: UInt64, descriptor: Int32, events: UInt32) -> Bool {
    let isTaken = shared.withLock { shared -> Bool in
      guard !shared.isEnding else { return false }
      shared.sources[number] = source
      return true
    }
    guard isTaken else { return false }
    if control(EPOLL_CTL_ADD, descriptor, number: number, events: events) { return true }
    shared.withLock { _ = $0.sources.removeValue(forKey: number) }
    return false
  }

  func change(number: UInt64, descriptor: Int32, events: UInt32) {
    control(EPOLL_CTL_MOD, descriptor, number: number, events: events)
  }

  /// Forgets a source; the caller closes the descriptor afterwards.
  func remove(number: UInt64, descriptor: Int32) {
    control(EPOLL_CTL_DEL, descriptor, number: number, events: 0)
    shared.withLock { _ = $0.sources.removeValue(forKey: number) }
  }

  private func wake() {
    var one: UInt64 = 1
    _ = write(waker, &one, 8)
  }

  @discardableResult
  private func control(_ operation: Int32, _ descriptor: Int32, number: UInt64, events: UInt32) -> Bool {
    var event = epoll_event()
    event.events = events
    event.data.u64 = number
    return epoll_ctl(poll, operation, descriptor, &event) == 0
  }

  private func run() {
    var events = [epoll_event](repeating: epoll_event(), count: 256)
    var nextTick = clock() + tickLength
    let wait = Int32(max(1, min(1_000, tickLength / .milliseconds(1))))
    while true {
      let count = epoll_wait(poll, &events, Int32(events.count), wait)
      for event in events.prefix(Int(max(0, count))) {
        let number = event.data.u64
        if number == 0 {
          var value: UInt64 = 0
          _ = read(waker, &value, 8)
          continue
        }
        // The source may have gone since the system made the event.
        let source = shared.withLock { $0.sources[number] }
        source?.handle(events: event.events)
      }
      if shared.withLock({ $0.isEnding }) { break }
      let now = clock()
      if now >= nextTick {
        nextTick = now + tickLength
        let sources = shared.withLock { Array($0.sources.values) }
        for source in sources { source.tick(now: now) }
        let tick = onTick.withLock { $0 }
        tick.action(now)
      }
    }
    let rest = shared.withLock { shared in
      defer { shared.sources = [:] }
      return Array(shared.sources.values)
    }
    for source in rest { source.loopEnded() }
    onTick.withLock { $0 = Tick { _ in } }
  }
}
