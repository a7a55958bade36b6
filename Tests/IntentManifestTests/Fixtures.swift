import CaseFiles
import Foundation

@testable import IntentManifest
@testable import SourceManifests

/// What tests are given.
enum Fixtures {
  static let root = CaseFiles.repository

  static func data(_ name: String) throws -> Data { try CaseFiles("IntentManifest").data(name) }

  /// What the compiler wrote about a small app.
  static func tea() throws -> SourceManifest {
    SourceManifest(try BuildFolder.records(try data("Tea.swiftconstvalues"), named: "Tea.swiftconstvalues"))
  }
}
