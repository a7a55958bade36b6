import SwiftUI

extension ModelManager {
  /// Does something for which nobody waits any more; what went wrong is shown in the windows.
  func attempt(_ title: LocalizedStringResource, _ work: () throws -> Void) {
    do { try work() } catch { failure = Failure(title, error) }
  }
}
