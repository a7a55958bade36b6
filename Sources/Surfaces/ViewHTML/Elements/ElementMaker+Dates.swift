import SwiftUICore

extension ElementMaker {
  /// Dates, colours and shares: fields of kinds that browsers have controls for.
  func specialField() -> Element? {
    switch look.content {
    case .datePicker(let content):
      var input = field(content.setsDay ? content.setsTime ? "datetime-local" : "date" : "time")
      input.attributes.append(Attribute("value", content.inputValue))
      input.set("min", content.inputMinimum)
      input.set("max", content.inputMaximum)
      if content.setsSeconds { input.set("step", "1") }
      return labelled(input, [.hstack, .datePicker])
    case .multiDatePicker(let content): return days(content)
    case .colorPicker(let color, _):
      var input = field("color")
      input.add([.colorWell])
      input.set("value", color.hexCSS)
      return labelled(input, [.hstack, .datePicker])
    case .shareLink: return button(nil)
    default: return nil
    }
  }

  private func field(_ type: String) -> Element {
    var input = Element("input", .named("f"))
    input.set("type", type)
    input.set("name", "n\(id)")
    input.set("disabled", if: !look.isEnabled)
    speech.describe(&input)
    speech.name(&input)
    return input
  }

  private func labelled(_ input: Element, _ classes: [StyleClass]) -> Element {
    var label = Element("label", .named("l"), [.label], content: [.slot(.children)])
    label.set("for", "n\(id)-f")
    if own.hidesLabels { label.add([.visuallyHidden]) }
    return Element(box, nil, classes, content: [.element(label), .element(input)])
  }

  /// The chosen days in order, each a button that takes it away, and a field that adds one.
  private func days(_ content: MultiDatePickerContent) -> Element {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = content.calendar.timeZone
    func written(_ date: Date) -> String {
      let parts = calendar.dateComponents([.year, .month, .day], from: date)
      func two(_ number: Int?) -> String { (number ?? 0) < 10 ? "0\(number ?? 0)" : "\(number ?? 0)" }
      return "\(parts.year ?? 0)-\(two(parts.month))-\(two(parts.day))"
    }
    let style = Date.FormatStyle(
      date: .abbreviated, time: .omitted, locale: content.calendar.locale ?? Locale(identifier: "en_US"),
      calendar: content.calendar, timeZone: content.calendar.timeZone)
    let dates = content.selection.compactMap { content.calendar.date(from: $0) }.sorted()
    let buttons = dates.prefix(400).map { date -> Piece in
      var button = Element(
        "button", nil, [.button, .bordered, .smallControl],
        content: [.text(CleanText.line(date.formatted(style)))])
      button.set("name", "n\(id)")
      button.set("value", written(date))
      button.set("data-day", "")
      button.set("aria-pressed", "true")
      button.set("disabled", if: !look.isEnabled)
      return .element(button)
    }
    var input = field("date")
    input.attributes.append(Attribute("value", ""))
    input.set("min", content.minimum.map(written))
    // The end is the first moment after the last day.
    input.set("max", content.end.map { written($0.addingTimeInterval(-1)) })
    var element = labelled(input, [.vstack, .datePicker, .multiDate])
    element.content.append(
      .element(Element("span", .named("d"), [.hstack, .chosenDays], content: Array(buttons))))
    return element
  }

  /// Returns the element of rows of cells under headings.
  func table(_ headings: [TableHeading]) -> Element {
    var row = Element("tr", nil)
    for (index, heading) in headings.enumerated() {
      var cell = Element("th", nil)
      cell.set("scope", "col")
      if let width = heading.width { cell.css["width"] = Number.length(max(0, width)) }
      let title = CleanText.line(heading.title.string)
      if heading.canSort {
        cell.set("aria-sort", heading.isAscending.map { $0 ? "ascending" : "descending" } ?? "none")
        var button = Element("button", nil, [], content: [.text(title)])
        button.set("name", "s")
        button.set("value", "\(id).\(index)")
        cell.content = [.element(button)]
      } else {
        cell.content = [.text(title)]
      }
      row.content.append(.element(cell))
    }
    let head = Element("thead", .named("h"), [], content: [.element(row)])
    let body = Element("tbody", .named("b"), [], content: [.slot(.children)])
    var table = Element("table", .named("f"), [.table], content: [.element(head), .element(body)])
    if let label = speech.label { table.set("aria-label", label) }
    return Element("div", nil, [.tableView], content: [.element(table)])
  }

  /// A row of a table, by which it may be chosen.
  func tableRow() -> Element {
    var row = Element("tr", nil, [], content: [.slot(.children)])
    if let isSelected = look.isSelected {
      row.set("aria-selected", isSelected ? "true" : "false")
      row.set("data-o", String(id))
      if isSelected { row.add([.selected]) }
    }
    return row
  }
}
