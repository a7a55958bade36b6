import EmbeddingData
import Foundation

extension WordVectors {
  /// The word vectors that this process uses: those built in, or what the environment variable `BECKON_VECTORS`
  /// says, which is `off` or the path of a compiled table. Opened once.
  /// - Returns: Nil where none are installed or they are switched off; everything has to work without them.
  /// - Throws: `EmbeddingError` where they are damaged, or where there is no file at the path.
  public static func bundled() throws -> WordVectors? { try shared.get() }

  private static let shared = Result {
    try located(
      override: ProcessInfo.processInfo.environment["BECKON_VECTORS"],
      builtIn: builtIn)
  }

  /// The compiled table that lies beside the program; one of no tokens where no vectors are installed.
  package static var builtIn: URL? { Bundle.module.url(forResource: "wordllama", withExtension: "vectors") }

  /// - Parameters:
  ///   - override: the value of `BECKON_VECTORS`; empty is as good as none.
  ///   - builtIn: the table of the build; one of no tokens where none are installed.
  package static func located(override: String?, builtIn: URL?) throws -> WordVectors? {
    switch override {
    case "off": return nil
    case let path? where !path.isEmpty: return try WordVectors(contentsOf: URL(filePath: path))
    default:
      guard let builtIn else { return nil }
      let table = try EmbeddingTable(contentsOf: builtIn)
      return table.isEmpty ? nil : try WordVectors(table)
    }
  }
}
