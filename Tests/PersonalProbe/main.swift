// Works on a store as a process of its own: usage: personal-probe FILE import|create|count|sync [TEXT]
import Foundation
import PersonalStore

let arguments = CommandLine.arguments
let store = try PersonalDatabase(at: URL(filePath: arguments[1]))
switch arguments[2] {
case "import":
  // Says when it begins, so that it can be killed in the middle.
  FileHandle.standardOutput.write(Data("importing\n".utf8))
  let report = try store.importFile(FileHandle.standardInput.readDataToEndOfFile())
  print("imported \(report.created.values.reduce(0, +))")
case "create":
  // As many as are asked for, one transaction each.
  for index in 0..<(Int(arguments[4]) ?? 1) {
    let title = "\(arguments[3]) \(index)"
    _ = try store.create(Reminder(title: title))
  }
case "sync":
  // Says how far it has come.
  let account = AccountID(rawValue: Int64(arguments[3]) ?? 0)
  let synchronizer = try AccountSynchronizer(
    store, account: account,
    passwords: AccountPasswords(file: PasswordFile(beside: URL(filePath: arguments[1])))
  ) { progress in
    FileHandle.standardOutput.write(Data("\(progress.phase) \(progress.done)\n".utf8))
  }
  let report = try await synchronizer.synchronize()
  print("sent \(report.sent) received \(report.received)")
default:
  print(try ItemKind.allCases.map { try store.count($0) }.reduce(0, +))
}
