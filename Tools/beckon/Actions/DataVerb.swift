import DataCommands
import Storage

/// The command that backs up, verifies and restores what the command keeps.
let dataCommand = DataCommand.command(of: "beckon", typed: "beckon", locations: DataLocations())
