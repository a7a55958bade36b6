import EmbeddingData

/// An error of word vectors.
public typealias EmbeddingError = EmbeddingData.EmbeddingError
