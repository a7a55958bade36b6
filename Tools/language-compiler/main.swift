import Foundation
import LanguageData

// language-compiler FOLDER OUTPUT: compiles the JSON of one language into the file that is mapped at run
// time. The build plug-in runs it.
let arguments = CommandLine.arguments
guard arguments.count == 3 else {
  FileHandle.standardError.write(Data("usage: language-compiler FOLDER OUTPUT\n".utf8))
  exit(64)
}
do {
  let source = try LanguageSource(folder: URL(filePath: arguments[1]))
  try source.compiled().write(to: URL(filePath: arguments[2]), options: .atomic)
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(1)
}
