import Testing

@testable import WebSurface

@Suite struct ReleasedMemoryTests {
  @Test func muchIsGivenBackAtOnceAndLittleWhenNothingMoreComes() {
    var memory = ReleasedMemory()
    #expect(!memory.isDue(now: 0))
    memory.add(9 << 20)
    #expect(memory.isDue(now: 1))
    #expect(!memory.isDue(now: 2))
    // The rest of a storm: it is waited for while it goes on.
    memory.add(1 << 20)
    #expect(!memory.isDue(now: 10))
    memory.add(1 << 20)
    #expect(!memory.isDue(now: 20))
    #expect(!memory.isDue(now: 30))
    #expect(memory.isDue(now: 36))
    #expect(!memory.isDue(now: 100))
  }
}
