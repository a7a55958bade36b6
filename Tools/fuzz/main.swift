import Foundation

// fuzz: feeds whatever reads bytes from outside with bytes nobody would send, and checks that it ends, in
// time, in bounds.
let options = Options(CommandLine.arguments.dropFirst())

// A small stack, so that recursion that follows the input shows at some kilobytes.
let thread = Thread {
  do {
    Recorder.useOwnStackForSignals()
    let subjects = try Subject.chosen(by: options)
    if options.isListing {
      for subject in subjects { print(subject.name) }
    } else if let arguments = options.guided {
      Session.runGuided(subjects, arguments)
    } else {
      try Session(options, subjects).run()
    }
    exit(0)
  } catch {
    Recorder.fail("\(error)")
  }
}
thread.stackSize = 1 << 20
thread.start()
while true { pause() }
