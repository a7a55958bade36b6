import EmbeddingSource
import Foundation

// embedding-compiler FOLDER OUTPUT: compiles the model that model.json in a folder describes into the table that
// is mapped at run time. The build plug-in runs it.
let arguments = CommandLine.arguments
guard arguments.count == 3 else {
  FileHandle.standardError.write(Data("usage: embedding-compiler FOLDER OUTPUT\n".utf8))
  exit(64)
}
do {
  let table = try EmbeddingModel(folder: URL(filePath: arguments[1])).compiled()
  try table.write(to: URL(filePath: arguments[2]), options: .atomic)
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(1)
}
