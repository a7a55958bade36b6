/// The reason for which a request was refused, as it is counted and logged.
enum RefusalReason: String, Sendable, CaseIterable {
  /// The request names another host, or comes from a page of another origin.
  case origin
  /// There is no session, or no longer.
  case session
  /// There is no session and no token.
  case missingToken = "missing_token"
  case wrongToken = "wrong_token"
  /// Too many tokens from this address were wrong.
  case tooManyTokens = "too_many_tokens"
  /// The request doesn't come through the proxy that stands before the server.
  case notByProxy = "not_by_proxy"
  /// The server refused what came before it was a request: another user's connection, a broken header, too
  /// much or too slow.
  case otherUser = "other_user"
  case malformed
  case tooLarge = "too_large"
  case tooMany = "too_many"
  case tooSlow = "too_slow"
  case other
}
