import Foundation
import LanguageCompiler

// language-compiler FOLDER ACTIONS OUTPUT: compiles the JSON of one language into the file that is mapped at run
// time. ACTIONS is the folder with a file for each kind of action.
// language-compiler --kinds ACTIONS OUTPUT: writes the Swift source that lists the kinds.
// The build plug-in runs both.
let arguments = CommandLine.arguments
guard arguments.count == 4 else {
  FileHandle.standardError.write(
    Data(
      "usage: language-compiler FOLDER ACTIONS OUTPUT\n       language-compiler --kinds ACTIONS OUTPUT\n".utf8
    ))
  exit(64)
}
do {
  let actions = URL(filePath: arguments[2])
  let output = URL(filePath: arguments[3])
  if arguments[1] == "--kinds" {
    let source = ActionSource.listOfTypes(try ActionSource.all(in: actions))
    try Data(source.utf8).write(to: output, options: .atomic)
  } else {
    let source = try LanguageSource(folder: URL(filePath: arguments[1]), actions: actions)
    try source.compiled().write(to: output, options: .atomic)
  }
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(1)
}
