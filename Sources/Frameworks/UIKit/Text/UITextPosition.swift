import FoundationPlus

/// A position in the text of an input; a custom input has a kind of its own.
@MainActor
open class UITextPosition {
  /// Creates a position.
  public init() {}
}

/// A range of the text of an input; a custom input has a kind of its own.
@MainActor
open class UITextRange {
  /// Creates a range.
  public init() {}

  /// The position at which the range begins.
  open var start: UITextPosition { UITextPosition() }
  /// The position at which the range ends.
  open var end: UITextPosition { UITextPosition() }
  /// A Boolean value that indicates whether the range has no characters.
  open var isEmpty: Bool { true }
}

/// A position in the text of a field of UIKit.
final class TextOffset: UITextPosition {
  /// The offset in UTF-16 units.
  let offset: Int
  init(_ offset: Int) { self.offset = offset }
}

/// A range of the text of a field of UIKit.
final class TextOffsets: UITextRange {
  let offsets: Range<Int>
  init(_ offsets: Range<Int>) { self.offsets = offsets }
  override var start: UITextPosition { TextOffset(offsets.lowerBound) }
  override var end: UITextPosition { TextOffset(offsets.upperBound) }
  override var isEmpty: Bool { offsets.isEmpty }
}
