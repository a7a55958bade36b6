/// How much is asked of the queries of an app, unless somebody says otherwise.
package enum QueryLimits {
  /// How long one query may take, in seconds.
  package static let seconds = 10.0
  /// How many values to choose from are taken from a query.
  package static let options = 10_000
}
