import Testing

@testable import WebSurface

/// The turns of windows that have something to send.
@MainActor
struct WindowQueueTests {
  /// What was done, in order. Without an actor of its own it would be looked at beside the main one.
  @MainActor private final class Log {
    private(set) var entries: [String] = []
    func add(_ entry: String) { entries.append(entry) }
    func isLong(_ count: Int) async { while entries.count < count { await Task.yield() } }
  }

  @Test("Who waits for the main actor comes before the windows after the next")
  func between() async {
    let queue = WindowQueue(slice: .zero)
    let log = Log()
    for number in 1...4 {
      queue.add {
        log.add("window \(number)")
        // Somebody types while the first window is looked after.
        if number == 1 { Task { log.add("typed") } }
      }
    }
    await log.isLong(5)
    #expect(log.entries.filter { $0 != "typed" } == (1...4).map { "window \($0)" })
    #expect(log.entries.firstIndex(of: "typed").map { $0 <= 2 } == true)
  }

  @Test("Windows get their share while events never end", .timeLimit(.minutes(1)))
  func share() async {
    let queue = WindowQueue(slice: .zero)
    var (windows, events) = (0, 0)
    // Events without an end: each brings about the next.
    func answer() {
      events += 1
      if windows < 3 { Task { answer() } } else { queue.eventWasAnswered() }
    }
    queue.eventCame()
    for _ in 1...3 { queue.add { windows += 1 } }
    Task { answer() }
    while windows < 3 { await Task.yield() }
    #expect(events > 0)
  }

  @Test("Windows that come back wait until all others had their turn")
  func fair() async {
    let queue = WindowQueue(slice: .seconds(60))
    let log = Log()
    queue.add {
      log.add("busy")
      queue.add { log.add("busy again") }
    }
    queue.add { log.add("other") }
    await log.isLong(3)
    #expect(log.entries == ["busy", "other", "busy again"])
  }

  @Test("A window whose turn was interrupted goes on before the others")
  func interrupted() async {
    let queue = WindowQueue(slice: .zero)
    let log = Log()
    queue.add {
      log.add("begun")
      queue.add(first: true) { log.add("ended") }
    }
    queue.add { log.add("other") }
    await log.isLong(3)
    #expect(log.entries == ["begun", "ended", "other"])
  }

  @Test("After a rest it goes on")
  func again() async {
    let queue = WindowQueue()
    let log = Log()
    for round in 1...3 {
      queue.add { log.add("\(round)") }
      await log.isLong(round)
      for _ in 1...10 { await Task.yield() }
    }
    #expect(log.entries == ["1", "2", "3"])
  }
}
