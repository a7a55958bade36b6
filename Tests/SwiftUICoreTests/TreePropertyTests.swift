import Observation
import Testing

@testable import SwiftUICore

/// A random but repeatable source (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// A view as data, so that programs can be made at random.
indirect enum Recipe: Equatable {
  case text(String)
  case stack([Recipe], vertical: Bool)
  case rows([String])
  case either(Bool, Recipe, Recipe)
  case maybe(Bool, Recipe)
  case composite(Int, Recipe)
  case counter(Int)
  case padded(Recipe)
  case backed(Recipe, Recipe)
  case identified(Int, Recipe)
  case choice([Int], Int)
  case declaring(String, Recipe)
  case reading(Recipe)
  case environment(Bool, Recipe)

  static func random(_ depth: Int, _ numbers: inout SeededNumbers) -> Recipe {
    let kind = Int.random(in: 0..<(depth <= 0 ? 3 : 14), using: &numbers)
    func inner() -> Recipe { random(depth - 1, &numbers) }
    switch kind {
    case 0: return .text("\(Int.random(in: 0..<9, using: &numbers))")
    case 1: return .counter(Int.random(in: 0..<3, using: &numbers))
    case 2:
      return .rows(
        Array("abcdefgh".shuffled(using: &numbers).prefix(Int.random(in: 0..<9, using: &numbers))).map(
          String.init))
    case 3, 4:
      let count = Int.random(in: 0..<4, using: &numbers)
      return .stack((0..<count).map { _ in inner() }, vertical: kind == 3)
    case 5: return .either(Bool.random(using: &numbers), inner(), inner())
    case 6: return .maybe(Bool.random(using: &numbers), inner())
    case 7: return .composite(Int.random(in: 0..<3, using: &numbers), inner())
    case 8: return .padded(inner())
    case 9: return .backed(inner(), inner())
    case 10: return .identified(Int.random(in: 0..<3, using: &numbers), inner())
    case 11:
      return .choice(
        Array((0..<6).shuffled(using: &numbers).prefix(4)), Int.random(in: 0..<6, using: &numbers))
    case 12: return .declaring("d\(Int.random(in: 0..<5, using: &numbers))", inner())
    default:
      return Bool.random(using: &numbers)
        ? .reading(inner()) : .environment(Bool.random(using: &numbers), inner())
    }
  }

  /// The recipe with one part made anew.
  func changed(_ depth: Int, _ numbers: inout SeededNumbers) -> Recipe {
    if Int.random(in: 0..<4, using: &numbers) == 0 { return .random(depth, &numbers) }
    func inner(_ recipe: Recipe) -> Recipe { recipe.changed(depth - 1, &numbers) }
    switch self {
    case .text, .counter, .choice: return .random(0, &numbers)
    case .rows(var names):
      names.shuffle(using: &numbers)
      if Bool.random(using: &numbers) {
        names = Array(names.dropLast())
      } else {
        names.append("\(names.count)x")
      }
      return .rows(names)
    case .stack(var recipes, let vertical):
      if let index = recipes.indices.randomElement(using: &numbers) { recipes[index] = inner(recipes[index]) }
      return .stack(recipes, vertical: vertical)
    case .either(let first, let a, let b): return .either(!first, a, inner(b))
    case .maybe(let shows, let recipe): return .maybe(!shows, recipe)
    case .composite(let number, let recipe): return .composite(number, inner(recipe))
    case .padded(let recipe): return .padded(inner(recipe))
    case .backed(let recipe, let back): return .backed(inner(recipe), back)
    case .identified(let id, let recipe):
      return Bool.random(using: &numbers) ? .identified(id + 1, recipe) : .identified(id, inner(recipe))
    case .declaring(let name, let recipe):
      return Bool.random(using: &numbers) ? .declaring(name + "'", recipe) : .declaring(name, inner(recipe))
    case .reading(let recipe): return .reading(inner(recipe))
    case .environment(let isOn, let recipe): return .environment(!isOn, recipe)
    }
  }
}

enum NamesKey: DeclarationKey { typealias Value = String }

/// Where the views of a program find what they show: one model for each composite view, so that a change
/// reaches a scope in the middle of the tree.
@MainActor @Observable final class Model {
  var recipe: Recipe
  init(_ recipe: Recipe) { self.recipe = recipe }
}

struct RecipeView: View {
  let recipe: Recipe
  var counters: Counters?

  var body: some View { AnyView(erasing: content(recipe)) }

