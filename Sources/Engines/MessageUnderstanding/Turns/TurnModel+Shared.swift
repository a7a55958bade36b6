import Embeddings

extension TurnModel {
  private static let kept = Result<TurnModel, any Error> {
    do {
      return try TurnModel()
    } catch is EmbeddingError {
      return try TurnModel(contentsOf: bundledWeights(), vectors: nil)
    }
  }

  /// Returns the model that comes with the package, which a program reads once, for whoever asks first; without word
  /// vectors where those are damaged.
  ///
  /// - Throws: `WeightsError` where the file is missing, damaged or of another version; what the language data throws.
  public static func shared() throws -> TurnModel { try kept.get() }
}
