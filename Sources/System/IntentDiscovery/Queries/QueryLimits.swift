/// The limits of queries of an app that apply unless others are given.
package enum QueryLimits {
  /// The time that one query may take, in seconds.
  package static let seconds = 10.0
  /// The number of options that are taken from a query.
  package static let options = 10_000
}
