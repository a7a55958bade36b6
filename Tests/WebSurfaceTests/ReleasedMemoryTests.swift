import Testing

@testable import WebSurface

@Suite struct ReleasedMemoryTests {
  @Test func muchIsGivenBackAtOnceAndLittleWhenNothingMoreComes() {
    var memory = ReleasedMemory()
    func due(after bytes: Int, at times: Double...) -> [Bool] {
      memory.add(bytes)
      return times.map { memory.isDue(now: $0) }
    }
    #expect(due(after: 0, at: 0) == [false])
    #expect(due(after: 9 << 20, at: 1, 2) == [true, false])
    // The rest of a storm: it is waited for while it goes on.
    #expect(due(after: 1 << 20, at: 10) == [false])
    #expect(due(after: 1 << 20, at: 20, 30, 36, 100) == [false, false, true, false])
  }
}
