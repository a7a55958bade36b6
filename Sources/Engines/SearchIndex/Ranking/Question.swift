import Storage

/// The words of a query, as they are looked for.
struct Question {
  /// One word of the query with the forms of it that the index holds.
  struct Term {
    /// The word as the person wrote it, folded.
    var word: String
    /// Whether words that begin so count as well.
    var isUnfinished: Bool
    var stem: String
    /// The words of the index that count, and by how many items each is held.
    var forms: [(term: String, items: Int)] = []
    /// Whether more words begin so than are in `forms`.
    var hasMoreForms = false

    var items: Int { forms.reduce(0) { $0 + $1.items } }

    func matches(_ term: String) -> Bool {
      term == word || isUnfinished && term.hasPrefix(word) || EnglishStemmer.stem(of: term) == stem
    }
  }

  /// Words of a query that are looked up; what comes after them isn't read.
  private static let mostWords = 512
  /// Terms that are looked for: of more, those that the fewest items hold.
  private static let mostTerms = 48
  /// Words of the index that begin as an unfinished one does.
  private static let mostForms = 64
  /// A beginning that no word of the index has is taken for a word from this length on, in bytes.
  private static let shortestMeaning = 4
  /// More words than these are a question in natural language.
  private static let mostTypedWords = 4

  private(set) var terms: [Term] = []
  /// Whether an item must hold all terms.
  let needsAll: Bool
  /// Whether the text is more than the beginning of a word, so that it means something.
  private(set) var hasMeaning = false

  init(_ query: SearchQuery, on connection: borrowing Connection) throws {
    var words: [String] = []
    var seen: Set<String> = []
    let all = WordScanner.firstWords(of: query.text, limit: Self.mostWords)
    for word in all where seen.insert(word).inserted { words.append(word) }
    let content = words.filter { !FunctionWords.contains($0) }
    if !content.isEmpty { words = content }
    switch query.match {
    case .allWords: needsAll = true
    case .anyWord: needsAll = false
    case .automatic: needsAll = words.count <= Self.mostTypedWords
    }
    let unfinished = needsAll && WordScanner.endsInWord(query.text) ? all.last : nil
    for word in words { terms.append(try Self.term(word, isUnfinished: word == unfinished, on: connection)) }
    // A single word that is being typed means something once it is one that the index has, or once no word
    // of the index begins so.
    hasMeaning =
      words.count > 1
      || terms.contains { term in
        !term.isUnfinished || term.forms.contains { $0.term == term.word }
          || term.forms.isEmpty && term.word.utf8.count >= Self.shortestMeaning
      }
    if needsAll {
      terms = Array(terms.prefix(Self.mostTerms))
    } else {
      terms.removeAll { $0.forms.isEmpty }
      if terms.count > Self.mostTerms {
        terms = Array(terms.sorted { ($0.items, $0.word) < ($1.items, $1.word) }.prefix(Self.mostTerms))
      }
    }
  }

  private static func term(
    _ word: String, isUnfinished: Bool, on connection: borrowing Connection
  ) throws -> Term {
    var term = Term(word: word, isUnfinished: isUnfinished, stem: EnglishStemmer.stem(of: word))
    term.forms = try forms(ofStem: term.stem, on: connection)
    if isUnfinished {
      let begun = try SearchIndex.terms(in: connection, beginningWith: word, limit: mostForms)
      term.hasMoreForms = begun.count == mostForms
      let known = Set(term.forms.map(\.term))
      term.forms += begun.filter { !known.contains($0.term) }
    }
    return term
  }

  static func forms(
    ofStem stem: String, on connection: borrowing Connection
  ) throws -> [(term: String, items: Int)] {
    try connection.rows(
      "SELECT term, items FROM term WHERE stem = ? AND items > 0 ORDER BY items DESC LIMIT \(mostForms)", stem
    ) { (term: try $0.value(0, as: String.self), items: try $0.value(1, as: Int.self)) }
  }

  /// The query in the language of the inverted index. Words are letters and digits only, so that quoting them
  /// is enough for nothing in them to be understood as an operator.
  func match(_ terms: [Term]) -> String {
    terms.map { term in
      // Each alternative costs time at each step, so words that begin so are left to the prefix index.
      var alternatives = term.forms.filter { !term.isUnfinished || !$0.term.hasPrefix(term.word) }
        .map { "\"\($0.term)\"" }
      if term.isUnfinished { alternatives.append("\"\(term.word)\"*") }
      if alternatives.isEmpty { alternatives = ["\"\(term.word)\""] }
      return "(" + alternatives.joined(separator: " OR ") + ")"
    }.joined(separator: needsAll ? " AND " : " OR ")
  }
}

extension WordScanner {
  /// The first words of a text, and its last one where there are more.
  static func firstWords(of text: String, limit: Int) -> [String] {
    var words: [String] = []
    forEachWord(in: text) { word, _ in
      if words.count < limit { words.append(word) } else { words[limit - 1] = word }
    }
    return words
  }
}
