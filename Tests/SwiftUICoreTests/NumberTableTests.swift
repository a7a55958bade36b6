import Testing

@testable import SwiftUICore

/// The table of nodes is a dictionary in less room.
struct NumberTableTests {
  @Test(arguments: 0..<20)
  func itIsADictionary(seed: Int) {
    var numbers = SeededNumbers(state: UInt64(seed))
    var table = NumberTable<Int>(expecting: seed * 7)
    var dictionary: [UInt32: Int] = [:]
    var used: [UInt32] = []
    // Small ranges make collisions, large ones gaps.
    let limits: [UInt32] = [20, 300, 5_000, .max - 1]
    let range = 1...limits[seed % 4]
    for step in 0..<2_000 {
      let number = UInt32.random(in: range, using: &numbers)
      if Int.random(in: 0..<5, using: &numbers) < (step < 1_000 ? 3 : 2) {
        table[number] = step
        dictionary[number] = step
        used.append(number)
      } else {
        let known = used.randomElement(using: &numbers) ?? number
        table[known] = nil
        dictionary[known] = nil
      }
      guard table.count == dictionary.count, table[number] == dictionary[number] else {
        Issue.record("seed \(seed), step \(step)")
        return
      }
    }
    #expect(Dictionary(uniqueKeysWithValues: table.all.map { ($0.number, $0.value) }) == dictionary)
    #expect(dictionary.allSatisfy { table[$0] == $1 })
    table[0] = 1
    #expect(table[0] == nil)
  }
}
