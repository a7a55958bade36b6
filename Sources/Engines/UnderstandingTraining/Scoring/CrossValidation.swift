import Embeddings
import LanguageData
import MessageUnderstanding

/// Figures that don't count what was learned: each fifth is answered by weights from the other four.
package struct CrossValidation: Sendable {
  package static let folds = 5

  /// The figures of one way to answer.
  package struct Figures: Sendable {
    package let hasVectors: Bool
    /// Own sentences.
    package var act = Scores(labels: DialogueAct.allCases.map(\.rawValue))
    package var actor = Scores(labels: ActingParty.allCases.map(\.rawValue))
    package var topic = Scores(labels: Topic.allCases.map(\.rawValue))
    package var sensitive = Scores(labels: SensitiveTopic.allCases.map(\.rawValue))
    /// Whether a sentence is about any sensitive topic.
    package var anySensitive = Scores(labels: ["sensitive"])
    /// The same of sentences that nobody labelled and that are taken to be about nothing sensitive.
    package var everyday = Scores(labels: ["sensitive"])
    package var ownNeedsReply = Scores(labels: ["needs_reply"])
    /// The messages of each public set that says who waits for a reply, by the name of the set.
    package var needsReply: [(set: String, scores: Scores)] = []

    init(hasVectors: Bool) { self.hasVectors = hasVectors }
  }

  /// Without vectors, then with them where they are installed.
  package private(set) var figures: [Figures]

  /// Trains and answers five times.
  /// - Throws: what training throws.
  package init(_ corpus: Corpus, vectors: WordVectors?, progress: Trainer.Progress = { _ in }) throws {
    figures = [Figures(hasVectors: false)] + (vectors == nil ? [] : [Figures(hasVectors: true)])
    let trainer = try Trainer(vectors: vectors)
    for fold in 0..<CrossValidation.folds {
      let learned = corpus.sentences.filter { $0.fold(of: CrossValidation.folds) != fold }
      let bytes = try trainer.weights(from: learned, record: []) {
        try progress("fold \(fold + 1) of \(CrossValidation.folds): \($0)")
      }
      let weights = try Weights(bytes)
      for index in figures.indices {
        let understander = try MessageUnderstander(
          weights: weights, vectors: figures[index].hasVectors ? vectors : nil)
        for (position, sentence) in corpus.sentences.enumerated()
        where sentence.fold(of: CrossValidation.folds) == fold {
          let set = corpus.records[corpus.origins[position]].name
          figures[index].add(sentence, of: set, by: understander)
        }
      }
    }
  }
}

extension CrossValidation.Figures {
  /// Answers a sentence that wasn't learned from.
  package mutating func add(
    _ sentence: TrainingSentence, of set: String, by understander: MessageUnderstander
  ) {
    guard sentence.isOwn else {
      if sentence.sensitive == [] {
        let told = understander.understand(sentence.text).sensitive
        everyday.add(
          0, answer: SensitiveTopic.allCases.contains { told[$0] >= understander.sensitiveThresholds[$0] },
          truth: false, probability: SensitiveTopic.allCases.map { told[$0] }.max() ?? 0)
      }
      guard let truth = sentence.needsReply else { return }
      let probability = understander.understand(sentence.text).needsReply
      let place: Int
      if let found = needsReply.firstIndex(where: { $0.set == set }) {
        place = found
      } else {
        place = needsReply.count
        needsReply.append((set, Scores(labels: ["needs_reply"])))
      }
      needsReply[place].scores.add(
        0, answer: probability >= understander.needsReplyThreshold, truth: truth, probability: probability)
      return
    }
    // A label stands for the whole line, whatever sentences it is cut into.
    let document = Document(sentence.text)
    let whole = understander.understand(document, sentences: [document.tokens.indices])
    guard let answer = whole.sentences.first else { return }
    if let truth = sentence.act {
      act.add(truth, answer.acts)
    }
    if let truth = sentence.actor { actor.add(truth, answer.actors) }
    if let truth = sentence.topic { topic.add(truth, answer.topics) }
    if let truth = sentence.needsReply {
      ownNeedsReply.add(
        0, answer: answer.needsReply >= understander.needsReplyThreshold, truth: truth,
        probability: answer.needsReply)
    }
    guard let truth = sentence.sensitive else { return }
    var isTold = false
    var greatest = 0.0
    for (index, topic) in SensitiveTopic.allCases.enumerated() {
      let probability = whole.sensitive[topic]
      let isAbout = probability >= understander.sensitiveThresholds[topic]
      sensitive.add(index, answer: isAbout, truth: truth.contains(topic), probability: probability)
      isTold = isTold || isAbout
      greatest = max(greatest, probability)
    }
    anySensitive.add(0, answer: isTold, truth: !truth.isEmpty, probability: greatest)
  }
}

extension Scores {
  fileprivate mutating func add<Label>(_ truth: Label, _ answer: Distribution<Label>)
  where Label: CaseIterable & Hashable & Sendable, Label.AllCases == [Label] {
    let cases = Label.allCases
    guard let want = cases.firstIndex(of: truth), let told = cases.firstIndex(of: answer.top.label) else {
      return
    }
    add(answer: told, truth: want, probability: answer.top.probability)
  }
}
