import Conversations
import Foundation
import PlainText

/// A mailbox of a header field: a name and an address (RFC 5322, 3.4).
public struct MailAddress: Sendable, Hashable {
  /// The display name, where there is one.
  public var name: String?
  /// The address without its brackets, where there is one.
  public var address: String?

  /// Creates a mailbox.
  public init(name: String?, address: String?) {
    self.name = name
    self.address = address
  }

  var participant: Participant { Participant(name: name, handle: address) }

  /// The mailboxes of a list; groups ("Friends: a@example.com, b@example.com;") are opened. At most 1,000.
  static func list(_ raw: ArraySlice<UInt8>) -> [MailAddress] {
    var addresses: [MailAddress] = []
    var mailbox = Mailbox()
    var index = raw.startIndex
    while index < raw.endIndex, addresses.count < 1_000 {
      let byte = raw[index]
      switch byte {
      case ASCII.quote:
        index = mailbox.quoted(raw, from: index + 1)
      case UInt8(ascii: "("):
        index = mailbox.comment(raw, from: index + 1)
      case UInt8(ascii: "<"):
        let end = raw[index...].prefix(1_000).firstIndex(of: UInt8(ascii: ">")) ?? raw.endIndex
        mailbox.address = raw[(index + 1)..<end].prefix(1_000).trimmed.text
        index = end == raw.endIndex ? end : end + 1
      case UInt8(ascii: ","), UInt8(ascii: ";"):
        if let address = mailbox.finished { addresses.append(address) }
        mailbox = Mailbox()
        index += 1
      case UInt8(ascii: ":") where mailbox.address == nil && !mailbox.words.contains(UInt8(ascii: "@")):
        // A group's name.
        mailbox = Mailbox()
        index += 1
      default:
        mailbox.words.append(byte)
        index += 1
      }
    }
    if let address = mailbox.finished { addresses.append(address) }
    return addresses
  }

  private static let quotes = CharacterSet(charactersIn: "'\"")

  /// A mailbox being read.
  private struct Mailbox {
    var words: [UInt8] = []
    var note: [UInt8] = []
    var address: String?

    mutating func quoted(_ raw: ArraySlice<UInt8>, from start: Int) -> Int {
      var index = start
      while index < raw.endIndex, raw[index] != ASCII.quote {
        if raw[index] == ASCII.backslash, index + 1 < raw.endIndex { index += 1 }
        words.append(raw[index])
        index += 1
      }
      return min(index + 1, raw.endIndex)
    }

    mutating func comment(_ raw: ArraySlice<UInt8>, from start: Int) -> Int {
      var index = start
      var depth = 1
      while index < raw.endIndex {
        if raw[index] == ASCII.backslash, index + 1 < raw.endIndex {
          index += 1
        } else if raw[index] == UInt8(ascii: "(") {
          depth += 1
        } else if raw[index] == UInt8(ascii: ")") {
          depth -= 1
          if depth == 0 { return index + 1 }
        }
        note.append(raw[index])
        index += 1
      }
      return index
    }

    var finished: MailAddress? {
      let phrase = EncodedWord.decode(words[...]).trimmed
      if let address {
        // Some programs put the address in quotes as the name too.
        let name = phrase.trimmingCharacters(in: MailAddress.quotes).trimmed.nonEmpty
        let isSame = name?.lowercased() == address.lowercased()
        return MailAddress(name: isSame ? nil : name, address: address.nonEmpty)
      }
      guard !phrase.isEmpty else { return nil }
      if phrase.contains("@") {
        return MailAddress(name: EncodedWord.decode(note[...]).trimmed.nonEmpty, address: phrase)
      }
      return MailAddress(name: phrase, address: nil)
    }
  }
}
