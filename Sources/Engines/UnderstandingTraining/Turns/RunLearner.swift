import LanguageData
import MessageUnderstanding
import SuggestionEngine

/// A learner of the network that chooses which words name a plan or its place: the logarithm of the
/// probability of all the right choices is raised, in a fixed order.
struct RunLearner {
  private static let epochs = 30
  private static let batch = 32
  private static let rate: Float = 3e-3
  /// The share of hidden units that are left out of a step.
  private static let dropping: Float = 0.2

  private var weights = [Float](repeating: 0, count: RunNetwork.count)
  private var gradient = [Float](repeating: 0, count: RunNetwork.count)
  private var generator: SplitMix64

  let network: RunNetwork

  /// - Parameter member: the number of the network among those of a model.
  init(_ lessons: [SuggestionEngine.RunLesson], member: Int) {
    var learner = RunLearner(seed: 0x4E57 &+ UInt64(member) &* 0x9E37)
    learner.learn(lessons)
    generator = learner.generator
    network = RunNetwork(weights: learner.weights)
  }

  private init(seed: UInt64) {
    network = RunNetwork(weights: [])
    generator = SplitMix64(seed: seed)
  }

  private mutating func learn(_ lessons: [SuggestionEngine.RunLesson]) {
    for (part, inputs) in [(RunNetwork.Part.layer, RunNetwork.inputs), (.out, RunNetwork.hidden)] {
      let spread = (3 / Float(inputs)).squareRoot()
      for place in 0..<part.count { weights[part.offset + place] = (generator.unit() * 2 - 1) * spread }
    }
    var adam = Adam(count: weights.count)
    for epoch in 0..<RunLearner.epochs {
      let rate = RunLearner.rate * (1 - 0.9 * Float(epoch) / Float(RunLearner.epochs))
      for (place, index) in generator.permutation(of: lessons.count).enumerated() {
        add(lessons[index])
        if (place + 1) % RunLearner.batch == 0 {
          adam.step(&weights, &gradient, rate: rate, count: RunLearner.batch)
        }
      }
    }
  }

  /// Adds the gradient of a lesson.
  private mutating func add(_ lesson: SuggestionEngine.RunLesson) {
    let width = RunNetwork.hidden
    let (bias, out, line) = (
      RunNetwork.Part.bias.offset, RunNetwork.Part.out.offset, RunNetwork.Part.line.offset
    )
    let kept = 1 / (1 - RunLearner.dropping)
    let mask = (0..<width).map { _ in generator.unit() < RunLearner.dropping ? 0 : kept }
    var hidden: [[Float]] = []
    var scores: [Float] = []
    for features in lesson.choices {
      var sums = Array(weights[bias..<bias + width])
      weights.withUnsafeBufferPointer { PlanNetwork.add(features, $0, at: 0, to: &sums) }
      var score = features.indices.reduce(Float(0)) { $0 + features[$1] * weights[line + $1] }
      for unit in 0..<width {
        sums[unit] = max(0, sums[unit]) * mask[unit]
        score += sums[unit] * weights[out + unit]
      }
      hidden.append(sums)
      scores.append(score)
    }
    Link.apply(true, to: &scores, scores.indices)
    let right = max(scores.indices.reduce(Float(0)) { $0 + (lesson.isRight[$1] ? scores[$1] : 0) }, 1e-12)
    for (place, features) in lesson.choices.enumerated() {
      let slope = scores[place] - (lesson.isRight[place] ? scores[place] / right : 0)
      guard abs(slope) > 1e-7 else { continue }
      var slopes = [Float](repeating: 0, count: width)
      for unit in 0..<width where hidden[place][unit] > 0 {
        gradient[out + unit] += slope * hidden[place][unit]
        slopes[unit] = slope * weights[out + unit] * mask[unit]
        gradient[bias + unit] += slopes[unit]
      }
      for (input, value) in features.enumerated() where value != 0 {
        gradient[line + input] += slope * value
        let row = input * width
        for unit in 0..<width { gradient[row + unit] += value * slopes[unit] }
      }
    }
  }
}
