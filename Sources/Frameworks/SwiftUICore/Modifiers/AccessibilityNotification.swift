import Synchronization

/// A notification for people who use assistive technology.
public enum AccessibilityNotification {
  /// A text that is read aloud.
  public struct Announcement: Sendable {
    let text: String
    /// Creates the announcement of a text.
    public init(_ announcement: String) { text = announcement }
    /// Takes a text; its attributes aren't spoken.
    public init(_ announcement: AttributedString) { text = String(announcement.characters) }
    /// Takes a localized text.
    public init(_ announcement: LocalizedStringResource) { text = String(localized: announcement) }
    /// Lets surfaces read the text aloud.
    public func post() { Announcements.post(text) }
  }

  /// A change of a part of the screen. Screen readers notice it by themselves.
  public struct LayoutChanged: Sendable {
    /// Creates the notice.
    public init(_ element: (any Sendable)? = nil) {}
    /// Posts nothing: screen readers notice by themselves.
    public func post() {}
  }

  /// A change of the whole screen. Screen readers notice it by themselves.
  public struct ScreenChanged: Sendable {
    /// Creates the notice.
    public init(_ element: (any Sendable)? = nil) {}
    /// Posts nothing: screen readers notice by themselves.
    public func post() {}
  }
}

/// The windows that read announcements aloud, each in a region such as `aria-live="polite"`.
package enum Announcements {
  private static let surfaces = Mutex<[Int: @Sendable (String) -> Void]>([:])

  /// Adds a surface's window, which reads announcements until the number returned is removed.
  package static func add(_ read: @escaping @Sendable (String) -> Void) -> Int {
    surfaces.withLock { surfaces in
      let number = (surfaces.keys.max() ?? 0) + 1
      surfaces[number] = read
      return number
    }
  }

  /// Removes a window.
  package static func remove(_ number: Int) { surfaces.withLock { $0[number] = nil } }

  static func post(_ text: String) {
    for read in surfaces.withLock({ Array($0.values) }) { read(text) }
  }
}
