import Foundation
import Storage

// storage-probe: the second process in the tests of Storage. It opens a store and works on it until it is
// done or killed.
//
//   storage-probe pairs FILE SQL full|grouped    writes pairs of rows without end, and names each that is committed
//   storage-probe increment FILE SQL N     adds 1 to the counter, N times
//   storage-probe die FILE SQL             kills itself in the middle of a second migration
//   storage-probe sum FILE SQL             opens for reading only, as nobody if it runs as root
//   storage-probe end FILE SQL             writes, and ends by itself with the store open
//   storage-probe transient FOLDER SQL     keeps a file in a transient folder, and names it
//   storage-probe backup FOLDER SQL FILE   makes backups of a folder without end, and names each step
let arguments = CommandLine.arguments
guard arguments.count >= 4 else {
  FileHandle.standardError.write(Data("usage: storage-probe pairs|increment|die|sum FILE SQL [N]\n".utf8))
  exit(64)
}
let file = URL(filePath: arguments[2])
let schema = Schema(
  applicationID: 0x5465_7374, name: "a test's store", migrations: [Migration("tables", sql: arguments[3])])

func report(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

do {
  switch arguments[1] {
  case "pairs":
    let isGrouped = arguments.last == "grouped"
    let database = try Database(
      at: file, schema: schema, options: .init(durability: isGrouped ? .grouped : .full))
    var number = try database.read { try $0.firstValue("SELECT count(*) / 2 FROM pair", as: Int.self) } ?? 0
    while true {
      try database.write { connection in
        for half in ["first", "second"] {
          try connection.execute(
            "INSERT INTO pair VALUES (?, ?, ?)", number, half, String(repeating: "x", count: number % 3_000))
        }
      }
      report("\(number)")
      number += 1
    }
  case "increment":
    let database = try Database(at: file, schema: schema, options: .init(durability: .normal))
    for _ in 0..<(Int(arguments.last ?? "") ?? 0) {
      try database.write { connection in
        let value = try connection.firstValue("SELECT value FROM counter", as: Int.self) ?? 0
        try connection.execute("UPDATE counter SET value = ?", value + 1)
      }
    }
  case "die":
    let deadly = Migration("deadly") { connection in
      // A cache this small makes SQLite write to the files before the commit.
      try connection.execute("PRAGMA cache_size = 8")
      for number in 0..<2_000 {
        try connection.execute(
          "INSERT INTO pair VALUES (?, 'half', ?)", number, String(repeating: "x", count: 2_000))
      }
      kill(getpid(), SIGKILL)
    }
    let grown = Schema(
      applicationID: schema.applicationID, name: schema.name, migrations: schema.migrations + [deadly])
    _ = try Database(at: file, schema: grown)
  case "sum":
    if geteuid() == 0 { setuid(65_534) }
    let database = try Database(at: file, schema: schema, options: .init(isReadOnly: true))
    let sum = try database.read { try $0.firstValue("SELECT sum(value) FROM counter", as: Int.self) } ?? 0
    report("\(sum)")
  case "end":
    let database = try Database(at: file, schema: schema, options: .init(durability: .grouped))
    try database.write { try $0.execute("UPDATE counter SET value = 7") }
    withExtendedLifetime(database) { exit(0) }
  case "transient":
    let folder = try TransientFolder(in: file)
    let kept = try folder.folder().appending(path: "upload")
    try Data("private".utf8).write(to: kept)
    report(kept.path)
    while true { sleep(60) }
  case "backup":
    let locations = DataLocations(environment: ["BECKON_HOME": file.path])
    while true {
      let made = try DataBackup(of: "probe", in: locations)
        .make(at: arguments[4], replacing: true, passphrase: nil, progress: { _ in report("step") })
      report("\(made.files) files")
    }
  default: exit(64)
  }
} catch let error as StorageError {
  report(error.code.rawValue)
  exit(1)
}
