import CommandLineSurface

/// The `beckon` command.
enum Beckon {
  static let version = "0.1.0"

  static func program() throws -> Program {
    try Program(
      name: "beckon", version: version,
      abstract: "finds what a message asks to do: events, calls, parcels, payments and more",
      discussion: """
        Everything is computed on this machine; nothing is sent anywhere but to the servers of accounts \
        that you add, and to a language model that you name.

        Exit status: 0 done, 1 some lines of the input failed, 64 wrong usage, 65 wrong data, 66 no input, \
        69 a server can't be used, 70 a fault of the program, 73 a file can't be made, 75 try later, \
        77 not allowed.
        """,
      commands: [suggestCommand, replyCommand] + actionCommands + [
        explainCommand, batchCommand, settingsCommand, forgetCommand, trainCommand, trainTurnsCommand,
        trainRepliesCommand, completionsCommand,
        doctorCommand, manifestCommand,
      ])
  }

  /// The commands that carry out what is suggested. They need our frameworks.
  private static var actionCommands: [Command] {
    #if canImport(SystemActions)
      [
        doCommand, undoCommand, calendarCommand, remindersCommand, contactsCommand, accountsCommand,
        dataCommand,
      ]
    #else
      []
    #endif
  }
}
