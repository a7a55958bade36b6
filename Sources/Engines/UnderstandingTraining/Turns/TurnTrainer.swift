import Embeddings
import MessageUnderstanding
import SuggestionEngine

/// A trainer that makes turn models from conversations, and measures them.
package struct TurnTrainer {
  private let conversations: [ReadConversation]
  private let maker: TurnExampleMaker
  private let vectors: WordVectors?

  /// The parts that answer each other: what chooses plans has to learn from turns that were read as unseen ones
  /// are, and not as well as those that the reading was learned from.
  private static let parts = 3

  package typealias Progress = (_ step: String) throws -> Void

  package var count: Int { conversations.reduce(0) { $0 + $1.examples.count } }

  package init(_ conversations: [TurnConversation], vectors: WordVectors?, progress: Progress = { _ in })
    throws
  {
    try progress("reading \(conversations.count) conversations")
    let maker = try TurnExampleMaker(vectors: vectors)
    let swap = PlaceSwap(conversations)
    var generator = SplitMix64(seed: 0x50AC)
    self.conversations = try conversations.map { conversation in
      var read = try maker.read(conversation)
      if let swapped = swap.swapped(conversation, by: &generator) {
        read.swapped = try maker.read(swapped).examples
      }
      return read
    }
    self.maker = maker
    self.vectors = vectors
  }

  /// The bytes of the model that all conversations make.
  package func bytes(record: [TrainingSetRecord], progress: Progress = { _ in }) throws -> [UInt8] {
    try bytes(of: conversations, record: record, progress: progress)
  }

  private func bytes(
    of conversations: [ReadConversation], record: [TrainingSetRecord], progress: Progress
  ) throws -> [UInt8] {
    var lessons: [SuggestionEngine.PlanLesson] = []
    for part in 0..<TurnTrainer.parts {
      let isIn = { (place: Int) in place % TurnTrainer.parts == part }
      let others = conversations.indices.filter { !isIn($0) }.flatMap { conversations[$0].all }
      let learner = try TurnLearner(others) { try progress("part \(part + 1), \($0)") }
      let model = try TurnModel(learner.bytes(plan: nil, record: []), vectors: vectors)
      for place in conversations.indices where isIn(place) {
        lessons += maker.engine.planLessons(
          of: conversations[place].digests, by: model, expected: conversations[place].expected)
      }
    }
    let members = 0..<PlanModel.members
    let plan = PlanModel(
      starts: try members.map { try PlanLearner(lessons, member: $0, progress: progress).network },
      names: members.map { RunLearner(lessons.compactMap(\.name), member: $0).network },
      places: members.map { RunLearner(lessons.compactMap(\.place), member: $0).network })
    return try TurnLearner(conversations.flatMap(\.all), progress: progress).bytes(
      plan: plan, record: record)
  }

  /// Answers the conversations of a part with what was learned from the others.
  package func figures(of isIn: (String) -> Bool, progress: Progress = { _ in }) throws -> TurnFigures {
    let model = try TurnModel(
      bytes(of: conversations.filter { !isIn($0.id) }, record: [], progress: progress), vectors: vectors)
    var figures = TurnFigures()
    for conversation in conversations where isIn(conversation.id) {
      for example in conversation.examples {
        figures.add(
          example,
          model.marks(
            of: model.sums(of: example.scan, wordVectors: example.vectors),
            afterUnits: example.unitContext, turn: example.turnContext, wordVectors: example.topic))
      }
      figures.add(
        maker.engine.plans(of: conversation.digests, by: model), expected: conversation.expected)
    }
    return figures
  }
}
