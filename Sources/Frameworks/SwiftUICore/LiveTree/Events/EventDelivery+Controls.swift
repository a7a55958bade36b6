// Presses, values and choices.
extension EventDelivery {
  func press() -> EventAnswer {
    let answer = pressed()
    // What else waits for a press, whoever did what it is for.
    let after = all { if case .pressed(let action) = $0 { action } else { nil } }
    return answer.isAccepted ? answer : after
  }

  private func pressed() -> EventAnswer {
    // A switch without scripts is a button: pressed, it turns.
    if case .toggle(let isOn) = node.content {
      let answer = turn(!isOn)
      if answer.isAccepted { return answer }
    }
    // The gesture nearest to the view takes the press.
    for case .press(let action) in node.handlers {
      switch action {
      case .perform(let action): action()
      case .payload(let payload): return .accepted(.payload(payload))
      }
      return .done
    }
    return node.isOpen.map { turn(!$0) } ?? .notTaken
  }

  func toggle(_ isOn: Bool) -> EventAnswer {
    let answer = turn(isOn)
    // What a higher module turns has no value to set; it is pressed.
    return answer.isAccepted ? answer : press()
  }

  private func turn(_ isOn: Bool) -> EventAnswer {
    all { if case .setBool(let set) = $0 { { set(isOn) } } else { nil } }
  }

  /// A number beyond the ends of a slider is taken to the nearest: a surface counts in units of its own,
  /// and the ends may have moved since a person began.
  func set(_ number: Double) -> EventAnswer {
    guard node.takesNumber else { return .notTaken }
    guard number.isFinite else { return .refused(.outOfRange) }
    if case .presentationOptions(let options) = node.content {
      guard let index = Int(exactly: number), options.detents.indices.contains(index) else {
        return .refused(.outOfRange)
      }
    }
    return all { if case .setNumber(let set) = $0 { { set(number) } } else { nil } }
  }

  /// The handlers of a stepper itself come before those for people who don't see it: both would count twice.
  func step(up: Bool) -> EventAnswer {
    for case .stepperLimits(let canIncrement, let canDecrement) in node.modifiers
    where !(up ? canIncrement : canDecrement) {
      return .refused(.outOfRange)
    }
    let answer = all { if case .step(let step) = $0 { { step(up) } } else { nil } }
    if answer.isAccepted { return answer }
    return all { if case .adjust(let adjust) = $0 { { adjust(up) } } else { nil } }
  }

  /// A date beyond the bounds is taken to the nearest: they hold to the second, and a person sets days or
  /// minutes.
  func set(_ date: Date) -> EventAnswer {
    guard case .datePicker = node.content else { return .notTaken }
    guard abs(date.timeIntervalSinceReferenceDate) < Self.latestDate else { return .refused(.outOfRange) }
    return all { if case .setDate(let set) = $0 { { set(date) } } else { nil } }
  }

  /// The end of the year 999,999, in seconds: calendars can't count for ever.
  private static var latestDate: Double { 3.2e13 }

  /// Adds a day to those that are chosen, or takes it away.
  func turn(_ day: DateComponents) -> EventAnswer {
    guard case .multiDatePicker(let content) = node.content else { return .notTaken }
    guard let date = content.date(of: day) else { return .refused(.outOfRange) }
    var selection = content.selection
    let known = selection.first { known in
      content.calendar.date(from: known).map { content.calendar.isDate($0, inSameDayAs: date) } ?? false
    }
    if let known {
      selection.remove(known)
    } else {
      selection.insert(content.calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date))
    }
    return all { if case .setDates(let set) = $0 { { set(selection) } } else { nil } }
  }

  /// Chooses the node among the options of the nearest node around that offers options.
  func choose() -> EventAnswer {
    guard let tag = node.tag else { return .refused(.noOption) }
    var outer = node.parent
    while let next = outer {
      for case .select(_, let select) in next.handlers {
        guard next.isEnabled else { return .refused(.disabled) }
        guard node.canSelect else { return .refused(.noOption) }
        select(tag)
        return .done
      }
      outer = next.parent
    }
    return .refused(.noOption)
  }
}

extension MultiDatePickerContent {
  /// The beginning of a day that may be chosen; nil for others, and for what is no day.
  fileprivate func date(of day: DateComponents) -> Date? {
    guard let year = day.year, let month = day.month, let day = day.day, (1...999_999).contains(year),
      (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = calendar.timeZone
    let written = DateComponents(year: year, month: month, day: day)
    guard written.isValidDate(in: gregorian), let date = gregorian.date(from: written),
      minimum.map({ date >= gregorian.startOfDay(for: $0) }) ?? true, end.map({ date < $0 }) ?? true
    else { return nil }
    return date
  }
}

extension Node {
  fileprivate var takesNumber: Bool { handlers.contains { if case .setNumber = $0 { true } else { false } } }

  /// A Boolean value that indicates whether a node that a person opens and closes by pressing it is open;
  /// nil for other nodes.
  fileprivate var isOpen: Bool? {
    if case .disclosure(let isExpanded) = content { return isExpanded }
    for case .expanded(let isExpanded) in modifiers { return isExpanded }
    return nil
  }
}
