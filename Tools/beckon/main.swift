import CommandLineSurface
import Foundation

Terminal.ignoreBrokenPipes()
do {
  let status = await (try Beckon.program()).run(Array(CommandLine.arguments.dropFirst()))
  exit(status.rawValue)
} catch {
  FileHandle.standardError.write(Data("beckon: \(error)\n".utf8))
  exit(ExitStatus.internal.rawValue)
}
