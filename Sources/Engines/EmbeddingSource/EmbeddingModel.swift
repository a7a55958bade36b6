import EmbeddingData
import Foundation

/// A model in a folder of its own: `model.json` says what it is, where it comes from and which files it has.
/// `script/fetch-models` reads the same description.
package struct EmbeddingModel {
  package let folder: URL
  package let description: Description

  package struct Description: Decodable {
    package struct File: Decodable {
      package var file: String
      package var sha256: String
    }

    package var name: String
    package var package: String
    package var version: String
    package var licence: String
    /// The name of the matrix in the file of vectors.
    package var tensor: String
    package var vectors: File
    package var tokenizer: File
  }

  /// Reads the description of a model in a folder.
  ///
  /// - Throws: `EmbeddingError` where the description cannot be read or lacks something.
  package init(folder: URL) throws {
    let url = folder.appending(path: "model.json")
    do {
      description = try JSONDecoder().decode(Description.self, from: Data(contentsOf: url))
    } catch {
      throw EmbeddingError(.invalidSource, "\(url.path): \(error)")
    }
    self.folder = folder
  }

  /// A Boolean value that indicates whether the model's files are there.
  package var isInstalled: Bool {
    [description.vectors, description.tokenizer].allSatisfy {
      FileManager.default.fileExists(atPath: folder.appending(path: $0.file).path)
    }
  }

  /// The vectors as they are distributed.
  /// - Throws: `EmbeddingError` where the file is missing or not what it should be.
  package func matrix() throws -> SafeTensorsMatrix {
    try SafeTensorsMatrix(
      contentsOf: folder.appending(path: description.vectors.file), tensor: description.tensor)
  }

  /// The compiled table; one of no tokens where the files are not installed.
  /// - Throws: `EmbeddingError` where they are there and not what they should be.
  package func compiled() throws -> Data {
    guard isInstalled else { return EmbeddingCompiler.emptyTable }
    let url = folder.appending(path: description.tokenizer.file)
    let tokenizer: Data
    do {
      tokenizer = try Data(contentsOf: url)
    } catch {
      throw EmbeddingError(.unreadable, "\(url.path): \(error.localizedDescription)")
    }
    return try EmbeddingCompiler(
      matrix: matrix(), tokenizer: tokenizer, tokenizerName: url.path, provenance: provenance
    ).compiled()
  }

  private var provenance: String {
    """
    \(description.name), from \(description.package) \(description.version), \(description.licence)
    \(description.vectors.file) sha256 \(description.vectors.sha256)
    \(description.tokenizer.file) sha256 \(description.tokenizer.sha256)
    """
  }
}
