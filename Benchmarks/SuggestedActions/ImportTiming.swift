import Foundation
import Measuring
import PersonalStore

/// Files of many items, taken over into stores on disk.
struct ImportTiming {
  private let count: Int

  init(_ count: Int) { self.count = count }

  /// Seconds of 10,000 events into an empty store, and of the same file once more.
  func events() throws -> (first: Double, again: Double) {
    let file = Data(calendar.utf8)
    return try withStore { store in
      (
        try seconds { try store.importFile(file).created.values.reduce(0, +) },
        try seconds { try store.importFile(file).unchanged }
      )
    }
  }

  /// Seconds of 10,000 contacts into an empty store.
  func contacts() throws -> Double {
    let file = Data(cards.utf8)
    return try withStore { store in
      try seconds { try store.importFile(file).created.values.reduce(0, +) }
    }
  }

  /// An empty store in a folder of its own, which goes with it.
  private func withStore<Result>(_ work: (PersonalDatabase) throws -> Result) throws -> Result {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appending(path: "import-benchmark-\(UUID().uuidString)")
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    let result = Swift.Result { try work(PersonalDatabase(at: folder.appending(path: "items.db"))) }
    try files.removeItem(at: folder)
    return try result.get()
  }

  /// Processor time of one thread, scaled to 10,000 items.
  private func seconds(_ work: () throws -> Int) throws -> Double {
    var result: Result<Int, any Error> = .success(0)
    let time = Stopwatch.least(of: 1) { result = Result { try work() } }
    let taken = try result.get()
    guard taken == count else { fail("\(taken) of \(count) items were taken over") }
    return time * 10_000 / Double(count)
  }

  /// As calendars are exported: zones, alarms, rules, places, notes.
  private var calendar: String {
    var lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Example//Calendar//EN"]
    for number in 0..<count {
      let day = "2026\(two(number / 28 % 12 + 1))\(two(number % 28 + 1))"
      let hour = 7 + number % 12
      lines += [
        "BEGIN:VEVENT", "UID:event-\(number)@example.com", "DTSTAMP:20260101T080000Z",
        "CREATED:20251201T100000Z", "LAST-MODIFIED:20260101T080000Z", "SEQUENCE:\(number % 3)",
        "SUMMARY:Meeting about bed \(number % 400)\\, part \(number)",
        "DTSTART;TZID=Europe/Berlin:\(day)T\(two(hour))0000",
        "DTEND;TZID=Europe/Berlin:\(day)T\(two(hour + 1))0000", "LOCATION:Shed \(number % 17)",
        "DESCRIPTION:Bring gloves\\, seeds and the list of bed \(number).",
      ]
      if number % 10 == 0 { lines.append("RRULE:FREQ=WEEKLY;COUNT=10") }
      if number % 4 == 0 {
        lines += ["BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:Soon", "TRIGGER:-PT15M", "END:VALARM"]
      }
      lines.append("END:VEVENT")
    }
    return (lines + ["END:VCALENDAR", ""]).joined(separator: "\r\n")
  }

  private var cards: String {
    (0..<count).map { number in
      """
      BEGIN:VCARD\r
      VERSION:3.0\r
      UID:card-\(number)\r
      N:Miller;Ada \(number);;;\r
      FN:Ada \(number) Miller\r
      TEL;TYPE=CELL:+4420794\(String(format: "%05d", number))\r
      EMAIL;TYPE=INTERNET:ada\(number)@example.com\r
      ADR;TYPE=HOME:;;\(number) Garden Lane;Kew;;TW9 3AB;UK\r
      END:VCARD\r

      """
    }.joined()
  }

  private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
