import Foundation
import Testing
import UnderstandingTraining

@testable import MessageUnderstanding

struct TurnModelTests {
  @Test func theModelOfThePackageOpens() throws {
    _ = try TurnModel()
  }

  /// Who changes the conversations has to make the model anew (`beckon train-turns`).
  @Test func theModelIsMadeOfTheConversationsThatAreThere() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let corpus = try TurnCorpus(
      root.appending(path: "Training/en/turns"),
      description: TrainingSets(contentsOf: root.appending(path: "Training/sets.json")))
    let made = try TurnModelFile.record(of: Array(try Data(contentsOf: TurnModel.bundledWeights())))
    #expect(made == corpus.records)
  }

  @Test func aDamagedFileIsRefused() throws {
    let whole = Array(try Data(contentsOf: TurnModel.bundledWeights()))
    var other = whole
    other[whole.count / 2] ^= 1
    for (bytes, code) in [
      (other, WeightsError.Code.damaged), (Array(whole.dropLast(7)), .damaged), ([], .damaged),
      (Array("BECKONTM".utf8) + [9, 0, 0, 0] + whole[12...], .wrongVersion),
    ] {
      let error = #expect(throws: WeightsError.self) { try TurnModel(bytes, vectors: nil) }
      #expect(error?.code == code)
    }
  }

  /// The likeliest sequence begins every run with its first word.
  @Test func aRunBeginsWithItsFirstWord() {
    let first = WordTag.first(.place)
    let later = WordTag.later(.place)
    var tags = [Float](repeating: 0.001, count: 3 * WordTag.count)
    tags[WordTag.none] = 0.3
    tags[later] = 0.6
    tags[first] = 0.2
    tags[WordTag.count + later] = 0.9
    tags[2 * WordTag.count + WordTag.none] = 0.9
    #expect(TurnMarks.best(tags, count: 3) == [first, later, WordTag.none])
  }
}
