import Foundation
import Storage
import Synchronization
import Testing

@Suite("Work in the background")
struct BackgroundQueueTests {
  @Test("A queue of one does its work in order, one after the other")
  func order() async {
    let queue = BackgroundQueue(name: "test")
    let done = Mutex<[Int]>([])
    let atWork = Atomic(0)
    let most = Atomic(0)
    await withCheckedContinuation { continuation in
      for number in 0..<200 {
        queue.async {
          most.max(atWork.add(1, ordering: .relaxed).newValue, ordering: .relaxed)
          done.withLock { $0.append(number) }
          atWork.subtract(1, ordering: .relaxed)
          if number == 199 { continuation.resume() }
        }
      }
    }
    #expect(done.withLock { $0 } == Array(0..<200))
    #expect(most.load(ordering: .relaxed) == 1)
  }

  @Test("A wider queue goes on beside work that waits, and no further than its width")
  func width() async {
    let queue = BackgroundQueue(name: "test", width: 3)
    let gate = DispatchSemaphore(value: 0)
    let begun = Atomic(0)
    // Two wait for the third, which so must be done beside them.
    await withCheckedContinuation { continuation in
      for _ in 0..<2 {
        queue.async {
          begun.add(1, ordering: .relaxed)
          gate.wait()
        }
      }
      queue.async {
        gate.signal()
        gate.signal()
        continuation.resume()
      }
    }
    let rest = Atomic(0)
    let most = Atomic(0)
    await withCheckedContinuation { continuation in
      let left = Atomic(60)
      for _ in 0..<60 {
        queue.async {
          most.max(rest.add(1, ordering: .relaxed).newValue, ordering: .relaxed)
          usleep(200)
          rest.subtract(1, ordering: .relaxed)
          if left.subtract(1, ordering: .relaxed).newValue == 0 { continuation.resume() }
        }
      }
    }
    #expect(begun.load(ordering: .relaxed) == 2)
    #expect((2...3).contains(most.load(ordering: .relaxed)))
  }

  #if os(Linux)
    @Test("Its threads are below others, which stay as they are")
    func niceness() async {
      let own = getpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0)
      let inside = await withCheckedContinuation { continuation in
        BackgroundQueue(name: "test").async {
          continuation.resume(returning: getpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0))
        }
      }
      #expect(inside == max(own, 10))
      #expect(getpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0) == own)
    }
  #endif
}
