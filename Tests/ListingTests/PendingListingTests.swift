import Foundation
import Testing

/// One line of `pending.txt`.
struct PendingListing: CustomTestStringConvertible {
  var module: String
  /// The beginning of the declaration that the listing waits for, without its access level.
  var declaration: String
  /// What the listing shows.
  var subject: String

  var testDescription: String { "\(module): \(subject)" }

  init?(_ line: Substring) {
    let fields = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    guard fields.count == 3, !fields.contains("") else { return nil }
    (module, declaration, subject) = (fields[0], fields[1], fields[2])
  }

  /// Whether a line of source is the declaration.
  func isDeclared(by line: Substring) -> Bool {
    guard line.contains("public ") || line.contains("open "), !line.contains("//"),
      let range = line.range(of: declaration)
    else { return false }
    // "struct Participant" is not "struct Participants".
    return line[range.upperBound...].first.map { !$0.isLetter && !$0.isNumber } ?? true
  }

  /// The lines that say something.
  static func lines(of text: String) -> [Substring] {
    text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
  }
}

/// The modules for which listings wait, and whether they can be imported here.
private let modules: [String: Bool] = {
  var modules = ["SuggestedActions": false, "UIKit": false, "SwiftData": false, "SwiftUI": true]
  #if canImport(SuggestedActions)
    modules["SuggestedActions"] = true
  #endif
  #if canImport(SwiftData)
    modules["SwiftData"] = true
  #endif
  #if canImport(UIKit)
    modules["UIKit"] = true
  #endif
  return modules
}()

@Suite struct PendingListingTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  private static func text() throws -> String {
    try String(contentsOf: folder.appending(path: "pending.txt"), encoding: .utf8)
  }

  /// Every line of every source of a module. Views are in a module of their own.
  private static func lines(of module: String) throws -> [Substring] {
    let sources = folder.deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")
    let folders = ["Frameworks/\(module)"] + (module == "SwiftUI" ? ["Frameworks/SwiftUICore"] : [])
    var lines: [Substring] = []
    for folder in folders.map({ sources.appending(path: $0) }) {
      // A module that is not there yet has no folder.
      guard FileManager.default.fileExists(atPath: folder.path) else { continue }
      let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
      for case let file as URL in files where file.pathExtension == "swift" {
        lines += try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isNewline)
      }
    }
    return lines
  }

  @Test func eachLineNamesAModuleAndADeclarationAndASubject() throws {
    for line in PendingListing.lines(of: try Self.text()) {
      let listing = try #require(PendingListing(line), "no listing: \(line)")
      #expect(modules[listing.module] != nil, "\(listing.module) is missing in the table of this test")
    }
  }

  @Test func whatWaitsCannotBeWrittenYet() throws {
    let waiting = PendingListing.lines(of: try Self.text()).compactMap(PendingListing.init)
    let sources = try Dictionary(
      uniqueKeysWithValues: Set(waiting.map(\.module)).map { ($0, try Self.lines(of: $0)) })
    for listing in waiting {
      // SwiftUI is there, and still to get some of what it has elsewhere.
      if listing.module != "SwiftUI" {
        #expect(
          modules[listing.module] == false,
          "\(listing.module) can be imported: write the listing (\(listing.subject)) and delete its line")
      }
      #expect(
        sources[listing.module]?.contains { listing.isDeclared(by: $0) } == false,
        "'\(listing.declaration)' is declared: write the listing (\(listing.subject)) and delete its line")
    }
  }

  @Test func aDeclarationIsRecognised() throws {
    let listing = try #require(PendingListing("SwiftUI | struct WindowGroup | windows"))
    #expect(try Self.lines(of: "SwiftUI").contains { listing.isDeclared(by: $0) })
    #expect(!listing.isDeclared(by: "public struct WindowGroups {"))
    #expect(!listing.isDeclared(by: "/// See public struct WindowGroup."))
    #expect(!listing.isDeclared(by: "struct WindowGroup {"))
  }
}
