import AppIntents
import CommandLineSurface
import PlainText

/// The types of one kind by the names under which a person may ask for them.
///
/// Each type has one name for the command line; beside it, the same in another spelling (`sendMessage`), its
/// identifier, the name of the type and its title are understood.
struct TypeNames<Kind: Sendable>: Sendable {
  /// A type and what it is called.
  struct Named: Sendable {
    /// What is typed: "order-soup". No two are the same.
    let name: String
    let identifier: String
    let typeName: String
    let title: String
    let type: Kind
  }

  let all: [Named]
  /// What one of them is, in messages: "intent".
  private let kind: String

  /// - Parameter suffix: What is left out at the end of a type's name: "Intent".
  init(
    _ types: [Kind], kind: String, suffix: String, identifier: (Kind) -> String, title: (Kind) -> String
  ) {
    self.kind = kind
    var taken: Set<String> = []
    all = types.enumerated().map { index, type in
      let typeName = String(describing: type)
      let short =
        typeName.hasSuffix(suffix) && typeName != suffix
        ? String(typeName.dropLast(suffix.count)) : typeName
      let candidates = [short, typeName, identifier(type)].compactMap(CommandWord.of) + [kind]
      var name = candidates.first { !taken.contains($0) } ?? "\(kind)-\(index + 1)"
      while !taken.insert(name).inserted { name += "-\(index + 1)" }
      return Named(
        name: name, identifier: identifier(type), typeName: typeName, title: title(type), type: type)
    }
  }

  /// The type that a word means, or nil.
  ///
  /// - Throws: `UsageError` where the word is the title of several types.
  func find(_ word: String) throws -> Named? {
    if let exact = all.first(where: { $0.identifier == word })
      ?? all.first(where: { $0.typeName == word }) ?? all.first(where: { $0.name == word })
      ?? CommandWord.of(word).flatMap({ typed in all.first { $0.name == typed } })
    {
      return exact
    }
    let wanted = word.foldedForMatching()
    let titled = all.filter { $0.title.foldedForMatching() == wanted }
    if titled.count > 1 {
      let names = titled.map(\.name).joined(separator: ", ")
      throw UsageError(
        .invalidValue, "\(titled.count) are called \"\(word)\"; say which: \(names)")
    }
    return titled.first
      ?? all.first { [$0.identifier, $0.typeName, $0.name].contains { $0.foldedForMatching() == wanted } }
  }

  /// The type that a word means.
  ///
  /// - Throws: `UsageError` that proposes what may be meant.
  func required(_ word: String) throws -> Named {
    if let found = try find(word) { return found }
    throw UsageError(
      .invalidValue, "there is no \(kind) \"\(word)\"", suggestion: proposal(for: word))
  }

  /// The name of the type that was probably meant.
  func proposal(for word: String) -> String? {
    let spellings = all.flatMap { [$0.name, $0.identifier, $0.title] }
    guard let nearest = NearestSpelling.of(word, among: spellings) else { return nil }
    return all.first { [$0.name, $0.identifier, $0.title].contains(nearest) }?.name
  }

  subscript(type: Any.Type) -> Named? {
    all.first { $0.type as? Any.Type == type }
  }
}
