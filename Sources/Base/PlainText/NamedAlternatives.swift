/// The names of a finite list, for messages about a name that isn't in it.
package struct NamedAlternatives: Sendable {
  /// The number of names that a message lists.
  package static let listed = 10

  private let names: [String]

  /// Creates the alternatives.
  ///
  /// - Parameter names: The names in their order; of equal ones the first counts.
  package init(_ names: some Sequence<String>) {
    var seen: Set<String> = []
    self.names = names.filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  package var isEmpty: Bool { names.isEmpty }

  /// Returns a proposal, " Did you mean 'oak'?", for a name that is none of these, or nothing where none is
  /// near.
  package func proposal(for name: String) -> String {
    guard let nearest = NearestSpelling.of(name, among: names) else { return "" }
    return " Did you mean '\(nearest)'?"
  }

  /// Returns the list of names, "oak, ash, elm"; of many the first, and how many more there are.
  package func list(limit: Int = listed) -> String { list(limit: limit, quoted: false) }

  /// - Parameter quoted: Whether each stands in quotation marks, as what people have called things does in a
  ///   sentence.
  private func list(limit: Int, quoted: Bool) -> String {
    // Naming the last takes no more room than counting it.
    let shown = (names.count <= limit + 1 ? names[...] : names.prefix(limit)).map { name in
      let name = name.count > Self.longest ? name.prefix(Self.longest) + "…" : name
      return quoted ? "'\(name)'" : name
    }
    if shown.count < names.count {
      return shown.joined(separator: ", ") + " and \(names.count - shown.count) more"
    }
    guard quoted, let last = shown.last, shown.count > 1 else { return shown.joined(separator: ", ") }
    return shown.dropLast().joined(separator: ", ") + " and " + last
  }

  /// A sentence that lists the names, " There are 'Oak', 'Ash' and 7 more.", or nothing where there is
  /// nothing.
  package var sentence: String {
    switch names.count {
    case 0: ""
    case 1: " There is only \(list(limit: Self.listed, quoted: true))."
    default: " There are \(list(limit: Self.listed, quoted: true))."
    }
  }

  /// The most characters of one name.
  private static let longest = 60
}
