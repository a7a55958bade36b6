import CaseFiles
import Foundation
import Testing

@testable import TextAnalysis

/// The sentences of `Fixtures/TextAnalysis`, each family against the floor in `floors.json`.
///
/// A family need not be perfect, but it may not fall: where it rises, raise its floor. `script/cases` prints
/// the table.
@Suite struct OwnCaseTests {
  @Test(arguments: OwnCaseFamily.all)
  func reachesItsFloor(_ family: OwnCaseFamily) throws {
    let tally = try family.tally(with: OwnCaseFamily.analyzer.get())
    #expect(
      family.floor.isReached(by: tally),
      """
      \(family.name): \(tally.right) of \(family.cases.count) cases right, precision \(tally.precision.percent); \
      the floor is \(family.floor.right) and \(family.floor.precision.percent). What went wrong:
      \(tally.stories.joined(separator: "\n"))
      """)
  }

  @Test func everyFileOfCasesHasAFloor() throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: OwnCaseFamily.files.folder, includingPropertiesForKeys: nil)
    let families = files.filter { $0.pathExtension == "json" && OwnCaseFamily.cases(in: $0) != nil }
    #expect(
      Set(families.map { $0.deletingPathExtension().lastPathComponent })
        == Set(OwnCaseFamily.all.map(\.name)))
  }

  /// A detector whose loss no floor shows is a detector without cases.
  @Test func everyDetectorIsMissedWhenItIsGone() throws {
    let analyzer = try OwnCaseFamily.analyzer.get()
    let whole = try OwnCaseFamily.all.map { try $0.outcomes(with: analyzer) }
    for (index, detector) in analyzer.detectors.enumerated() {
      var rest = analyzer.detectors
      rest.remove(at: index)
      let (alone, without) = (TextAnalyzer(detectors: [detector]), TextAnalyzer(detectors: rest))
      let isMissed = try zip(OwnCaseFamily.all, whole).contains { family, outcomes in
        let changed = try zip(family.cases, outcomes).map { item, outcome in
          // Where it finds nothing its loss changes nothing.
          let isSilent = try alone.detections(in: item.text, context: item.context()).isEmpty
          return isSilent ? outcome : try item.outcome(with: without)
        }
        return !family.floor.isReached(by: OwnCaseTally(family.cases, changed))
      }
      #expect(isMissed, "without \(type(of: detector)) every family still reaches its floor")
    }
  }

  /// Writes the table where `CASES_REPORT` says, for `script/cases`.
  @Test(.enabled(if: OwnCaseFamily.report != nil))
  func reports() throws {
    let analyzer = try OwnCaseFamily.analyzer.get()
    var table = "family             cases  right      %  precision  recall\n"
    var wrong = ""
    var total = OwnCaseTally([], [])
    for family in OwnCaseFamily.all {
      let tally = try family.tally(with: analyzer)
      table += tally.row(family.name)
      total.add(tally)
      if !tally.stories.isEmpty {
        wrong += "\n\(family.name)\n" + tally.stories.joined(separator: "\n") + "\n"
      }
    }
    table += total.row("all")
    let path = try #require(OwnCaseFamily.report)
    try (table + wrong).write(toFile: path, atomically: true, encoding: .utf8)
  }
}

/// One file of cases and its floor.
struct OwnCaseFamily: Sendable, CustomTestStringConvertible {
  /// What a family may not fall below.
  struct Floor: Decodable, Sendable {
    /// How many cases are right in all their spans.
    var right: Int
    /// Right spans of 100 found; a family of negatives has none.
    var precision: Double

    func isReached(by tally: OwnCaseTally) -> Bool {
      tally.right >= right && tally.precision >= precision
    }
  }

  var name: String
  var cases: [OwnCase]
  var floor: Floor

  var testDescription: String { name }

  static let files = CaseFiles("TextAnalysis")
  static let report = ProcessInfo.processInfo.environment["CASES_REPORT"]
  static let analyzer = Result { try TextAnalyzer() }

  /// The families with a floor; a file that can't be read is one without cases, which its floor shows.
  static let all: [OwnCaseFamily] = {
    struct Floors: Decodable { var floors: [String: Floor] }
    do {
      return try files.json("floors.json", as: Floors.self).floors.sorted { $0.key < $1.key }.map {
        OwnCaseFamily(
          name: $0.key, cases: cases(in: files.folder.appending(path: "\($0.key).json")) ?? [],
          floor: $0.value)
      }
    } catch {
      Issue.record("\(error)")
      return []
    }
  }()

  /// The cases of a file of this form, or nil where it is of another.
  static func cases(in file: URL) -> [OwnCase]? {
    struct Cases: Decodable { var cases: [OwnCase] }
    guard let data = try? Data(contentsOf: file) else { return nil }
    return try? JSONDecoder().decode(Cases.self, from: data).cases
  }

  func outcomes(with analyzer: TextAnalyzer) throws -> [OwnCaseOutcome] {
    try cases.map { try $0.outcome(with: analyzer) }
  }

  func tally(with analyzer: TextAnalyzer) throws -> OwnCaseTally {
    OwnCaseTally(cases, try outcomes(with: analyzer))
  }
}

/// The outcomes of a family, counted.
struct OwnCaseTally {
  var cases: Int
  var right: Int
  var found: Int
  var spurious: Int
  var missing: Int
  /// One for each case that is not right.
  var stories: [String]

  init(_ cases: [OwnCase], _ outcomes: [OwnCaseOutcome]) {
    self.cases = cases.count
    right = outcomes.count { $0.isRight }
    found = outcomes.reduce(0) { $0 + $1.found }
    spurious = outcomes.reduce(0) { $0 + $1.spurious.count }
    missing = outcomes.reduce(0) { $0 + $1.missing.count }
    stories = zip(cases, outcomes).filter { !$1.isRight }.map { "  " + $1.story(of: $0) }
  }

  mutating func add(_ other: OwnCaseTally) {
    cases += other.cases
    right += other.right
    found += other.found
    spurious += other.spurious
    missing += other.missing
  }

  /// Right spans of 100 found; 100 where nothing was found.
  var precision: Double { Self.percent(found, of: found + spurious) }

  /// Right spans of 100 expected.
  var recall: Double { Self.percent(found, of: found + missing) }

  func row(_ name: String) -> String {
    let figures = [
      "\(cases)".leading(6), "\(right)".leading(7), Self.percent(right, of: cases).percent.leading(7),
      precision.percent.leading(11), recall.percent.leading(8),
    ]
    return name.padding(toLength: 18, withPad: " ", startingAt: 0) + figures.joined() + "\n"
  }

  private static func percent(_ part: Int, of whole: Int) -> Double {
    whole == 0 ? 100 : 100 * Double(part) / Double(whole)
  }
}

extension Double {
  /// With one decimal, cut off rather than rounded, so that a printed figure can be a floor.
  fileprivate var percent: String { "\((self * 10).rounded(.down) / 10)" }
}

extension String {
  fileprivate func leading(_ width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
