import Foundation

/// Words that people use for one another, from a list by hand: what vectors of words don't know, since a gig is near to
/// a stage and far from a concert.
///
/// Words are compared by their stems. Read once in a process.
struct KindredGroups: Sendable {
  static let english = KindredGroups(contentsOf: "kindred-en")

  /// How near two words of a group are taken to be, beside the cosines of vectors.
  static let closeness: Float = 0.8

  private let kin: [String: Set<String>]

  private init(contentsOf name: String) {
    guard let url = Bundle.module.url(forResource: name, withExtension: "txt"),
      let text = FileManager.default.contents(atPath: url.path).map({ String(decoding: $0, as: UTF8.self) })
    else { preconditionFailure("\(name).txt belongs to the module and isn't there.") }
    self.init(text)
  }

  /// Reads groups, one a line; what begins with a number sign is for people.
  init(_ text: String) {
    var kin: [String: Set<String>] = [:]
    for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
      let stems = Set(line.split(separator: " ").map { EnglishStemmer.stem(of: String($0)) })
      for stem in stems { kin[stem, default: []].formUnion(stems.subtracting([stem])) }
    }
    self.kin = kin
  }

  /// The stems of the words that stand in a group with one of a stem.
  func kin(ofStem stem: String) -> Set<String> { kin[stem] ?? [] }
}
