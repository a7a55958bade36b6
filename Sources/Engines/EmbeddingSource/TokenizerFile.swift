/// The parts of a `tokenizer.json` that matter here.
struct TokenizerFile: Decodable {
  var addedTokens: [AddedToken]
  var normalizer: Normalizer?
  var hasPreTokenizer: Bool
  var model: Model

  private enum CodingKeys: String, CodingKey {
    case normalizer, model
    case addedTokens = "added_tokens"
    case preTokenizer = "pre_tokenizer"
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    addedTokens = try values.decode([AddedToken].self, forKey: .addedTokens)
    normalizer = try values.decodeIfPresent(Normalizer.self, forKey: .normalizer)
    hasPreTokenizer = try values.contains(.preTokenizer) && !values.decodeNil(forKey: .preTokenizer)
    model = try values.decode(Model.self, forKey: .model)
  }

  struct AddedToken: Decodable {
    var id: Int
    var content: String
    var isSingleWord, stripsLeft, stripsRight, isNormalized: Bool

    private enum CodingKeys: String, CodingKey {
      case id, content
      case isSingleWord = "single_word"
      case stripsLeft = "lstrip"
      case stripsRight = "rstrip"
      case isNormalized = "normalized"
    }
  }

  struct Normalizer: Decodable {
    var steps: [Step]?

    private enum CodingKeys: String, CodingKey { case steps = "normalizers" }

    struct Step: Decodable {
      var type: String
      var prepend: String?
      var pattern: Pattern?
      var content: String?
    }

    struct Pattern: Decodable {
      /// A plain text; nil for a regular expression.
      var text: String?

      private enum CodingKeys: String, CodingKey { case text = "String" }
    }
  }

  struct Model: Decodable {
    var type: String
    var dropout: Double?
    var subwordPrefix, wordSuffix: String?
    var fallsBackToBytes: Bool
    var ignoresMerges: Bool?
    var vocab: [String: Int]
    var merges: [String]

    private enum CodingKeys: String, CodingKey {
      case type, dropout, vocab, merges
      case subwordPrefix = "continuing_subword_prefix"
      case wordSuffix = "end_of_word_suffix"
      case fallsBackToBytes = "byte_fallback"
      case ignoresMerges = "ignore_merges"
    }
  }
}
