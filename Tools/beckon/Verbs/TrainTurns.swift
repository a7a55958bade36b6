import CommandLineSurface
import Embeddings
import Foundation
import JSONValues
import MessageUnderstanding
import Storage
import UnderstandingTraining

let trainTurnsCommand = Command(
  CommandDescription(
    name: "train-turns", abstract: "learns from conversations what turns say of plans",
    discussion: """
      Makes the model that says of each day and time of a turn whether it is of a plan, refused, vague, due or \
      beside the matter, of its words which name what is planned, where, and what is to be done, and of the \
      turn what it does. The same conversations give the same file.

      Learns from the .jsonl files of --conversations, in the order of their names.

      --cross-validate answers a fifth of the conversations with what was learned from the others, prints how \
      well that went, and writes nothing unless --output is given too. --without FILE leaves out the \
      conversations of one file, so that they can be tried on the model.

      --reach learns nothing: it counts how many of the days and times that should be told can be chosen at \
      their message at all, and lists those that can't, with the talk and what was found in it.
      """,
    options: [
      .option(
        "conversations", .folder, placeholder: "DIR", "the marked conversations",
        defaultValue: "Training/en/turns"),
      .option("without", .text, placeholder: "NAME", "a file that isn't learned from"),
      .option("output", .file, placeholder: "FILE", "the file to write"),
      .flag("reach", "counts and lists the days and times that can't be chosen"),
      .flag("cross-validate", "measures on conversations that weren't learned from"),
    ],
    examples: [
      .init("beckon train-turns --cross-validate", "how good it would be"),
      .init(
        "beckon train-turns --output \\\n    Sources/Engines/MessageUnderstanding/Resources/turns-en.weights",
        "the file that comes with the package"),
    ])
) { invocation in
  let arguments = invocation.arguments
  guard
    arguments.flag("cross-validate") || arguments.flag("reach") || arguments.text("output") != nil
  else { throw UsageError(.missingArgument, "expected --output FILE, --cross-validate, or --reach") }
  let terminal = invocation.terminal
  func show(_ step: String) throws {
    guard terminal.errors.isTerminal else { return }
    try terminal.errors.write("\r\(step)\u{1B}[K")
  }
  do {
    let folder = URL(filePath: arguments.text("conversations") ?? "Training/en/turns")
    if arguments.flag("reach") {
      try showReach(of: folder, on: terminal)
      guard arguments.flag("cross-validate") || arguments.text("output") != nil else { return .success }
    }
    let description = try TrainingSets(
      contentsOf: folder.deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "sets.json"))
    let corpus = try TurnCorpus(folder, description: description, without: arguments.text("without"))
    let trainer = try TurnTrainer(corpus.conversations, vectors: try WordVectors.bundled(), progress: show)
    if arguments.flag("cross-validate") {
      let figures = try trainer.figures(of: TurnCorpus.isInFifth, progress: show)
      for (name, counts) in figures.counts.sorted(by: { $0.key < $1.key }) {
        try terminal.print(
          "\(name.padding(toLength: 22, withPad: " ", startingAt: 0)) "
            + "\(String(format: "precision %.3f recall %.3f F1 %.3f", counts.precision, counts.recall, counts.f1))"
            + " (\(counts.wanted))")
      }
    }
    if let path = arguments.text("output") {
      let bytes = try trainer.bytes(record: corpus.records, progress: show)
      try WholeFile.write(bytes, to: path, replacing: true)
      try terminal.print("\(path): \(bytes.count) bytes from \(trainer.count) turns")
    }
  } catch let error as TrainingError {
    throw CommandFailure(error.code == .unreadable ? .noInput : .data, error.message)
  } catch let error as StorageError {
    throw CommandFailure(.cannotCreate, error.message)
  }
  return .success
}

/// Prints how many days and times can be chosen, and those that can't.
private func showReach(of folder: URL, on terminal: Terminal) throws {
  let vectors = try WordVectors.bundled()
  let model = try TurnModel(contentsOf: TurnModel.bundledWeights(), vectors: vectors)
  let figures = try ReachFigures(
    TurnCorpus.files(of: folder).flatMap(TurnConversation.read), by: model,
    maker: TurnExampleMaker(vectors: nil))
  for (name, counts) in figures.counts.sorted(by: { $0.key < $1.key }) {
    try terminal.print(
      "reach \(name.padding(toLength: 16, withPad: " ", startingAt: 0)) "
        + String(format: "%5d of %5d  %.1f %%", counts.right, counts.wanted, counts.recall * 100))
  }
  for miss in figures.misses {
    try terminal.print("\n\(miss.conversation) at \(miss.message): \(miss.expected), lacks \(miss.lacks)")
    for line in miss.talk { try terminal.print("    " + line.replacing("\n", with: " / ")) }
    try terminal.print("  found " + miss.mentioned.joined(separator: "; "))
  }
}
