import Foundation

/// The position of a message in its conversation: by its date, then by its place, then by its key, so that
/// the order is total and the same wherever it is worked out. A message without a date stands before those
/// with one.
struct MessageOrder: Hashable, Comparable {
  /// Microseconds since 1970; the least number where the message has no date.
  var instant: Int64
  /// The number of messages of the same moment before it, as far as is known. Callers name only the latest ones, so
  /// a number of all messages before it would be the same for each message of a long conversation.
  var position: Int
  var key: [UInt8]

  static func < (a: MessageOrder, b: MessageOrder) -> Bool {
    if a.instant != b.instant { return a.instant < b.instant }
    if a.position != b.position { return a.position < b.position }
    return a.key.lexicographicallyPrecedes(b.key)
  }
}

/// An assignment of a conversation's actions to the messages that show them.
///
/// A pure function of what its messages offer each by itself: in whatever order they were analysed, the
/// result is the same.
struct ConversationResolution {
  /// An action as its message offers it, of a kind that is switched on.
  struct Offer: Hashable {
    var message: MessageOrder
    /// Its place in the answer to its message, from 0.
    var rank: Int
    var kind: ActionKind
    /// `nil` for an action that no other can be the same as.
    var identity: String?
    /// The key of the message whose action it changes or completes.
    var supersedes: [UInt8]?
    /// The identity of that action, where that message offers several.
    var replaces: String?
    /// Whether its message only confirms what that one offers.
    var confirms = false
  }

  /// The outcome for an offer.
  enum Fate: Hashable {
    case shown
    /// An earlier message offers it, or offered it until a later one changed it; or the message only confirms it.
    case alreadyOffered
    /// A later message changes it.
    case superseded
    /// A later message does it.
    case settled
  }

  /// A note that a message does what an earlier one asked for.
  struct Settlement: Hashable {
    var message: MessageOrder
    /// The key of the message that asked for it.
    var asked: [UInt8]
    var kind: ActionKind
  }

  private struct Place: Hashable {
    var message: [UInt8]
    var rank: Int
  }
  private var fates: [Place: Fate] = [:]

  /// In n log n for n offers.
  init(_ unordered: [Offer], settlements: [Settlement] = []) {
    let offers = unordered.sorted { a, b in
      a.message == b.message ? a.rank < b.rank : a.message < b.message
    }
    var lineages = Lineages(offers)
    var settled = [Fate](repeating: .shown, count: offers.count)
    let ends = ConversationResolution.ends(of: offers, settlements, &lineages)
    var byIdentity: [String: [Int]] = [:]
    for (index, offer) in offers.enumerated() {
      let last = lineages.last(index)
      if last != offer.message { settled[index] = last < offer.message ? .alreadyOffered : .superseded }
      if let identity = offer.identity { byIdentity[identity, default: []].append(index) }
    }
    for same in byIdentity.values where same.count > 1 {
      // Those before that can hold one back: what is shown, and a version of each lineage that went on.
      var holding: [Int] = []
      for index in same {
        let message = offers[index].message
        let lineage = lineages.root(index)
        guard settled[index] == .shown else {
          if !holding.contains(where: { lineages.root($0) == lineage }) { holding.append(index) }
          continue
        }
        let isHeldBack = holding.contains { other in
          // What a message shows, it shows once; a newer version isn't held back by an older one.
          if lineages.root(other) == lineage { return offers[other].message == message }
          // What was called off before is news.
          if let end = ends[other], offers[other].kind == .createEvent, end < message { return false }
          // Until it was changed, it was on offer.
          return settled[other] == .shown || lineages.last(other) > message
        }
        if isHeldBack { settled[index] = .alreadyOffered } else { holding.append(index) }
      }
    }
    for (index, offer) in offers.enumerated() {
      fates[Place(message: offer.message.key, rank: offer.rank)] =
        ends[index] == nil ? settled[index] : .settled
    }
  }

  /// The first message behind each offer that settles it, or another version of it; nil for none.
  private static func ends(
    of offers: [Offer], _ settlements: [Settlement], _ lineages: inout Lineages
  ) -> [MessageOrder?] {
    var ends = [MessageOrder?](repeating: nil, count: offers.count)
    guard !settlements.isEmpty else { return ends }
    let done = Dictionary(grouping: settlements, by: \.asked)
    var byLineage: [Int: [MessageOrder]] = [:]
    for (index, offer) in offers.enumerated() {
      let messages = (done[offer.message.key] ?? []).filter { $0.kind == offer.kind }.map(\.message)
      if !messages.isEmpty { byLineage[lineages.root(index), default: []] += messages }
    }
    for (index, offer) in offers.enumerated() {
      ends[index] = byLineage[lineages.root(index)]?.filter { offer.message < $0 }.min()
    }
    return ends
  }

  /// Returns the outcome for the action of a rank in the answer to a message.
  func fate(_ rank: Int, of message: MessageOrder) -> Fate {
    fates[Place(message: message.key, rank: rank)] ?? .shown
  }
}

/// The lines of offers that are versions of one another: "dinner on Friday?", "7 works", "make it 8". The
/// versions of the latest message that changes them count; all earlier ones are superseded, and those of later
/// messages that only confirm them are offered already.
private struct Lineages {
  private var sets: DisjointSets
  private var latest: [MessageOrder]

  init(_ offers: [ConversationResolution.Offer]) {
    sets = DisjointSets(count: offers.count)
    latest = offers.map(\.message)
    var byMessage: [[UInt8]: [Int]] = [:]
    for (index, offer) in offers.enumerated() { byMessage[offer.message.key, default: []].append(index) }
    for (index, offer) in offers.enumerated() {
      guard let key = offer.supersedes, let others = byMessage[key],
        let target = Lineages.target(of: offer, among: others, offers),
        // Nothing is changed by what was said before it.
        offers[target].message < offer.message
      else { continue }
      let last = offer.confirms ? self.last(target) : max(self.last(target), self.last(index))
      sets.join(target, index)
      latest[sets.root(index)] = last
    }
  }

  /// The action of an earlier message that a later one stands for: the one that it names, else the same, else one
  /// of its kind, else one of the kinds that a plan goes through.
  private static func target(
    of offer: ConversationResolution.Offer, among others: [Int], _ offers: [ConversationResolution.Offer]
  ) -> Int? {
    let plans: Set<ActionKind> = [.viewCalendar, .createEvent, .createReminder]
    return others.first { offer.replaces != nil && offers[$0].identity == offer.replaces }
      ?? others.first { offer.identity != nil && offers[$0].identity == offer.identity }
      ?? others.first { offers[$0].kind == offer.kind }
      ?? others.first { plans.contains(offer.kind) && plans.contains(offers[$0].kind) }
  }

  mutating func root(_ index: Int) -> Int { sets.root(index) }

  /// The message whose version counts.
  mutating func last(_ index: Int) -> MessageOrder { latest[root(index)] }
}
