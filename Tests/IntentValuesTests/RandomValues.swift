import AppIntents
import LinkPresentation

/// Values of every type, made by chance.
struct RandomValues {
  var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(state: seed) }

  mutating func number(_ range: Range<Int>) -> Int { .random(in: range, using: &generator) }
  mutating func chance() -> Bool { .random(using: &generator) }
  mutating func maybe<T>(_ make: (inout RandomValues) -> T) -> T? { chance() ? make(&self) : nil }
  mutating func some<T>(_ make: (inout RandomValues) -> T) -> [T] {
    (0..<number(0..<4)).map { _ in make(&self) }
  }

  mutating func text() -> String {
    let letters = Array("aZ09 ß🎈é\"\\/\u{0}\u{7}\n\u{2028}%@日")
    return String((0..<number(0..<12)).map { _ in letters[number(0..<letters.count)] })
  }

  mutating func integer() -> Int {
    switch number(0..<4) {
    case 0: number(-10..<10)
    case 1: Int(bitPattern: UInt(generator.next()))
    case 2: Int.max
    default: Int.min
    }
  }

  mutating func double() -> Double {
    switch number(0..<5) {
    case 0: Double(number(-1_000..<1_000)) / 8
    case 1: -0.0
    case 2: Double.greatestFiniteMagnitude
    case 3: Double.leastNonzeroMagnitude
    default:
      {
        let bits = Double(bitPattern: generator.next())
        return bits.isFinite ? bits : 0.1
      }()
    }
  }

  /// Between the years 1 and 9000, down to the last bit.
  mutating func date() -> Date {
    switch number(0..<4) {
    case 0: Date(timeIntervalSinceReferenceDate: .random(in: -6.3e10...2.2e11, using: &generator))
    case 1: Date(timeIntervalSinceReferenceDate: Double(number(-1_000_000..<1_000_000_000)) / 1_000)
    case 2: Date(timeIntervalSinceReferenceDate: .random(in: -1...1, using: &generator) * 1e-9)
    default: Date(timeIntervalSince1970: Double(number(-2_000_000_000..<4_000_000_000)))
    }
  }

  mutating func decimal() -> Decimal {
    Decimal(
      sign: chance() ? .plus : .minus, exponent: number(-30..<30),
      significand: Decimal(Int64(bitPattern: generator.next())).magnitude)
  }

  mutating func url() -> URL {
    let all = [
      "https://example.org/a?b=c#d", "mailto:a@b.c", "file:///tmp/x%20y", "https://münchen.example/ä",
    ]
    return URL(string: all[number(0..<all.count)]) ?? URL(filePath: "/")
  }

  mutating func calendar() -> Calendar {
    let all: [Calendar.Identifier] = [.gregorian, .hebrew, .chinese, .islamicUmmAlQura, .iso8601, .japanese]
    var calendar = Calendar(identifier: all[number(0..<all.count)])
    calendar.timeZone = zone()
    calendar.locale = Locale(identifier: chance() ? "de_AT" : "ja_JP")
    calendar.firstWeekday = number(1..<8)
    return calendar
  }

  mutating func zone() -> TimeZone {
    let name = ["Europe/Berlin", "America/St_Johns", "Asia/Kathmandu"][number(0..<3)]
    return TimeZone(identifier: name) ?? .gmt
  }

  mutating func components() -> DateComponents {
    var value = DateComponents()
    value.calendar = maybe { $0.calendar() }
    value.timeZone = maybe { $0.zone() }
    value.era = maybe { $0.number(0..<2) }
    value.year = maybe { $0.number(-5_000..<9_999) }
    value.month = maybe { $0.number(1..<13) }
    value.day = maybe { $0.number(1..<32) }
    value.hour = maybe { $0.number(0..<24) }
    value.nanosecond = maybe { $0.number(0..<999_999_999) }
    value.weekday = maybe { $0.number(1..<8) }
    value.weekOfYear = maybe { $0.number(1..<54) }
    value.yearForWeekOfYear = maybe { $0.number(1_900..<2_100) }
    if let month = value.month, month > 6 { value.isLeapMonth = chance() }
    return value
  }

  mutating func name() -> PersonNameComponents {
    var name = PersonNameComponents()
    name.givenName = maybe { $0.text() }
    name.familyName = text()
    name.middleName = maybe { $0.text() }
    name.namePrefix = maybe { $0.text() }
    name.nameSuffix = maybe { $0.text() }
    name.nickname = maybe { $0.text() }
    if chance() {
      var sound = PersonNameComponents()
      sound.givenName = text()
      name.phoneticRepresentation = sound
    }
    return name
  }

  mutating func attributed() -> AttributedString {
    var value = AttributedString(text())
    if chance() {
      var link = AttributedString("link")
      link.link = url()
      link.inlinePresentationIntent = .stronglyEmphasized
      value += link
      value += AttributedString(text())
    }
    return value
  }

  mutating func image() -> DisplayRepresentation.Image {
    switch number(0..<4) {
    case 0: .init(named: text(), isTemplate: maybe { $0.chance() }, displayStyle: .circular)
    case 1: .init(systemName: "star", isTemplate: maybe { $0.chance() })
    case 2: .init(data: Data([0, 255, 7]))
    default: .init(url: URL(filePath: "/a.png"), width: 1.5, height: 3)
    }
  }

  mutating func handle() -> IntentPerson.Handle {
    let labels: [IntentPerson.Handle.Label] = [.home, .iPhone, .other, .custom(text())]
    let label = labels[number(0..<labels.count)]
    switch number(0..<3) {
    case 0: return .init(phoneNumber: text(), label: label)
    case 1: return .init(emailAddress: text(), label: label)
    default: return .init(.applicationDefined(text()), label: label)
    }
  }

  mutating func person() -> IntentPerson {
    IntentPerson(
      identifier: maybe { $0.chance() ? .contact($0.text()) : .applicationDefined($0.text()) },
      name: chance() ? .displayName(text()) : .components(name()), handle: maybe { $0.handle() },
      aliases: some { $0.handle() }, isMe: chance(), image: maybe { $0.image() })
  }

  mutating func location() -> CLLocation {
    let coordinate = CLLocationCoordinate2D(
      latitude: .random(in: -90...90, using: &generator), longitude: Double(number(-180..<180)))
    return CLLocation(
      coordinate: coordinate, altitude: Double(number(0..<3)), horizontalAccuracy: Double(number(-1..<9)),
      verticalAccuracy: -1, course: Double(number(-1..<360)), speed: -1, timestamp: date())
  }

  mutating func placemark() -> CLPlacemark {
    let center = CLLocationCoordinate2D(latitude: 1.5, longitude: -2)
    return CLPlacemark(
      location: maybe { $0.location() }, name: maybe { $0.text() }, locality: maybe { $0.text() },
      postalCode: maybe { $0.text() }, areasOfInterest: maybe { [$0.text()] },
      region: maybe { CLCircularRegion(center: center, radius: 10, identifier: $0.text()) },
      timeZone: maybe { $0.zone() })
  }

  mutating func place() -> PlaceDescriptor {
    PlaceDescriptor(
      representations: some {
        switch $0.number(0..<3) {
        case 0: .address($0.text())
        case 1: .coordinate($0.location().coordinate)
        default: .deviceLocation($0.location())
        }
      }, commonName: maybe { $0.text() },
      supportingRepresentations: some { .serviceIdentifiers([$0.text(): $0.text(), "b": "c"]) })
  }

  mutating func file() -> IntentFile {
    var file =
      chance()
      ? IntentFile(data: Data(text().utf8), filename: text(), type: maybe { _ in .plainText })
      : IntentFile(fileURL: URL(filePath: "/tmp/a.png"), filename: maybe { $0.text() })
    file.removedOnCompletion = chance()
    return file
  }

  mutating func link() -> LinkMetadata {
    var link = LinkMetadata(url: url())
    link.originalURL = url()
    link.title = maybe { $0.text() }
    link.remoteVideo = maybe { $0.url() }
    if chance() { link.setMedia(Data([1, 2]), contentType: .png, for: .icon) }
    return link
  }

  mutating func recurrence() -> Calendar.RecurrenceRule {
    var rule = Calendar.RecurrenceRule(
      calendar: calendar(),
      frequency: [.minutely, .hourly, .daily, .weekly, .monthly, .yearly][number(0..<6)])
    rule.interval = number(1..<9)
    rule.weekdays = some { $0.chance() ? .every(.monday) : .nth($0.number(-3..<4), .friday) }
    rule.months = some { .init($0.number(1..<13), isLeap: $0.chance()) }
    rule.hours = some { $0.number(0..<24) }
    rule.end = chance() ? .never : chance() ? .afterOccurrences(number(1..<9)) : .afterDate(date())
    return rule
  }

  mutating func volume() -> Shelf.Volume {
    let id = number(0..<1_000)
    return Shelf.Volume(id: id, title: "Volume \(id)")
  }

  mutating func note(depth: Int = 2) -> Shelf.Note {
    let note = Shelf.Note()
    note.text = text()
    note.page = maybe { $0.number(0..<900) }
    note.about = maybe { $0.volume() }
    note.replies = depth == 0 ? [] : some { $0.note(depth: depth - 1) }
    return note
  }

  mutating func subject() -> ShelfSubject {
    switch number(0..<3) {
    case 0: .volume(volume())
    case 1: .pages(some { $0.number(-9..<9) })
    default: .remark(maybe { $0.text() })
    }
  }

  mutating func payment() -> IntentPaymentMethod {
    IntentPaymentMethod(
      type: [.unknown, .credit, .applePay, .store][number(0..<4)], name: maybe { "Card \($0.text())" },
      identificationHint: maybe { $0.text() }, icon: maybe { $0.image() })
  }
}
