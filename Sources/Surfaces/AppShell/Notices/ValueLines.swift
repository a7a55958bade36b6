import AppIntents

/// A value as lines of a notice.
struct ValueLines {
  let context: ShellContext

  /// The most lines of one value.
  private static let most = 12

  init(_ context: ShellContext) { self.context = context }

  func lines(of value: any Sendable) -> [String] {
    let all = all(of: value)
    guard all.count > Self.most else { return all }
    return all.prefix(Self.most - 1) + [
      context.texts(.itemCount, ["number": "\(Self.most - 1)", "total": "\(all.count)"])
    ]
  }

  private func all(of value: any Sendable) -> [String] {
    switch value {
    case let value as any OptionalIntentValue: value.wrapped.map { all(of: $0) } ?? []
    case let value as any CollectionIntentValue: value.elements.flatMap { all(of: $0) }
    case let value as Bool: [context.texts[value ? .yes : .no]]
    case let value as Int: [value.formatted(.number.locale(context.locale))]
    case let value as Double: [value.formatted(.number.locale(context.locale))]
    case let value as Date: [date(value)]
    case let value as IntentCurrencyAmount: [value.formatted(in: context.locale)]
    case let value as String: [ForeignText.lines(value)]
    case let value as any AppEntity: [entity(value)]
    default: [ForeignText.line(DisplayRepresentation(showing: value).title)]
    }
  }

  private func date(_ date: Date) -> String {
    var style = Date.FormatStyle(date: .abbreviated, time: .shortened)
    style.locale = context.locale
    style.timeZone = context.timeZone
    return date.formatted(style)
  }

  private func entity(_ entity: any AppEntity) -> String {
    let shown = entity.displayRepresentation
    let subtitle = shown.subtitle.map { ForeignText.line($0) } ?? ""
    return ForeignText.line(shown.title) + (subtitle.isEmpty ? "" : ", " + subtitle)
  }
}
