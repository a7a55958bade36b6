import CaseFiles
import EmbeddingSource
import Embeddings
import Foundation

enum Fixtures {
  /// The word vectors of the build, whatever `BECKON_VECTORS` says; nil where none are installed.
  static let vectors = try? WordVectors.located(override: nil, builtIn: WordVectors.builtIn)

  /// The model as it is distributed; nil where it is not installed.
  static let model: EmbeddingModel? = {
    guard let model = try? EmbeddingModel(folder: CaseFiles.repository.appending(path: "Models/wordllama")),
      model.isInstalled
    else { return nil }
    return model
  }()
}
