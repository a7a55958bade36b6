import Foundation
import TextAnalysis

// fuzz: feeds whatever reads bytes from outside with bytes nobody would send, and checks that it ends, in
// time, in bounds.
let usage = """
  usage: fuzz [--seconds N] [--seed S] [--limit N] [--subject NAME] [FILE ...]

  Runs hostile shapes at two lengths (time must grow with the length and no faster), then random inputs for
  N seconds (default 30). The same seed gives the same inputs. One run may take --limit seconds (default 20).
  With files, runs those and nothing else: the file that a failure names shows it again.

  """

func fail(_ message: String, status: Int32 = 1) -> Never {
  FileHandle.standardError.write(Data("fuzz: FAILED: \(message)\n".utf8))
  exit(status)
}

func misuse(_ message: String) -> Never {
  FileHandle.standardError.write(Data("fuzz: \(message)\n\(usage)".utf8))
  exit(64)
}

var seconds = 30.0
var seed: UInt64 = 1
var limit = 20.0
var wanted: String?
var files: [String] = []
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  switch argument {
  case "-h", "--help":
    print(usage, terminator: "")
    exit(0)
  case "--seconds":
    guard let value = arguments.popFirst().flatMap(Double.init), value >= 0 else {
      misuse("--seconds takes a number")
    }
    seconds = value
  case "--limit":
    guard let value = arguments.popFirst().flatMap(Double.init), value > 0 else {
      misuse("--limit takes a number")
    }
    limit = value
  case "--seed":
    guard let value = arguments.popFirst().flatMap(UInt64.init) else { misuse("--seed takes a number") }
    seed = value
  case "--subject":
    guard let value = arguments.popFirst() else { misuse("--subject takes a name") }
    wanted = value
  case _ where argument.hasPrefix("-"): misuse("no option \(argument)")
  default: files.append(argument)
  }
}

do {
  var subjects = try Subject.all()
  if let wanted {
    subjects = (subjects + Subject.faulty).filter { $0.name == wanted }
    if subjects.isEmpty { misuse("no subject \(wanted)") }
  }
  let place = FileManager.default.temporaryDirectory.appending(path: "fuzz-input-\(getpid())").path
  let recorder = try Recorder(path: place, limit: .seconds(limit))

  /// One run of one subject, recorded.
  func run(_ subject: Subject, _ bytes: [UInt8], _ context: AnalysisContext? = nil) throws {
    let context = context ?? .varied(by: bytes)
    if let broken = try recorder.record(bytes, { try subject.run(bytes, context) }) {
      fail("\(subject.name): \(broken); the input is in \(recorder.path)")
    }
  }

  if !files.isEmpty {
    for file in files {
      let bytes = [UInt8](try Data(contentsOf: URL(filePath: file)))
      for subject in subjects { try run(subject, bytes) }
      print("fuzz: \(file): no fault")
    }
    recorder.remove()
    exit(0)
  }

  let context = AnalysisContext(
    referenceDate: Date(timeIntervalSince1970: 1_767_225_600), timeZone: .gmt,
    locale: Locale(identifier: "en_US"))
  let clock = ContinuousClock()
  let start = clock.now
  for subject in subjects {
    for shape in HostileShape.all {
      let broken = try Growth.broken { length in try run(subject, shape.bytes(length), context) }
      if let broken { fail("\(subject.name) on \(shape.name): \(broken); the input is in \(recorder.path)") }
    }
  }
  print("fuzz: \(HostileShape.all.count) hostile shapes in \(clock.now - start)")

  var maker = InputMaker(seed: seed)
  var runs = 0
  let end = clock.now + .seconds(seconds)
  while clock.now < end {
    let bytes = maker.next()
    for subject in subjects { try run(subject, bytes) }
    runs += 1
  }
  recorder.remove()
  print("fuzz: \(runs) inputs from seed \(seed), no fault")
} catch {
  fail("\(error)")
}
