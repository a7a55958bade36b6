import FoundationPlus

/// A suggestion of the keyboard or the system for a field; the base of its kinds.
///
/// It has no state, and its only kind is immutable, so that it can be sent anywhere.
public class UIInputSuggestion: NSObject, @unchecked Sendable {
  override init() { super.init() }
}
