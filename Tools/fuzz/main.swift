import Foundation

// fuzz: feeds whatever reads bytes from outside with bytes nobody would send, and checks that it ends, in
// time, in bounds.
let options = Options(CommandLine.arguments.dropFirst())

// A small stack, so that recursion that follows the input shows at some kilobytes.
let thread = Thread {
  do {
    Recorder.useOwnStackForSignals()
    try Session(options).run()
    exit(0)
  } catch {
    Recorder.fail("\(error)")
  }
}
thread.stackSize = 1 << 20
thread.start()
while true { pause() }
