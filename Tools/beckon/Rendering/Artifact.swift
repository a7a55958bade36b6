import CivilTime
import CommandLineSurface
import Conversations
import Foundation
import Interchange
import Storage
import SuggestionEngine
import TextAnalysis

/// A file that a person can take away from an action: for a calendar or an address book.
struct Artifact {
  /// Without a folder: "dinner-at-luigis.ics".
  var fileName: String
  var text: String

  /// The file of an action, or nil where it is none for a file.
  /// - Throws: `CommandFailure` where the values can't be written.
  init?(_ action: SuggestedAction, message: Message, context: AnalysisContext) throws {
    // One uid for one event of one message, so that a second import changes it instead of adding another.
    // Its title is written differently in another locale, so its place in the message tells events apart.
    let uid =
      Artifact.identifier(
        "\(message.id)\u{0}\(message.body)\u{0}\(action.kind.rawValue) \(action.range.lowerBound)")
      + "@beckon"
    do {
      switch action.values.content {
      case let event as EventValues:
        text = try CalendarFile(events: [Artifact.event(event, uid: uid, context)]).text()
        fileName = Artifact.fileName(event.title, ".ics")
      case let reminder as ReminderValues:
        let item = CalendarReminder(
          uid: uid, stamp: context.referenceDate, title: reminder.title, due: reminder.due,
          timeZone: context.timeZone)
        text = try CalendarFile(reminders: [item]).text()
        fileName = Artifact.fileName(reminder.title, ".ics")
      case let contact as ContactValues:
        var card = ContactCard(name: contact.name)
        card.uid = uid
        if let phone = contact.phone { card.phones = [ContactCard.Labeled(phone.e164)] }
        if let email = contact.email { card.emails = [ContactCard.Labeled(email)] }
        text = try card.text()
        fileName = Artifact.fileName(contact.name, ".vcf")
      default: return nil
      }
    } catch let error as InterchangeError {
      throw CommandFailure(.data, "\"\(action.title)\": \(error)")
    }
  }

  private static func event(_ event: EventValues, uid: String, _ context: AnalysisContext) -> CalendarEvent {
    CalendarEvent(
      uid: uid, stamp: context.referenceDate, title: event.title, start: event.start,
      end: event.end ?? usualEnd(of: event), timeZone: context.timeZone, place: event.place,
      recurrenceRule: event.rule)
  }

  /// Calendars show an event without an end as a moment; the usual length is what a person would enter.
  private static func usualEnd(of event: EventValues) -> LocalDateTime? {
    guard let date = event.start.date, let time = event.start.time else { return nil }
    let seconds = time.secondOfDay + event.usualMinutes * 60
    return LocalDateTime(
      date: date.adding(days: seconds / 86_400), time: ClockTime(secondOfDay: seconds))
  }

  /// Sixteen hexadecimal digits of FNV-1a over the text.
  private static func identifier(_ text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Letters and digits of a title, words divided by hyphens: nothing of a message can leave the folder.
  static func fileName(_ title: String, _ suffix: String) -> String {
    var name = ""
    for character in title.lowercased() where name.utf8.count < 60 {
      if character.isLetter || character.isNumber {
        name.append(character)
      } else if character != "'", character != "’", !name.isEmpty, !name.hasSuffix("-") {
        name.append("-")
      }
    }
    while name.hasSuffix("-") { name.removeLast() }
    return (name.isEmpty ? "untitled" : name) + suffix
  }

  /// Numbers the file from 2 on where its name is taken: "dinner-2.ics".
  mutating func makeNameUnique(in taken: inout Set<String>) {
    let dot = fileName.lastIndex(of: ".") ?? fileName.endIndex
    let (stem, suffix) = (fileName[..<dot], fileName[dot...])
    var number = 2
    while !taken.insert(fileName).inserted {
      fileName = "\(stem)-\(number)\(suffix)"
      number += 1
    }
  }

  /// Writes the file into a folder, whole or not at all, and returns its path.
  ///
  /// - Parameter force: replaces a file of that name; otherwise one is never touched.
  func save(in folder: String, force: Bool) throws -> String {
    let path = URL(filePath: folder, directoryHint: .isDirectory).appending(path: fileName).path
    do {
      try WholeFile.write(Data(text.utf8), to: path, replacing: force)
    } catch let error as StorageError {
      throw CommandFailure(
        .cannotCreate, error.code == .alreadyThere ? "\(path): exists; --force replaces it" : error.message)
    }
    return path
  }

  static func makeFolder(_ path: String) throws {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw CommandFailure(.cannotCreate, "\(path): \(error.localizedDescription)")
    }
  }
}
