import LanguageData

/// A way in which an action says nothing beyond another one, from the files of the kinds.
struct Implication: Sendable {
  private let by: ActionKind
  private let share: ActionRelation
  /// The rules that both have to come from, where only these count.
  private let rule: String?
  private let byRule: String?
  /// Whether the other has to stand before the action, the surer of the two.
  let needsOtherBefore: Bool

  /// By the kind of the action that is implied.
  ///
  /// - Parameter rows: the table `actionImplied`.
  /// - Throws: `LanguageDataError` for a name that the code doesn't know.
  static func all(_ rows: [[String]]) throws -> [ActionKind: [Implication]] {
    var found: [ActionKind: [Implication]] = [:]
    for row in rows {
      guard let kind = ActionKind(rawValue: row[0]), let by = ActionKind(rawValue: row[1]),
        let share = ActionRelation(rawValue: row[2])
      else {
        throw LanguageDataError(.invalidSource, "actions/\(row[0]).json: implied by \(row[1]), \(row[2])")
      }
      found[kind, default: []].append(
        Implication(
          by: by, share: share, rule: row[3].isEmpty ? nil : row[3], byRule: row[4].isEmpty ? nil : row[4],
          needsOtherBefore: !row[5].isEmpty))
    }
    return found
  }

  func holds(_ action: ProposedAction, by other: ProposedAction) -> Bool {
    guard other.kind == by, rule == nil || rule == action.reason.rule,
      byRule == nil || byRule == other.reason.rule
    else { return false }
    let (own, others) = (action.values.content.facts, other.values.content.facts)
    return switch share {
    case .always: true
    case .words: action.range.overlaps(other.range)
    case .place: own.place != nil && own.place == others.place
    case .partOfPlace:
      own.place.map { others.place?.lowercased().contains($0.lowercased()) ?? false } ?? false
    case .phone: own.phone != nil && own.phone == others.phone
    case .email: own.email != nil && own.email == others.email
    case .onlyEmail:
      own.email != nil && own.email == others.email && own.phone == nil && others.name != nil
    }
  }
}
