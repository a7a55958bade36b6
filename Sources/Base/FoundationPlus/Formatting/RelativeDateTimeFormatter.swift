import Foundation
import _FoundationICU

/// A formatter for the distance between two times: `in 2 weeks`, `yesterday`.
open class RelativeDateTimeFormatter: Formatter {
  /// A value that indicates whether names such as "yesterday" are used.
  public enum DateTimeStyle: Int, Sendable {
    case numeric
    case named
  }

  /// The length of the units.
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

  /// A value that indicates whether names such as "yesterday" are used.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The length of the units.
  open var unitsStyle = UnitsStyle.full
  /// The position of the text, which determines its capitalisation.
  open var formattingContext = Formatter.Context.unknown
  /// The calendar for the distance between dates.
  open var calendar: Calendar! = .autoupdatingCurrent
  /// The locale of the text.
  open var locale: Locale! = .autoupdatingCurrent

  /// Creates a formatter for the current locale.
  public override init() { super.init() }
  /// Creates a formatter from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the distance of `date` from `referenceDate`, in the largest applicable unit.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let calendar = calendar ?? .autoupdatingCurrent
    return localizedString(
      from: calendar.dateComponents(
        [.year, .month, .weekOfMonth, .day, .hour, .minute, .second], from: referenceDate, to: date))
  }

  /// Returns the text for a number of seconds from now; negative ones are in the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date.now
    return localizedString(for: now + timeInterval, relativeTo: now)
  }

  /// Returns the text for components, based on the largest one that isn't zero.
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

  /// Returns the text for a date relative to now, or nil for another object.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: .now) }
  }

  private func text(_ number: Double, _ unit: URelativeDateTimeUnit) -> String {
    let identifier = (locale ?? .autoupdatingCurrent).identifier
    var status = U_ZERO_ERROR
    // The formatter below takes ownership of the number format and closes it.
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