  @MainActor private func content(_ recipe: Recipe) -> any View {
    switch recipe {
    case .text(let text): Text(verbatim: text)
    case .stack(let recipes, true):
      VStack {
        ForEach(0..<recipes.count, id: \.self) { RecipeView(recipe: recipes[$0], counters: counters) }
      }
    case .stack(let recipes, false):
      HStack { ForEach(0..<recipes.count, id: \.self) { AnyView(erasing: content(recipes[$0])) } }
    case .rows(let names): ForEach(names, id: \.self) { Row(name: $0) }
    case .either(let first, let a, let b):
      Group { if first { AnyView(erasing: content(a)) } else { RecipeView(recipe: b, counters: counters) } }
    case .maybe(let shows, let recipe):
      Group { if shows { RecipeView(recipe: recipe, counters: counters) } }
    case .composite(let number, let recipe):
      Wrapper(number: number) { RecipeView(recipe: recipe, counters: counters) }
    case .counter(let start): CounterView(start: start, counters: counters)
    case .padded(let recipe): AnyView(erasing: content(recipe)).padding(3)
    case .backed(let recipe, let back):
      RecipeView(recipe: recipe, counters: counters).background { AnyView(erasing: content(back)) }
    case .identified(let id, let recipe): AnyView(erasing: content(recipe)).id(id)
    case .choice(let options, let chosen):
      Picker("Choice", selection: .constant(chosen)) { ForEach(options, id: \.self) { Text("\($0)") } }
    case .declaring(let name, let recipe):
      RecipeView(recipe: recipe, counters: counters).declare(NamesKey.self, name)
    case .reading(let recipe):
      DeclarationReader(
        NamesKey.self, place: .before, content: RecipeView(recipe: recipe, counters: counters)
      ) {
        Text(verbatim: $0.joined(separator: ","))
      }
    case .environment(let isOn, let recipe): RecipeView(recipe: recipe, counters: counters).disabled(isOn)
    }
  }

  struct Row: View {
    let name: String
    @State private var taps = 0
    var body: some View { Button(name + "\(taps)") { taps += 1 } }
  }

  struct Wrapper<Content: View>: View {
    let number: Int
    @ViewBuilder let content: Content
    var body: some View {
      content
      Text(verbatim: "\(number)")
    }
  }
}

/// Counters that a test can turn from outside, some of which show nothing at times.
@MainActor @Observable final class Counters { var turns = [0, 0, 0] }

struct CounterView: View {
  let start: Int
  var counters: Counters?
  @State private var own = 0
  @Environment(\.isEnabled) private var isEnabled
  var body: some View {
    let turns = counters?.turns[start] ?? 0
    if turns % 3 != 2 {
      Button("\(start) \(turns) \(own) \(isEnabled)") { own += 1 }.declare(NamesKey.self, "c\(turns)")
    }
  }
}

struct ModelView: View {
  let model: Model
  let counters: Counters
  var body: some View { RecipeView(recipe: model.recipe, counters: counters) }
}

@MainActor
struct TreePropertyTests {
  @Test(arguments: 0..<150)
  func stepsLeadToTheTree(seed: Int) throws {
    var numbers = SeededNumbers(state: UInt64(seed))
    let model = Model(.random(5, &numbers))
    let counters = Counters()
    let tree = ViewTree(environment: fixed)
    let mirror = MirroredTree()
    try mirror.apply(tree.show(ModelView(model: model, counters: counters)))
    for round in 0..<20 {
      if Bool.random(using: &numbers) { model.recipe = model.recipe.changed(5, &numbers) }
      if Bool.random(using: &numbers) { counters.turns[Int.random(in: 0..<3, using: &numbers)] += 1 }
      let buttons = tree.snapshot().all("button")
      if let button = buttons.randomElement(using: &numbers) { button.press() }
      try mirror.apply(tree.update())
      #expect(mirror.outline == MirroredTree.outline(of: tree), "seed \(seed), round \(round)")
      // What was evaluated in part is what an evaluation of everything makes, state apart.
      let fresh = ViewTree(environment: fixed)
      fresh.show(ModelView(model: model, counters: counters))
      #expect(shape(of: tree) == shape(of: fresh), "seed \(seed), round \(round)")
    }
    tree.close()
    #expect(tree.nodeCount == 0)
    #expect(tree.scopeCount == 0)
  }

  /// The outline without numbers that state may have changed: those at the ends of texts, with what `isEnabled`
  /// says. By hand, because a regular expression took most of the time of these tests.
  private func shape(of tree: ViewTree) -> String {
    var result: [UInt8] = []
    for byte in tree.snapshot().outline.utf8 {
      if byte == UInt8(ascii: "\"") {
        var end = result.count
        for word in [" true", " false"] where result.suffix(word.utf8.count).elementsEqual(word.utf8) {
          end -= word.utf8.count
        }
        let digits = result[..<end].reversed().prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        if !digits.isEmpty { result.removeSubrange((end - digits.count)...) }
      }
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }
}
