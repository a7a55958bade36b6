import FoundationPlus
import SwiftUICore

/// A view of several lines in which a person writes.
@MainActor
open class UITextView: __TextEntryView {
  /// The app's delegate.
  open weak var delegate: (any UITextViewDelegate)?
  /// A Boolean value that indicates whether a person can write.
  open var isEditable = true { didSet { setNeedsDisplay() } }

  /// The text; nil is none.
  open var text: String! {
    get { written }
    set { assign(newValue ?? "") }
  }

  /// A Boolean value that indicates whether the view can take the focus: it is editable.
  open override var canBecomeFirstResponder: Bool { isEditable }

  /// Takes the focus and begins a keyboard session, where the delegate allows it.
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    delegate?.textViewDidBeginEditing(self)
    setNeedsDisplay()
    return true
  }

  /// Gives up the focus and ends the keyboard session, where the delegate allows it.
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    delegate?.textViewDidEndEditing(self)
    setNeedsDisplay()
    return true
  }

  override func allows(_ range: NSRange, _ replacement: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement) ?? true
  }
  override func tellSelection() { delegate?.textViewDidChangeSelection(self) }
  override func tellChange() { delegate?.textViewDidChange(self) }

  override func choose(_ suggestion: UIInputSuggestion) {
    if let delegate { delegate.textView(self, insertInputSuggestion: suggestion) } else { insert(suggestion) }
  }

  override func content(_ hosting: HostedView) -> AnyView {
    AnyView(
      TextEditor(text: Binding(get: { [self] in written }, set: { [self] in enter($0) }))
        .textContentType(textContentType).keyboardType(keyboardType).disabled(!isEditable)
        .accessibilityLabel(accessibilityLabel ?? "")
        .modifier(KeyboardAttachment(input: self, view: self)))
  }
}

/// The app's side of a text view. What isn't implemented is allowed, and does what it usually does.
@MainActor
public protocol UITextViewDelegate: AnyObject {
  /// Returns whether the view may get the focus.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Responds to the view having got the focus.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Returns whether the view may lose the focus.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Responds to the view having lost the focus.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Returns whether a person may replace a range of the text, in UTF-16 units.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  /// Responds to a change of the text by a person.
  func textViewDidChange(_ textView: UITextView)
  /// Responds to another selection.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Inserts a suggestion that a person has chosen. The default inserts the text of a reply.
  func textView(_ textView: UITextView, insertInputSuggestion inputSuggestion: UIInputSuggestion)
}

extension UITextViewDelegate {
  /// Allows the view to get the focus.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Allows the view to lose the focus.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Allows the change.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// Inserts the text of a reply.
  public func textView(_ textView: UITextView, insertInputSuggestion inputSuggestion: UIInputSuggestion) {
    textView.insert(inputSuggestion)
  }
}
