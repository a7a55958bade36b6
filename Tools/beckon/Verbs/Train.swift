import CommandLineSurface
import Embeddings
import Foundation
import JSONValues
import Storage
import UnderstandingTraining

let trainCommand = Command(
  CommandDescription(
    name: "train", abstract: "learns from sentences what messages ask",
    discussion: """
      Makes the weights that say what a sentence does, who is to act, what it is about, whether it is \
      sensitive and whether a reply is waited for. The same sentences give the same file.

      Learns from the .jsonl files of --sentences and from those public sets of sets.json, in the folder \
      above, that are in --sets. The file names all of them with their licences and checksums.

      --cross-validate answers each fifth of the sentences with what was learned from the other four, prints \
      how well that went, and writes nothing unless --output is given too.
      """,
    options: [
      .option(
        "sentences", .folder, placeholder: "DIR", "the project's own sentences", defaultValue: "Training/en"),
      .option("sets", .folder, placeholder: "DIR", "where the public sets are; none are read without it"),
      .option("output", .file, placeholder: "FILE", "the file to write"),
      .flag("cross-validate", "measures on sentences that weren't learned from"),
      .flag("json", "writes JSON"),
    ],
    examples: [
      .init("beckon train --sets ~/sets --cross-validate", "how good it would be"),
      .init(
        "beckon train --sets ~/sets --output \\\n    Sources/Engines/MessageUnderstanding/Resources/understanding-en.weights",
        "the file that comes with the package"),
    ])
) { invocation in
  let arguments = invocation.arguments
  guard arguments.flag("cross-validate") || arguments.text("output") != nil else {
    throw UsageError(.missingArgument, "expected --output FILE, --cross-validate, or both")
  }
  var run = try TrainRun(invocation)
  if arguments.flag("cross-validate") { try run.crossValidate() }
  if let path = arguments.text("output") { try run.write(to: path) }
  return .success
}

/// One run of `train`.
private struct TrainRun {
  private let terminal: Terminal
  private let isJSON: Bool
  private let corpus: Corpus
  private let vectors: WordVectors?
  private let started = ContinuousClock.now

  init(_ invocation: Invocation) throws {
    terminal = invocation.terminal
    isJSON = invocation.arguments.flag("json")
    let own = URL(filePath: invocation.arguments.text("sentences") ?? "Training/en")
    do {
      let sets = try TrainingSets(contentsOf: own.deletingLastPathComponent().appending(path: "sets.json"))
      corpus = try Corpus(
        own: own, description: sets,
        publicSets: invocation.arguments.text("sets").map { URL(filePath: $0) })
    } catch let error as TrainingError {
      throw CommandFailure(error.code == .unreadable ? .noInput : .data, error.message)
    }
    do { vectors = try WordVectors.bundled() } catch { throw CommandFailure(.internal, "\(error)") }
    let missing = corpus.missing.joined(separator: ", ")
    if !missing.isEmpty, invocation.arguments.text("sets") != nil {
      try terminal.errors.write("beckon: not in --sets, so not learned from: \(missing)\n")
    }
    if vectors == nil {
      try terminal.errors.write("beckon: no word vectors are installed; the weights will do without\n")
    }
  }

  mutating func crossValidate() throws {
    let validation = try guarded { try CrossValidation(corpus, vectors: vectors, progress: show) }
    try hide()
    if isJSON {
      var json = JSONWriter()
      json.crossValidation(validation)
      json.endLine()
      try terminal.output.write(json.bytes)
    } else {
      for figures in validation.figures { try terminal.print(FiguresText.text(figures)) }
    }
  }

  mutating func write(to path: String) throws {
    var records = corpus.records
    if let vectors { records.append(Corpus.record(of: vectors)) }
    let bytes = try guarded {
      try Trainer(vectors: vectors).weights(from: corpus.sentences, record: records, progress: show)
    }
    try hide()
    do { try WholeFile.write(bytes, to: path, replacing: true) } catch let error as StorageError {
      throw CommandFailure(.cannotCreate, error.message)
    }
    if isJSON {
      var json = JSONWriter()
      json.object { json in
        json.member("file", path)
        json.member("bytes", bytes.count)
        json.member("sentences", corpus.sentences.count)
      }
      json.endLine()
      try terminal.output.write(json.bytes)
    } else {
      try terminal.print("\(path): \(bytes.count) bytes from \(corpus.sentences.count) sentences")
    }
  }

  private func guarded<Result>(_ work: () throws -> Result) throws -> Result {
    do { return try work() } catch let error as TrainingError {
      throw CommandFailure(.data, error.message)
    }
  }

  /// Says on a terminal what is being done.
  private func show(_ step: String) throws {
    guard terminal.errors.isTerminal,
      !terminal.output.isTerminal || ContinuousClock.now - started > .seconds(1)
    else { return }
    try terminal.errors.write("\r\(step)\u{1B}[K")
  }

  private func hide() throws {
    if terminal.errors.isTerminal { try terminal.errors.write("\r\u{1B}[K") }
  }
}
