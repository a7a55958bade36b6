import FoundationPlus
import SwiftUICore

/// The traits of a field: the content it takes and the conversation it belongs to.
@MainActor
public protocol UITextInputTraits: AnyObject {
  /// The kind of keyboard.
  var keyboardType: UIKeyboardType { get set }
  /// The kind of content, or nil for nothing special.
  var textContentType: UITextContentType? { get set }
  /// The conversation to which what is written belongs. It is read once, when a keyboard session begins; later
  /// changes are told to the input's delegate.
  var conversationContext: UIConversationContext? { get set }
}

extension UITextInputTraits {
  /// The default kind of keyboard; to be set, an input declares its own.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// No special content; to be set, an input declares its own.
  public var textContentType: UITextContentType? {
    get { nil }
    set {}
  }
  /// No conversation; to be set, an input declares its own.
  public var conversationContext: UIConversationContext? {
    get { nil }
    set {}
  }
}

/// A responder into which text is entered.
@MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// A Boolean value that indicates whether there is any text.
  var hasText: Bool { get }
  /// Inserts text at the place of the selection.
  func insertText(_ text: String)
  /// Deletes the selection, or the character before it.
  func deleteBackward()
}

/// A view in which a person writes, such as a field of an app's own.
///
/// A view that adopts it is drawn as a field of several lines with its text. It tells its `inputDelegate` of
/// changes that the app makes. What the platform asks an input about places on the screen isn't asked here.
@MainActor
public protocol UITextInput: UIKeyInput {
  /// The delegate that the keyboard sets for as long as its session lasts.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// The selected range, or nil.
  var selectedTextRange: UITextRange? { get set }
  /// The position of the beginning of the text.
  var beginningOfDocument: UITextPosition { get }
  /// The position of the end of the text.
  var endOfDocument: UITextPosition { get }
  /// Returns the text in a range, or nil if there is no such range.
  func text(in range: UITextRange) -> String?
  /// Replaces the text in a range.
  func replace(_ range: UITextRange, withText text: String)
  /// Returns the range between two positions, or nil.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position at a distance from another one, or nil if it is outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the order of two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the distance between two positions.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Inserts a suggestion that a person has chosen. The default inserts the text of a reply.
  func insert(_ inputSuggestion: UIInputSuggestion)
}

extension UITextInput {
  /// Inserts the text of a reply at the place of the selection.
  public func insert(_ inputSuggestion: UIInputSuggestion) {
    if let reply = inputSuggestion as? UISmartReplySuggestion { insertText(reply.smartReply) }
  }

  /// The whole text.
  var wholeText: String {
    textRange(from: beginningOfDocument, to: endOfDocument).flatMap(text(in:)) ?? ""
  }

  /// Replaces the whole text by what a person has written.
  func write(_ text: String) {
    guard let all = textRange(from: beginningOfDocument, to: endOfDocument) else { return }
    replace(all, withText: text)
  }
}

/// The keyboard's side of an input: it is told what the app changes.
@MainActor
public protocol UITextInputDelegate: AnyObject {
  /// Responds before the selection changes.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Responds after the selection has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// Responds before the text changes.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Responds after the text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
  /// Responds to another context of the conversation, or the same one with other entries.
  func conversationContext(_ context: UIConversationContext?, didChange textInput: (any UITextInput)?)
}
