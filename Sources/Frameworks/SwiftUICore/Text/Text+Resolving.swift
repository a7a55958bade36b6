extension Text {
  /// The text in the locale, calendar, time zone and at the moment of an environment.
  package func resolved(in environment: EnvironmentValues) -> ResolvedText {
    var result = ResolvedText(runs: [])
    for part in parts { part.resolve(in: environment, into: &result) }
    return result
  }

  /// The text as it is without a view: in the locale and at the moment of an environment, without its look.
  package func string(in environment: EnvironmentValues = EnvironmentValues()) -> String {
    resolved(in: environment).string
  }
}

extension Text.Part {
  func resolve(in environment: EnvironmentValues, into result: inout ResolvedText) {
    switch source {
    case .verbatim(let text): append(text, to: &result)
    case .key(let key, let table, let bundle):
      let place = Translations.Place(key, table: table, bundle: bundle, in: environment)
      if let place, let known = Translations.known(at: place) { return append(known, to: &result) }
      let resource = LocalizedStringResource(
        key.value, table: table, locale: environment.locale,
        bundle: bundle.map { .atURL($0) } ?? .main)
      if let place, let text = resource.plainText {
        Translations.keep(text, at: place)
        return append(text, to: &result)
      }
      append(resource, embedding: key.embedded, in: environment, to: &result)
    case .resource(var resource):
      if resource.locale == .current { resource.locale = environment.locale }
      append(resource, embedding: [], in: environment, to: &result)
    case .attributed(let text): append(text, in: environment, to: &result)
    case .formatted(let text): append(text.text(in: environment.locale), in: environment, to: &result)
    case .image(let image): append(image, to: &result)
    case .date(let date, let style):
      let stands = style == .date || style == .time
      append(
        environment.dateWriting.text(date, style),
        live: stands ? nil : .init(style: style, dates: date...date), to: &result)
    case .dates(let dates): append(environment.dateWriting.text(dates), to: &result)
    case .timer(let span, let pause, let countsDown, let showsHours):
      append(
        environment.dateWriting.timer(span, pause: pause, countsDown: countsDown, showsHours: showsHours),
        live: pause == nil
          ? .init(
            style: .timer, dates: span, timer: .init(countsDown: countsDown, showsHours: showsHours)) : nil,
        to: &result)
    }
  }

  private func append(
    _ text: String, link: URL? = nil, live: ResolvedText.LiveDate? = nil, to result: inout ResolvedText
  ) {
    guard !text.isEmpty else { return }
    result.append(.init(text: text, attributes: attributes, link: link, live: live))
  }

  private func append(_ image: ImageContent, to result: inout ResolvedText) {
    result.append(.init(text: image.spokenName, attributes: attributes, image: image))
  }

  /// A translation, whose marks in Markdown become its look.
  private func append(
    _ resource: LocalizedStringResource, embedding views: [LocalizedStringKey.Embedded],
    in environment: EnvironmentValues, to result: inout ResolvedText
  ) {
    if views.isEmpty, let text = resource.plainText {
      append(text, to: &result)
    } else {
      append(AttributedString(localized: resource), embedding: views, in: environment, to: &result)
    }
  }

  /// A translation, with views where their characters stand.
  private func append(
    _ text: String, link: URL?, embedding views: [LocalizedStringKey.Embedded],
    in environment: EnvironmentValues,
    to result: inout ResolvedText
  ) {
    var plain = ""
    for character in text {
      let scalar = character.unicodeScalars.first?.value ?? 0
      guard scalar >= 0x100000, scalar - 0x100000 < UInt32(views.count) else {
        plain.append(character)
        continue
      }
      append(plain, link: link, to: &result)
      plain = ""
      switch views[Int(scalar - 0x100000)] {
      case .image(let image): append(image, to: &result)
      case .text(let text):
        for var part in text.parts {
          part.attributes = part.attributes.inside(attributes)
          part.resolve(in: environment, into: &result)
        }
      }
    }
    append(plain, link: link, to: &result)
  }

  private func append(
    _ text: AttributedString, embedding views: [LocalizedStringKey.Embedded] = [],
    in environment: EnvironmentValues, to result: inout ResolvedText
  ) {
    for run in text.runs {
      var own = TextAttributes()
      if let intent = run.inlinePresentationIntent {
        if intent.contains(.stronglyEmphasized) { own.isBold = true }
        if intent.contains(.emphasized) { own.isItalic = true }
        if intent.contains(.strikethrough) { own.isStruckThrough = true }
        if intent.contains(.code) { own.isMonospaced = true }
      }
      own.font = run.font ?? own.font
      own.color = run.foregroundColor ?? own.color
      own.kerning = run.kern.map(Double.init)
      own.tracking = run.tracking.map(Double.init)
      own.baselineOffset = run.baselineOffset.map(Double.init)
      if run.underlineStyle != nil { own.isUnderlined = true }
      if run.strikethroughStyle != nil { own.isStruckThrough = true }
      let string = String(text[run.range].characters)
      var part = self
      part.attributes = own.inside(attributes)
      if views.isEmpty {
        result.append(.init(text: string, attributes: part.attributes, link: run.link))
      } else {
        part.append(string, link: run.link, embedding: views, in: environment, to: &result)
      }
    }
  }
}

extension EnvironmentValues {
  var dateWriting: DateWriting {
    DateWriting(locale: locale, calendar: calendar, timeZone: timeZone, now: now)
  }
}
