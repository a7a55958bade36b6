import LanguageData
import MessageUnderstanding
import SuggestionEngine

/// A learner of the network that chooses the day and the time of a plan: the logarithm of the probability of
/// all the right answers of a turn is raised, by Adam (Kingma and Ba, 2015), in a fixed order.
struct PlanLearner {
  private static let epochs = 30
  private static let batch = 64
  private static let rate: Float = 3e-3
  /// The share of hidden units that are left out of a step.
  private static let dropping: Float = 0.25

  private var weights: [Float]
  private var gradient: [Float]
  private var adam: Adam
  private var generator: SplitMix64

  private(set) var network: PlanNetwork

  /// - Parameter member: the number of the network among those of a model: each begins and is taught otherwise.
  init(
    _ lessons: [SuggestionEngine.PlanLesson], member: Int, progress: (String) throws -> Void
  ) rethrows {
    generator = SplitMix64(seed: 0x91A5 &+ UInt64(member) &* 0x9E37)
    weights = Array(repeating: 0, count: PlanNetwork.count)
    gradient = weights
    adam = Adam(count: weights.count)
    network = PlanNetwork(weights: weights)
    for (part, inputs) in [
      (PlanNetwork.Part.day, PlanNetwork.dayInputs), (.clock, PlanNetwork.clockInputs),
      (.pair, PlanNetwork.pairInputs), (.turn, PlanNetwork.turnInputs), (.out, PlanNetwork.hidden),
      (.none, PlanNetwork.turnInputs), (.noneOut, PlanNetwork.noneHidden),
    ] {
      let spread =
        (3 / Float(inputs)).squareRoot() * (part == .none || part == .noneOut || part == .out ? 1 : 0.6)
      for place in 0..<part.count {
        weights[PlanNetwork.offset(part) + place] = (generator.unit() * 2 - 1) * spread
      }
    }
    // A turn whose answer can't be chosen teaches nothing.
    let lessons = lessons.filter { $0.isRight.contains(true) }
    for epoch in 0..<PlanLearner.epochs {
      try progress("plans \(member + 1), round \(epoch + 1) of \(PlanLearner.epochs)")
      let rate = PlanLearner.rate * (1 - 0.9 * Float(epoch) / Float(PlanLearner.epochs))
      var waiting = 0
      for index in generator.permutation(of: lessons.count) {
        learn(lessons[index])
        waiting += 1
        if waiting == PlanLearner.batch {
          adam.step(&weights, &gradient, rate: rate, count: PlanLearner.batch)
          waiting = 0
        }
      }
    }
    network = PlanNetwork(weights: weights)
  }

