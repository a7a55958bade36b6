import CommandLineSurface
import Embeddings
import Foundation
import JSONValues
import Storage
import UnderstandingTraining

let trainRepliesCommand = Command(
  CommandDescription(
    name: "train-replies", abstract: "learns which replies a message calls for, and how to rank replies",
    discussion: """
      Makes the weights that say what situation a message is, by which replies are chosen, and those that rank \
      replies. The same messages and chats give the same file.

      Learns situations from the .jsonl files of --messages, in the order of their names, and ranking from the \
      chats that replies.json, two folders above, names; they have to be in --sets. The file names all of them \
      with their licences and checksums.

      --cross-validate answers each fifth with what was learned from the other four, prints how well that \
      went, and writes nothing unless --output is given too.
      """,
    options: [
      .option(
        "messages", .folder, placeholder: "DIR", "the messages by situation",
        defaultValue: "Training/en/replies"),
      .option("sets", .folder, placeholder: "DIR", "where the public set of chats is"),
      .option("output", .file, placeholder: "FILE", "the file to write"),
      .flag("cross-validate", "measures on messages and chats that weren't learned from"),
      .flag("mistakes", "lists what was taken for what"),
    ],
    examples: [
      .init("beckon train-replies --sets ~/sets --cross-validate", "how good it would be"),
      .init(
        "beckon train-replies --sets ~/sets --output \\\n    Sources/Engines/ReplyEngine/Resources/replies-en.weights",
        "the file that comes with the package"),
    ])
) { invocation in
  let arguments = invocation.arguments
  guard arguments.flag("cross-validate") || arguments.text("output") != nil else {
    throw UsageError(.missingArgument, "expected --output FILE, --cross-validate, or both")
  }
  guard let sets = arguments.text("sets") else {
    throw UsageError(
      .missingArgument, "expected --sets DIR, the folder of the chats that ranking is learned from")
  }
  let terminal = invocation.terminal
  func show(_ step: String) throws {
    guard terminal.errors.isTerminal else { return }
    try terminal.errors.write("\r\(step)\u{1B}[K")
  }
  do {
    let folder = URL(filePath: arguments.text("messages") ?? "Training/en/replies")
    let description = try ReplySets(
      contentsOf: folder.deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "replies.json"))
    let trainer = try ReplyTrainer(
      folder, description: description, publicSets: URL(filePath: sets), vectors: try WordVectors.bundled())
    if arguments.flag("cross-validate") {
      let (situations, ranking) = try trainer.figures(progress: show)
      try terminal.print(
        String(
          format: "situation right %.1f %%, among three %.1f %%, whether there is a reply %.1f %% of %.0f",
          situations.first / situations.count * 100, situations.three / situations.count * 100,
          situations.call / situations.count * 100, situations.count))
      try terminal.print(
        String(
          format: "response first %.1f %%, among ten %.1f %% of %d",
          Double(ranking.first) / Double(ranking.count) * 100,
          Double(ranking.ten) / Double(ranking.count) * 100, ranking.count))
      if arguments.flag("mistakes") {
        for (name, count) in situations.mistakes.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) })
          .prefix(60)
        { try terminal.print(String(format: "%5.1f  ", count) + name) }
      }
    }
    if let path = arguments.text("output") {
      let bytes = try trainer.bytes(progress: show)
      try WholeFile.write(bytes, to: path, replacing: true)
      try terminal.print(
        "\(path): \(bytes.count) bytes from \(trainer.counts.messages) messages and \(trainer.counts.chats) chats"
      )
    }
  } catch let error as TrainingError {
    throw CommandFailure(error.code == .unreadable ? .noInput : .data, error.message)
  } catch let error as StorageError {
    throw CommandFailure(.cannotCreate, error.message)
  }
  return .success
}
