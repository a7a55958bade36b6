/// Something that the people of a conversation mean to do together, as it stands at a message: what was said
/// for its day, its time and its place, and how each of it stands.
public struct OpenPlan: Sendable, Hashable {
  /// A value that somebody gave, and its standing: asked, proposed, agreed, refused, replaced.
  public struct Candidate: Sendable, Hashable {
    /// The slot of the plan: day, time, place.
    public var slot: String
    /// The value, in the form of the values of an event.
    public var value: String
    /// The standing of the value: asked, proposed, agreed, refused, replaced.
    public var standing: String
  }

  /// The title of the plan.
  public var title: String
  /// The candidates, those of one slot in the order in which they were given.
  public var candidates: [Candidate]
  /// A Boolean value that indicates whether days were named of which none can be told to be its own, so that
  /// it isn't offered.
  public var isDayUnknown: Bool
  /// A Boolean value that indicates whether it was called off.
  public var isCancelled: Bool
}

extension OpenPlan {
  init(_ plan: Plan) {
    title = plan.cue.name.title(place: nil, person: nil).event
    func standings<Value>(_ name: String, _ slot: PlanSlot<Value>, _ text: (Value) -> String) -> [Candidate] {
      slot.candidates.map { Candidate(slot: name, value: text($0.value), standing: $0.standing.rawValue) }
    }
    candidates =
      standings("day", plan.day) { day in day.end.map { "\(day.start) to before \($0)" } ?? "\(day.start)" }
      + standings("time", plan.time) { time in
        (time.isDayPart ? "from " : "") + (time.end.map { "\(time.start) to \($0)" } ?? "\(time.start)")
      }
      + standings("place", plan.place, \.text)
    isDayUnknown = plan.isDayUnknown
    isCancelled = plan.isCancelled
  }
}
