import Foundation
import LanguageData
import MessageUnderstanding
import Testing

@testable import UnderstandingTraining

@Suite struct TrainingTests {
  @Test func sameSentencesGiveTheSameBytes() throws {
    let corpus = try Fixture.smallCorpus()
    let again = try Trainer(vectors: nil).weights(from: corpus.sentences, record: corpus.records)
    let first = try Fixture.smallWeights.get()
    #expect(first == again)
    // And others give others.
    let fewer = try Trainer(vectors: nil).weights(
      from: Array(corpus.sentences.dropLast()), record: corpus.records)
    #expect(fewer != first)
  }

  @Test func whatWasLearnedIsKnown() throws {
    let corpus = try Fixture.smallCorpus()
    let understander = try MessageUnderstander(
      weights: Weights(try Fixture.smallWeights.get()), vectors: nil)
    var right = 0
    for sentence in corpus.sentences {
      let document = Document(sentence.text)
      let found = understander.understand(document, sentences: [document.tokens.indices])
      right += found.sentences.first?.acts.top.label == sentence.act ? 1 : 0
    }
    #expect(right * 10 >= corpus.sentences.count * 9, "\(right) of \(corpus.sentences.count)")
    #expect(try understander.trainingSets() == corpus.records)
  }

  @Test func sentencesOfOneWordingStayTogether() {
    func sentence(_ text: String) -> TrainingSentence {
      TrainingSentence(text: text, act: .question, weight: 1, isOwn: true)
    }
    #expect(sentence("Are you free?").fold(of: 5) == sentence("ARE YOU FREE!!").fold(of: 5))
    #expect(sentence("Are you free?").group != sentence("Are you busy?").group)
    let folds = Set((0..<100).map { sentence("word\(String(repeating: "a", count: $0))").fold(of: 5) })
    #expect(folds == Set(0..<5))
  }

  @Test func tooFewSentencesAreRefused() throws {
    let sentence = TrainingSentence(
      text: "Are you free?", act: .question, actor: .nobody, topic: .availability, sensitive: [],
      needsReply: true, weight: 1, isOwn: true)
    let error = #expect(throws: TrainingError.self) {
      try Trainer(vectors: nil).weights(from: [sentence], record: [])
    }
    #expect(error?.code == .tooFewSentences)
  }

  @Test(arguments: [
    (#"{"text": "hi", "act": "greeting", "actor": "nobody", "reply": false}"#, ":1: \"about\" is missing"),
    (#"{"text": "hi", "act": "greet", "actor": "nobody", "about": "none", "reply": false}"#, ":1: act:"),
    (
      #"{"text": " ", "act": "greeting", "actor": "nobody", "about": "none", "reply": false}"#, ":1: \"text\""
    ),
    ("{\"text\"", ":1: is not a JSON object"),
    (
      """
      {"text": "hi", "act": "greeting", "actor": "nobody", "about": "none", "reply": false}

      {"text": "hi", "act": "greeting", "actor": "nobody", "about": "none", "reply": false}
      """, ":3: the same text as in line 1"
    ),
  ])
  func wrongLinesAreNamed(_ content: String, _ message: String) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).jsonl")
    try Data(content.utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    var corpus = Corpus()
    let error = #expect(throws: TrainingError.self) {
      try corpus.add(own: url, licence: "Apache-2.0", source: "test")
    }
    #expect(error?.message.contains(url.lastPathComponent + message) == true, "\(error?.message ?? "")")
  }

  /// The examples of FIPS 180-4, and lengths around a block.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func checksums(_ text: String, _ expected: String) {
    #expect(SHA256.digest(Array(text.utf8)).hexadecimal == expected)
  }

  @Test func scoresAreWhatTheyAreCalled() {
    var scores = Scores(labels: ["yes"])
    scores.add(0, answer: true, truth: true, probability: 0.9)
    scores.add(0, answer: true, truth: false, probability: 0.9)
    scores.add(0, answer: false, truth: true, probability: 0.1)
    scores.add(0, answer: false, truth: false, probability: 0.1)
    #expect(scores.accuracy == 0.5 && scores.f1(0) == 0.5 && scores.precision(0) == 0.5)
    // Half of those at 0.9 hold, and half of those at 0.1.
    #expect(abs(scores.calibrationError - 0.4) < 1e-9)
  }

  @Test func calibrationFindsTheShare() {
    // Whatever the score says, three of four hold.
    let answers = (0..<400).map { index in
      Calibration.Answer(scores: [[5]], target: [index % 4 == 0 ? 0 : 1], weight: 1)
    }
    let calibration = Calibration(answers, models: 1, isExclusive: false)
    let score = calibration.gains[0] * 5 + calibration.shift
    #expect(abs(1 / (1 + exp(-score)) - 0.75) < 0.01)
  }

  /// The record in the package and the sentences in the repository belong together.
  @Test func thePackagedWeightsAreOfTheseSentences() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Training/en")
    let sets = try TrainingSets(contentsOf: folder.appending(path: "../sets.json"))
    let corpus = try Corpus(own: folder, description: sets, publicSets: nil)
    #expect(corpus.sentences.count > 3_000)
    let packaged = try MessageUnderstander().trainingSets()
    for record in corpus.records {
      #expect(packaged.contains(record), "\(record.name) was changed; run beckon train again")
    }
  }
}