  /// Adds the gradient of a lesson.
  private mutating func learn(_ lesson: SuggestionEngine.PlanLesson) {
    let (width, noneWidth) = (PlanNetwork.hidden, PlanNetwork.noneHidden)
    let kept = 1 / (1 - PlanLearner.dropping)
    let mask = (0..<width).map { _ in generator.unit() < PlanLearner.dropping ? 0 : kept }
    let noneMask = (0..<noneWidth).map { _ in generator.unit() < PlanLearner.dropping ? 0 : kept }
    let input = lesson.input
    func layer(_ part: PlanNetwork.Part, _ features: [Float], _ width: Int) -> [Float] {
      var sums = [Float](repeating: 0, count: width)
      weights.withUnsafeBufferPointer {
        PlanNetwork.add(features, $0, at: PlanNetwork.offset(part), to: &sums)
      }
      return sums
    }
    func line(_ part: PlanNetwork.Part, _ features: [Float]) -> Float {
      let base = PlanNetwork.offset(part)
      return features.indices.reduce(0) { $0 + features[$1] * weights[base + $1] }
    }
    let days = input.days.map { layer(.day, $0, width) }
    let clocks = input.clocks.map { layer(.clock, $0, width) }
    let turn = layer(.turn, input.turn, width)
    let (bias, out) = (PlanNetwork.offset(.bias), PlanNetwork.offset(.out))
    let (noneBias, noneOut) = (PlanNetwork.offset(.noneBias), PlanNetwork.offset(.noneOut))
    var none = layer(.none, input.turn, noneWidth)
    var scores = [line(.noneLine, input.turn) + weights[PlanNetwork.offset(.noneLineBias)]]
    for unit in 0..<noneWidth {
      none[unit] = max(0, none[unit] + weights[noneBias + unit]) * noneMask[unit]
      scores[0] += none[unit] * weights[noneOut + unit]
    }
    var hidden = [[Float]]()
    for (pair, features) in zip(input.pairs, input.pairFeatures) {
      var sums = layer(.pair, features, width)
      var score =
        line(.dayLine, input.days[pair.day]) + line(.clockLine, input.clocks[pair.clock])
        + line(.pairLine, features)
      for unit in 0..<width {
        let sum = sums[unit] + turn[unit] + days[pair.day][unit] + clocks[pair.clock][unit]
        sums[unit] = max(0, sum + weights[bias + unit]) * mask[unit]
        score += sums[unit] * weights[out + unit]
      }
      hidden.append(sums)
      scores.append(score)
    }
    Link.apply(true, to: &scores, scores.indices)
    let right = max(scores.indices.reduce(Float(0)) { $0 + (lesson.isRight[$1] ? scores[$1] : 0) }, 1e-12)
    // What raises the probability of the right ones together.
    let slopes = scores.indices.map { scores[$0] - (lesson.isRight[$0] ? scores[$0] / right : 0) }

    func add(_ slope: [Float], _ features: [Float], _ part: PlanNetwork.Part) {
      let base = PlanNetwork.offset(part)
      for (place, value) in features.enumerated() where value != 0 {
        let row = base + place * slope.count
        for unit in slope.indices { gradient[row + unit] += value * slope[unit] }
      }
    }
    func addLine(_ slope: Float, _ features: [Float], _ part: PlanNetwork.Part) {
      let base = PlanNetwork.offset(part)
      for (place, value) in features.enumerated() where value != 0 { gradient[base + place] += value * slope }
    }
    var noneSlope = [Float](repeating: 0, count: noneWidth)
    for unit in 0..<noneWidth where none[unit] > 0 {
      gradient[noneOut + unit] += slopes[0] * none[unit]
      noneSlope[unit] = slopes[0] * weights[noneOut + unit] * noneMask[unit]
      gradient[noneBias + unit] += noneSlope[unit]
    }
    add(noneSlope, input.turn, .none)
    addLine(slopes[0], input.turn, .noneLine)
    gradient[PlanNetwork.offset(.noneLineBias)] += slopes[0]
    let empty = [Float](repeating: 0, count: width)
    var daySlopes = [[Float]](repeating: empty, count: days.count)
    var clockSlopes = [[Float]](repeating: empty, count: clocks.count)
    var turnSlope = empty
    for (place, pair) in input.pairs.enumerated() {
      let slope = slopes[place + 1]
      guard abs(slope) > 1e-7 else { continue }
      var own = empty
      for unit in 0..<width where hidden[place][unit] > 0 {
        gradient[out + unit] += slope * hidden[place][unit]
        own[unit] = slope * weights[out + unit] * mask[unit]
        daySlopes[pair.day][unit] += own[unit]
        clockSlopes[pair.clock][unit] += own[unit]
        turnSlope[unit] += own[unit]
      }
      add(own, input.pairFeatures[place], .pair)
      addLine(slope, input.pairFeatures[place], .pairLine)
      addLine(slope, input.days[pair.day], .dayLine)
      addLine(slope, input.clocks[pair.clock], .clockLine)
    }
    for (place, slope) in daySlopes.enumerated() { add(slope, input.days[place], .day) }
    for (place, slope) in clockSlopes.enumerated() { add(slope, input.clocks[place], .clock) }
    add(turnSlope, input.turn, .turn)
    for unit in 0..<width { gradient[bias + unit] += turnSlope[unit] }
  }
}
