import FoundationPlus

/// A browser that was let into the program.
package struct ShellBrowser: Identifiable, Hashable, Sendable {
  package let id: String
  /// The words by which a person knows it; empty where it doesn't say.
  package let name: String
  package let begin: Date
  package let lastSeen: Date
  /// A Boolean value that indicates whether it shows the window that asks.
  package let isThis: Bool

  package init(id: String, name: String, begin: Date, lastSeen: Date, isThis: Bool) {
    self.id = id
    self.name = name
    self.begin = begin
    self.lastSeen = lastSeen
    self.isThis = isThis
  }
}

/// The browsers that were let in, for a surface that lets them in one by one.
///
/// Both closures are called on the main actor.
@MainActor
package struct ShellBrowsers {
  /// The closure that lists them, the one last seen first.
  package let list: () -> [ShellBrowser]
  /// The closure that ends the sessions of some, and closes their windows.
  package let end: (Set<ShellBrowser.ID>) -> Void

  package init(list: @escaping () -> [ShellBrowser], end: @escaping (Set<ShellBrowser.ID>) -> Void) {
    self.list = list
    self.end = end
  }
}
