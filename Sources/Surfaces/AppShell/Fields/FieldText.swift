import AppIntents

/// The conversion of values to the text of fields.
@MainActor
struct FieldText {
  let context: ShellContext

  init(_ context: ShellContext) { self.context = context }

  /// Sets the value that a field begins with.
  func fill(_ field: FieldModel, with value: any _IntentValue) {
    switch value {
    case let value as Bool: field.isOn = value
    case let value as String: field.text = value
    case let value as Int: field.text = value.formatted(.number.grouping(.never).locale(context.locale))
    case let value as Double:
      field.text = value.formatted(
        .number.grouping(.never).precision(.fractionLength(0...15)).locale(context.locale))
    case let value as URL: field.text = value.absoluteString
    case let value as Date: if case .date(let kind, _) = field.kind { field.text = text(value, kind) }
    case let value as DateComponents:
      if case .date(let kind, _) = field.kind, let date = context.fieldCalendar.date(from: value) {
        field.text = text(date, kind)
      }
    case let value as IntentCurrencyAmount:
      field.text = value.amount.formatted(.number.grouping(.never).locale(context.locale))
      if case .amount(let codes, _) = field.kind {
        field.unit = codes.firstIndex(of: value.currencyCode) ?? 0
      }
    case let value as any AppEnum:
      if let place = field.choice?.place(where: { ($0 as? any AppEnum)?.rawText == value.rawText }) {
        field.take(place)
      }
    case let value as any AppEntity:
      let wanted = Self.identifier(value)
      let place = field.choice?.place { ($0 as? any AppEntity).map(Self.identifier) == wanted }
      if let place { field.take(place) }
    default: break
    }
  }

  private static func identifier(_ entity: any AppEntity) -> EntityIdentifier {
    func name(_ entity: some AppEntity) -> EntityIdentifier { EntityIdentifier(for: entity) }
    return name(entity)
  }

  /// A point in time as the fields of HTML hold it.
  func text(_ date: Date, _ kind: _ParameterOption.DateKind) -> String {
    let parts = context.fieldCalendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    func digits(_ number: Int?, _ count: Int) -> String {
      let text = "\(number ?? 0)"
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    let day = "\(digits(parts.year, 4))-\(digits(parts.month, 2))-\(digits(parts.day, 2))"
    let time = "\(digits(parts.hour, 2)):\(digits(parts.minute, 2))"
    return switch kind {
    case .date: day
    case .time: time
    case .dateTime: "\(day)T\(time)"
    }
  }
}
