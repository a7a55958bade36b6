import CommandLineSurface
import FoundationPlus
import Storage

/// The command `data`: backups of a program's data, and checks of it.
package enum DataCommand {
  /// The word that leads to it.
  package static let word = "data"

  /// Makes the command of a program.
  /// - Parameters:
  ///   - program: The name that backups bear.
  ///   - typed: What a person types before `data`.
  ///   - locations: Where the program keeps its data.
  ///   - environment: The variables of the environment, of which one may hold a passphrase.
  package static func command(
    of program: String = RunningProgram.identifier, typed: String,
    locations: DataLocations = DataLocations(program: RunningProgram.identifier),
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Command {
    let backup = DataBackup(of: program, in: locations)
    return Command(description(typed: typed)) { invocation in
      let run = DataRun(
        backup: backup, locations: locations, invocation: invocation, environment: environment)
      do {
        switch invocation.path.last {
        case "backup": return try run.make()
        case "verify": return try run.verify()
        case "restore": return try run.restore()
        default: throw UsageError(.missingArgument, "give one of backup, verify and restore")
        }
      } catch let error as StorageError {
        throw CommandFailure(error.status, error.message)
      }
    }
  }

  private static let sealing: [OptionDescription] = [
    .option(
      "passphrase-file", .file, placeholder: "FILE",
      "takes the passphrase from the first line of this file (- is standard input); without it from \(DataRun.variable)"
    ),
    .flag("json", "writes JSON"),
  ]

  private static func description(typed: String) -> CommandDescription {
    let typed = ShellWord.quoted(typed)
    return CommandDescription(
      name: word, abstract: "backs the data up, checks it, and goes back to a backup",
      discussion: """
        A backup is one file with everything in it: the databases as of one moment, also while the program runs, and \
        the files beside them, each with its checksum. It is there only when a restore for a test has succeeded.

        With a passphrase it is sealed (scrypt, AES-256-GCM): --encrypt asks for one at the terminal. Who loses the \
        passphrase loses the backup.

        Exit status: 0 done, 1 done but something in the data is damaged, 65 the file is no sound backup of this \
        program, 66 there is no such file or no data, 73 a file can't be made, 75 the program runs, 77 another \
        passphrase.
        """,
      examples: [
        .init("\(typed) data backup ~/monday.backup", "everything in one file"),
        .init("\(typed) data backup --encrypt ~/monday.backup", "the same, sealed under a passphrase"),
        .init("\(typed) data verify ~/monday.backup", "restores it for a test"),
        .init("\(typed) data verify", "checks the data itself"),
        .init("\(typed) data restore ~/monday.backup", "goes back to it; what is there now is moved aside"),
      ],
      subcommands: [
        CommandDescription(
          name: "backup", abstract: "makes a backup",
          arguments: [ArgumentDescription("FILE", .file, "the backup to make")],
          options: [
            .flag("force", "replaces a file of that name"),
            .flag("encrypt", "seals it under a passphrase that is asked for, where none is given otherwise"),
          ] + sealing),
        CommandDescription(
          name: "verify",
          abstract: "checks a backup by a restore for a test, or the data where no file is named",
          arguments: [ArgumentDescription("FILE", .file, "the backup to check", isRequired: false)],
          options: sealing),
        CommandDescription(
          name: "restore", abstract: "goes back to a backup; the current data is moved aside",
          arguments: [ArgumentDescription("FILE", .file, "the backup to go back to")],
          options: sealing),
      ])
  }
}

extension StorageError {
  /// The status with which a command ends that this error ends.
  fileprivate var status: ExitStatus {
    switch code {
    case .foreignFile, .notADatabase, .damaged, .newerVersion, .wrongContent: .data
    case .cannotOpen: .noInput
    case .busy: .temporaryFailure
    case .wrongPassphrase: .noPermission
    default: .cannotCreate
    }
  }
}
