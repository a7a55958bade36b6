import Foundation
import _FoundationICU

/// Says how far a time is from another: `in 2 weeks`, `yesterday`.
open class RelativeDateTimeFormatter: Formatter {
  /// Whether days that have a name are called by it.
  public enum DateTimeStyle: Int, Sendable {
    case numeric
    case named
  }

  public enum UnitsStyle: Int, Sendable {
    /// `2 months ago`
    case full
    /// `two months ago`
    case spellOut
    /// `2 mo. ago`
    case short
    /// `2mo ago`, as short as the language has it.
    case abbreviated
  }

  open var dateTimeStyle = DateTimeStyle.numeric
  open var unitsStyle = UnitsStyle.full
  /// Where the text will stand, by which its first letter is chosen.
  open var formattingContext = Formatter.Context.unknown
  open var calendar: Calendar! = .autoupdatingCurrent
  open var locale: Locale! = .autoupdatingCurrent

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// How far `date` is from `referenceDate`, in the largest unit that fits.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let calendar = calendar ?? .autoupdatingCurrent
    return localizedString(
      from: calendar.dateComponents(
        [.year, .month, .weekOfMonth, .day, .hour, .minute, .second], from: referenceDate, to: date))
  }

  /// How far away a number of seconds is; negative ones have passed.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date.now
    return localizedString(for: now + timeInterval, relativeTo: now)
  }

  /// How far away components are, by the largest that is not nought.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let parts: [(Int?, URelativeDateTimeUnit)] = [
      (dateComponents.year, UDAT_REL_UNIT_YEAR), (dateComponents.month, UDAT_REL_UNIT_MONTH),
      (dateComponents.weekOfMonth ?? dateComponents.weekOfYear, UDAT_REL_UNIT_WEEK),
      (dateComponents.day, UDAT_REL_UNIT_DAY), (dateComponents.hour, UDAT_REL_UNIT_HOUR),
      (dateComponents.minute, UDAT_REL_UNIT_MINUTE), (dateComponents.second, UDAT_REL_UNIT_SECOND),
    ]
    let largest = parts.first { ($0.0 ?? 0) != 0 } ?? parts.last { $0.0 != nil }
    return text(Double(largest?.0 ?? 0), largest?.1 ?? UDAT_REL_UNIT_SECOND)
  }

  /// The text for a date, seen from now.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: .now) }
  }

  private func text(_ number: Double, _ unit: URelativeDateTimeUnit) -> String {
    let identifier = (locale ?? .autoupdatingCurrent).identifier
    var status = U_ZERO_ERROR
    // The formatter below takes the number format over, and closes it.
    let spelling =
      unitsStyle == .spellOut ? swift_unum_open(UNUM_SPELLOUT, nil, 0, identifier, nil, &status) : nil
    let style: UDateRelativeDateTimeFormatterStyle =
      switch unitsStyle {
      case .full, .spellOut: UDAT_STYLE_LONG
      case .short: UDAT_STYLE_SHORT
      case .abbreviated: UDAT_STYLE_NARROW
      }
    let formatter = swift_ureldatefmt_open(identifier, spelling, style, context, &status)
    guard let formatter, status.rawValue <= U_ZERO_ERROR.rawValue else { return "" }
    defer { swift_ureldatefmt_close(formatter) }
    var characters = [UChar](repeating: 0, count: 256)
    let length =
      dateTimeStyle == .named
      ? swift_ureldatefmt_format(formatter, number, unit, &characters, 256, &status)
      : swift_ureldatefmt_formatNumeric(formatter, number, unit, &characters, 256, &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue, (0...256).contains(length) else { return "" }
    return String(decoding: characters.prefix(Int(length)), as: UTF16.self)
  }

  private var context: UDisplayContext {
    switch formattingContext {
    case .standalone: UDISPCTX_CAPITALIZATION_FOR_STANDALONE
    case .listItem: UDISPCTX_CAPITALIZATION_FOR_UI_LIST_OR_MENU
    case .beginningOfSentence: UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE
    case .middleOfSentence: UDISPCTX_CAPITALIZATION_FOR_MIDDLE_OF_SENTENCE
    default: UDISPCTX_CAPITALIZATION_NONE
    }
  }
}
