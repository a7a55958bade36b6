/// A view as data, so that programs of views can be made, and changed, at random.
///
/// `kind` chooses the view, `number` its values; `inside` is what it holds.
struct Program: Equatable {
  var kind: Int
  var number: Int
  var modifiers: [Modifier] = []
  var inside: [Program] = []
  var keys: [Int] = []

  struct Modifier: Equatable {
    var kind: Int
    var number: Int
  }

  static let leafKinds = 0..<21
  static let kinds = 0..<50
  static let modifierKinds = 0..<46

  static func random(_ depth: Int, _ numbers: inout SeededNumbers) -> Program {
    let kinds = depth <= 0 ? leafKinds : self.kinds
    var program = Program(kind: Int.random(in: kinds, using: &numbers), number: numbers.below(7))
    if depth > 0 { program.inside = (0..<numbers.below(4)).map { _ in random(depth - 1, &numbers) } }
    program.keys = Array((0..<8).shuffled(using: &numbers).prefix(numbers.below(6)))
    program.modifiers = (0..<max(0, numbers.below(5) - 1)).map { _ in
      Modifier(kind: Int.random(in: modifierKinds, using: &numbers), number: numbers.below(6))
    }
    return program
  }

  /// The program with something different in it: mostly a value, sometimes what there is.
  mutating func change(_ depth: Int, _ numbers: inout SeededNumbers) {
    if !inside.isEmpty, !numbers.chance(3) {
      inside[numbers.below(inside.count)].change(depth - 1, &numbers)
      return
    }
    switch numbers.below(8) {
    case 0, 1: number = numbers.below(7)
    case 2: keys.shuffle(using: &numbers)
    case 3: if keys.isEmpty { keys = [1, 2] } else { keys.remove(at: numbers.below(keys.count)) }
    case 4: keys.insert(10 + numbers.below(90), at: numbers.below(keys.count + 1))
    case 5:
      if modifiers.isEmpty {
        number = (number + 1) % 7
      } else {
        modifiers[numbers.below(modifiers.count)].number = numbers.below(6)
      }
    case 6 where depth > 0:
      if !inside.isEmpty, numbers.chance(2) {
        inside.remove(at: numbers.below(inside.count))
      } else {
        inside.insert(.random(depth - 1, &numbers), at: numbers.below(inside.count + 1))
      }
    default: self = .random(depth, &numbers)
    }
  }
}
