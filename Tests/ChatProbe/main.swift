import Foundation
import UnicornChatModel

// chat-probe: the second process in the tests of the messages' store. It works on a store until it is done or killed.
//
//   chat-probe talk FOLDER           sends, edits, unsends, attaches and deletes without end; names what is stored
//   chat-probe send FOLDER TEXT N    sends N messages to the first contact
//   chat-probe due FOLDER            sends what is due, and names each
//   chat-probe answers NAME          reads messages from the input, a line each, and writes what a unicorn answers; an
//                                    empty line begins another conversation, "# NAME" with somebody else
//   chat-probe edit FOLDER ID REVISION TEXT    edits a message, or names the error

func report(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

let arguments = CommandLine.arguments
guard arguments.count >= 3 else { exit(64) }
if arguments[1] == "answers" {
  var conversing = try Conversing(with: arguments[2])
  conversing.run()
  exit(0)
}
let store = try ChatStore(folder: URL(filePath: arguments[2]), context: .system())
let contacts = try store.contacts()

switch arguments[1] {
case "talk":
  let id = try store.conversation(with: [contacts[0].id]).id
  var number = 0
  while true {
    let text = "message \(number) " + String(repeating: "x", count: number * 37 % 3_000)
    let data = Data(repeating: UInt8(truncatingIfNeeded: number), count: 1 + number * 997 % 40_000)
    let file = try store.addAttachment(data, named: "\(number).bin")
    let sent = try store.send(OutgoingMessage(text: text, attachments: [file]), in: id)
    report("sent \(sent.id) \(file.id)")
    _ = try store.react(to: sent.id, with: .tapback(.love), by: contacts[0].id)
    if number % 3 == 1 { _ = try store.edit(sent.id, to: "edited \(number)") }
    if number % 5 == 2 { _ = try store.unsend(sent.id) }
    if number % 7 == 3 {
      let other = try store.conversation(with: contacts.map(\.id)).id
      let second = try store.addAttachment(data, named: "other.bin")
      _ = try store.send(OutgoingMessage(text: text, attachments: [second]), in: other)
      try store.setDraft(Draft(text: "draft", attachments: [file]), in: other)
      try store.delete(conversation: other)
    }
    number += 1
  }
case "send":
  let id = try store.conversation(with: [contacts[0].id]).id
  for number in 0..<(Int(arguments[4]) ?? 1) {
    _ = try store.send(OutgoingMessage(text: "\(arguments[3]) \(number)"), in: id)
  }
case "due":
  for message in try store.sendDue(at: Date()) { report(message.id.uuidString) }
case "edit":
  do {
    let id = UUID(uuidString: arguments[3]) ?? UUID()
    report(try store.edit(id, to: arguments[5], expecting: Int(arguments[4])).text)
  } catch let error as UnicornChatError {
    report(error.code.rawValue)
  }
default: exit(64)
}
