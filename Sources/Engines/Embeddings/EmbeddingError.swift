import EmbeddingData

/// What is wrong with word vectors.
public typealias EmbeddingError = EmbeddingData.EmbeddingError
