/// A weighing of what the people of a conversation mean to do together, as the model of plans makes it at a message:
/// which days and times it chose among, what it may be called and where it may be, each with its probability.
///
/// The probabilities of `nothing` and of all starts sum to 1; `starts` holds the likeliest.
public struct PlanOutlook: Sendable, Hashable {
  /// A value that was chosen among others.
  public struct Candidate: Sendable, Hashable {
    /// The value: a start in the form of the values of an event, or words as they were written.
    public var value: String
    /// The probability, from 0 to 1.
    public var probability: Double
    /// The words that it rests on, the latest last; empty where nobody named it.
    public var words: [String]
  }

  /// The probability that nothing is worth offering.
  public var nothing: Double
  /// The days and times, the likeliest first.
  public var starts: [Candidate]
  /// The names of the likeliest start, the likeliest first; a value is empty for "none of them".
  public var names: [Candidate]
  /// The places of the likeliest start, the likeliest first; a value is empty for "none of them".
  public var places: [Candidate]
  /// The probability from which the likeliest start is told.
  public var threshold: Double
  /// A Boolean value that indicates whether the likeliest start is sure enough to be told.
  public var isTold: Bool
}

extension PlanOutlook {
  /// The number of candidates that are listed of each kind.
  static let listed = 5
}
