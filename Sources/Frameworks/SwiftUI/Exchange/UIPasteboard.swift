import AppIntents
import Foundation
import Synchronization

/// The pasteboard of the person at the window from which it is used.
///
/// It only gives: programs don't see what a person copied elsewhere, so its values are what this program has put
/// there last. On Apple's platforms the type belongs to UIKit.
public final class UIPasteboard: Sendable {
  /// The general pasteboard.
  public static let general = UIPasteboard()

  private let last = Mutex<String?>(nil)

  private init() {}

  /// The text on the pasteboard. Setting it has the window's browser copy the text, where it runs scripts; nil
  /// changes nothing.
  public var string: String? {
    get { last.withLock { $0 } }
    set {
      guard let newValue else { return }
      last.withLock { $0 = newValue }
      Task {
        do {
          _ = try await TextClipboards.slot.service?.copy(newValue)
        } catch {
          // The window is gone, and with it who wanted the text.
        }
      }
    }
  }

  /// The address on the pasteboard. One of the app's own is copied as the address at which its window shows it.
  public var url: URL? {
    get { string.flatMap { URL(string: $0) } }
    set { string = newValue?.absoluteString }
  }

  /// A Boolean value that indicates whether the program has put a text there.
  public var hasStrings: Bool { string != nil }
  /// A Boolean value that indicates whether what the program has put there is an address.
  public var hasURLs: Bool { url?.scheme != nil }
}
