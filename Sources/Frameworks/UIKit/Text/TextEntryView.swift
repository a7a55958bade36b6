import FoundationPlus
import SwiftUICore

/// A view with a text that a person writes: what text fields and text views have in common. Apps use these.
@MainActor
open class __TextEntryView: UIView, UITextInput {
  /// The delegate that the keyboard sets for as long as its session lasts.
  public weak var inputDelegate: (any UITextInputDelegate)?
  /// The kind of keyboard.
  open var keyboardType = UIKeyboardType.default { didSet { setNeedsDisplay() } }
  /// The kind of content, or nil for nothing special.
  open var textContentType: UITextContentType? { didSet { setNeedsDisplay() } }
  /// The conversation to which what is written belongs. It is read when a keyboard session begins; after that
  /// the app tells `inputDelegate` of changes.
  open var conversationContext: UIConversationContext? {
    // Room for replies comes and goes with the context, not with the replies.
    didSet { if (oldValue == nil) != (conversationContext == nil) { setNeedsDisplay() } }
  }

  private var units: [UInt16] = []
  private var selection = 0..<0

  /// The text as the app and the keyboard see it.
  var written: String { String(decoding: units, as: UTF16.self) }

  /// Sets the text and puts the selection behind it; the keyboard is told.
  func assign(_ text: String) {
    let new = Array(text.utf16)
    guard new != units else { return }
    inputDelegate?.textWillChange(self)
    units = new
    selection = new.count..<new.count
    inputDelegate?.textDidChange(self)
    setNeedsDisplay()
  }

  /// Asks the app's delegate whether a person may change text.
  func allows(_ range: NSRange, _ replacement: String) -> Bool { true }
  /// Tells the app's delegate that a person has changed the text.
  func tellChange() {}
  /// Tells the app's delegate that the selection has changed.
  func tellSelection() {}

  // MARK: What a person does

  /// Takes what a person has written instead of the text, if the app's delegate allows it.
  func enter(_ text: String) {
    let new = Array(text.utf16)
    guard new != units else { return }
    // What changed lies between what is the same before and behind; the app is asked about that.
    let before = zip(units, new).prefix { $0 == $1 }.count
    let after = zip(units.reversed(), new.reversed()).prefix(min(units.count, new.count) - before)
      .prefix { $0 == $1 }.count
    change(before..<(units.count - after), Array(new[before..<(new.count - after)]))
  }

  /// Inserts a reply that a person has chosen, or has the app do it.
  func choose(_ suggestion: UIInputSuggestion) { insert(suggestion) }

  private func change(_ range: Range<Int>, _ replacement: [UInt16]) {
    guard
      allows(
        NSRange(location: range.lowerBound, length: range.count),
        String(decoding: replacement, as: UTF16.self))
    else {
      // The surface shows what stays.
      setNeedsDisplay()
      return
    }
    inputDelegate?.textWillChange(self)
    units.replaceSubrange(range, with: replacement)
    selection = (range.lowerBound + replacement.count)..<(range.lowerBound + replacement.count)
    inputDelegate?.textDidChange(self)
    tellChange()
    setNeedsDisplay()
  }

  // MARK: UITextInput

  /// A Boolean value that indicates whether there is any text.
  open var hasText: Bool { !units.isEmpty }

  /// Inserts text at the place of the selection, as a person does.
  open func insertText(_ text: String) { change(selection, Array(text.utf16)) }

  /// Deletes the selection, or the character before it, as a person does.
  open func deleteBackward() {
    var range = selection
    if range.isEmpty {
      guard range.lowerBound > 0 else { return }
      let before = String(decoding: units[..<range.lowerBound], as: UTF16.self).dropLast()
      range = before.utf16.count..<range.upperBound
    }
    change(range, [])
  }

  /// Inserts a suggestion: the text of a reply, at the place of the selection.
  open func insert(_ inputSuggestion: UIInputSuggestion) {
    if let reply = inputSuggestion as? UISmartReplySuggestion { insertText(reply.smartReply) }
  }

  /// The selected range.
  open var selectedTextRange: UITextRange? {
    get { TextOffsets(selection) }
    set {
      guard let newValue, let offsets = offsets(newValue), offsets != selection else { return }
      inputDelegate?.selectionWillChange(self)
      selection = offsets
      inputDelegate?.selectionDidChange(self)
      tellSelection()
    }
  }

  /// The position of the beginning of the text.
  open var beginningOfDocument: UITextPosition { TextOffset(0) }
  /// The position of the end of the text.
  open var endOfDocument: UITextPosition { TextOffset(units.count) }

  /// Returns the text in a range, or nil if it isn't one of this text.
  open func text(in range: UITextRange) -> String? {
    offsets(range).map { String(decoding: units[$0], as: UTF16.self) }
  }

  /// Replaces the text in a range, as a person does; a range that isn't one of this text changes nothing.
  open func replace(_ range: UITextRange, withText text: String) {
    if let offsets = offsets(range) { change(offsets, Array(text.utf16)) }
  }

  /// Returns the range between two positions, or nil.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    guard let start = fromPosition as? TextOffset, let end = toPosition as? TextOffset else { return nil }
    return TextOffsets(min(start.offset, end.offset)..<max(start.offset, end.offset))
  }

  /// Returns the position at a distance in UTF-16 units, or nil if it is outside of the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let start = position as? TextOffset else { return nil }
    let (place, isOver) = start.offset.addingReportingOverflow(offset)
    return !isOver && (0...units.count).contains(place) ? TextOffset(place) : nil
  }

  /// Returns the order of two positions.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let distance = offset(from: other, to: position)
    return distance == 0 ? .orderedSame : distance < 0 ? .orderedAscending : .orderedDescending
  }

  /// Returns the distance between two positions in UTF-16 units.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    guard let start = from as? TextOffset, let end = toPosition as? TextOffset else { return 0 }
    return end.offset - start.offset
  }

  private func offsets(_ range: UITextRange) -> Range<Int>? {
    guard let start = range.start as? TextOffset, let end = range.end as? TextOffset,
      start.offset <= end.offset, end.offset <= units.count
    else { return nil }
    return start.offset..<end.offset
  }
}
