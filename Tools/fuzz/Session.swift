import Foundation
import Synchronization
import TextAnalysis

/// One run of the program: files, or shapes and then random inputs. The first fault ends the process.
struct Session: Sendable {
  let options: Options
  let subjects: [Subject]
  let recorder: Recorder

  private init(options: Options, subjects: [Subject], recorder: Recorder) {
    (self.options, self.subjects, self.recorder) = (options, subjects, recorder)
  }

  init(_ options: Options, _ subjects: [Subject]) throws {
    self.options = options
    self.subjects = subjects
    let name = "fuzz-input-\(getpid())"
    recorder = try Recorder(
      path: FileManager.default.temporaryDirectory.appending(path: name).path,
      limit: .seconds(options.limit))
  }

  func run() throws {
    if options.files.isEmpty {
      try runShapes()
      try runPhrases()
      try runRandomInputs()
    } else {
      for file in options.files {
        let bytes = [UInt8](try Data(contentsOf: URL(filePath: file)))
        for subject in subjects { try run(subject, bytes, .varied(by: bytes)) }
        print("fuzz: \(file): no fault")
      }
    }
    recorder.remove()
  }

  private func runShapes() throws {
    let context = AnalysisContext(
      referenceDate: Date(timeIntervalSince1970: 1_767_225_600), timeZone: .gmt,
      locale: Locale(identifier: "en_US"))
    let start = ContinuousClock.now
    let count = Mutex(0)
    let next = Mutex(0)
    // Growth is measured in the processor time of a thread, so two of them don't disturb each other.
    let helper = Session(
      options: options, subjects: subjects,
      recorder: try Recorder(
        path: recorder.path + "-beside", limit: .seconds(options.limit), announcesTraps: false))
    let isDone = DispatchSemaphore(value: 0)
    let thread = Thread {
      Recorder.useOwnStackForSignals()
      do { try helper.runShapes(from: next, count, context) } catch { helper.fail("\(error)") }
      isDone.signal()
    }
    // As small as that of the program.
    thread.stackSize = 1 << 20
    thread.start()
    try runShapes(from: next, count, context)
    isDone.wait()
    helper.recorder.remove()
    print("fuzz: \(count.withLock { $0 }) hostile shapes in \(ContinuousClock.now - start)")
  }

  /// Runs the shapes on the subjects that nobody has taken yet.
  private func runShapes(
    from next: borrowing Mutex<Int>, _ count: borrowing Mutex<Int>, _ context: AnalysisContext
  ) throws {
    while true {
      let place = next.withLock { place in
        defer { place += 1 }
        return place
      }
      guard subjects.indices.contains(place) else { return }
      let subject = subjects[place]
      for opening in subject.openings {
        for shape in HostileShape.all {
          let broken = try Growth.broken { length in
            try run(subject, Array(opening.utf8) + shape.wholeBytes(length), context)
          }
          if let broken { fail("\(subject.name) on \(shape.name): \(broken)") }
          count.withLock { $0 += 1 }
        }
      }
    }
  }

  /// Each phrase of the language data, and pairs of them, over and over.
  private func runPhrases() throws {
    let folder = URL(filePath: options.resources)
    guard FileManager.default.fileExists(atPath: folder.path) else {
      print("fuzz: no phrases, as there is no folder \(options.resources)")
      return
    }
    let shapes = try PhraseShapes(folder: folder)
    var random = SeededGenerator(seed: options.seed)
    let end = ContinuousClock.now + .seconds(options.seconds / 2)
    var count = 0
    func run(_ shape: HostileShape) throws {
      for subject in subjects where subject.readsPhrases {
        try runGrowth(of: subject, on: shape, opening: subject.openings[0])
      }
      count += 1
    }
    // As many pairs as phrases: of all pairs there are too many.
    for index in shapes.phrases.indices.shuffled(using: &random).prefix(options.phrases ?? .max) {
      if options.phrases == nil, ContinuousClock.now >= end { break }
      try run(shapes.single(index))
      try run(shapes.pair(using: &random))
    }
    print("fuzz: \(count) texts of phrases from seed \(options.seed), of \(shapes.phrases.count) phrases")
  }

  private func runGrowth(of subject: Subject, on shape: HostileShape, opening: String) throws {
    let context = AnalysisContext(
      referenceDate: Date(timeIntervalSince1970: 1_767_225_600), timeZone: .gmt,
      locale: Locale(identifier: "en_US"))
    let opening = Array(opening.utf8)
    func run(_ length: Int) throws { try self.run(subject, opening + shape.wholeBytes(length), context) }
    guard try Growth.isSuspect(run), let broken = try Growth.broken(from: 16 << 10, run) else { return }
    fail("\(subject.name) on \(shape.name): \(broken)")
  }

  private func runRandomInputs() throws {
    var maker = InputMaker(seed: options.seed)
    var runs = 0
    let end = ContinuousClock.now + .seconds(options.seconds / 2)
    while ContinuousClock.now < end {
      let bytes = maker.next()
      for subject in subjects {
        let opening = subject.openings[runs % subject.openings.count]
        let input = Array(opening.utf8) + bytes
        try run(subject, input, .varied(by: input))
      }
      runs += 1
    }
    print("fuzz: \(runs) inputs from seed \(options.seed), no fault")
  }

  /// One run of one subject, recorded.
  private func run(_ subject: Subject, _ bytes: [UInt8], _ context: AnalysisContext) throws {
    if let broken = try recorder.record(bytes, { try subject.run(bytes, context) }) {
      fail("\(subject.name): \(broken)")
    }
  }

  private func fail(_ message: String) -> Never {
    Recorder.fail("\(message); the input is in \(recorder.path)")
  }
}
