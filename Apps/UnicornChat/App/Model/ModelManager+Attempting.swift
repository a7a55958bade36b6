extension ModelManager {
  /// Does something for which nobody waits any more; what went wrong is shown in the windows.
  func attempt(_ title: String, _ work: () throws -> Void) {
    do { try work() } catch { failure = Failure(title, error) }
  }
}
