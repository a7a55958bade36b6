import FoundationPlus
import SwiftUICore

/// A line in which a person writes.
@MainActor
open class UITextField: __TextEntryView {
  /// The app's delegate.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The text that is seen while the field is empty.
  open var placeholder: String? { didSet { setNeedsDisplay() } }
  /// A Boolean value that indicates whether what is written isn't shown, and nothing is suggested.
  open var isSecureTextEntry = false { didSet { setNeedsDisplay() } }
  /// A Boolean value that indicates whether a person can write.
  open var isEnabled = true { didSet { setNeedsDisplay() } }
  /// A Boolean value that indicates whether a person is writing.
  public var isEditing: Bool { isFirstResponder }

  /// The text; nil is none.
  open var text: String? {
    get { written }
    set { assign(newValue ?? "") }
  }

  /// A Boolean value that indicates whether the field can take the focus: it is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Takes the focus and begins a keyboard session, where the delegate allows it.
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    delegate?.textFieldDidBeginEditing(self)
    setNeedsDisplay()
    return true
  }

  /// Gives up the focus and ends the keyboard session, where the delegate allows it.
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    delegate?.textFieldDidEndEditing(self)
    setNeedsDisplay()
    return true
  }

  override func allows(_ range: NSRange, _ replacement: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement) ?? true
  }
  override func tellSelection() { delegate?.textFieldDidChangeSelection(self) }
  override func tellChange() { delegate?.textFieldDidChangeSelection(self) }

  override func choose(_ suggestion: UIInputSuggestion) {
    if let delegate {
      delegate.textField(self, insertInputSuggestion: suggestion)
    } else {
      insert(suggestion)
    }
  }

  override func content(_ hosting: HostedView) -> AnyView {
    let text = Binding<String>(get: { [self] in written }, set: { [self] in enter($0) })
    let prompt = placeholder.map { Text(verbatim: $0) }
    let name = accessibilityLabel ?? placeholder ?? ""
    guard !isSecureTextEntry else {
      return AnyView(
        SecureField(text: text, prompt: prompt) { Text(verbatim: name) }
          .textContentType(textContentType).keyboardType(keyboardType).disabled(!isEnabled))
    }
    return AnyView(
      TextField(text: text, prompt: prompt) { Text(verbatim: name) }
        .textFieldStyle(.roundedBorder)
        .textContentType(textContentType).keyboardType(keyboardType).disabled(!isEnabled)
        .onSubmit { [self] in _ = delegate?.textFieldShouldReturn(self) }
        .accessibilityLabel(name)
        .modifier(KeyboardAttachment(input: self, view: self)))
  }
}

/// The app's side of a text field. What isn't implemented is allowed, and does what it usually does.
@MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Returns whether the field may get the focus.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Responds to the field having got the focus.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether the field may lose the focus.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Responds to the field having lost the focus.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Returns whether a person may replace a range of the text, in UTF-16 units.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Responds to another selection, or text.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Responds to Return; the result isn't used.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Inserts a suggestion that a person has chosen. The default inserts the text of a reply.
  func textField(_ textField: UITextField, insertInputSuggestion inputSuggestion: UIInputSuggestion)
}

extension UITextFieldDelegate {
  /// Allows the field to get the focus.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Allows the field to lose the focus.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Allows the change.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Allows Return.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// Inserts the text of a reply.
  public func textField(_ textField: UITextField, insertInputSuggestion inputSuggestion: UIInputSuggestion) {
    textField.insert(inputSuggestion)
  }
}
