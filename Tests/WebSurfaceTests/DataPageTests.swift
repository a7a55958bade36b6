import Foundation
import Storage
import Testing

@testable import AppShell
@testable import HTTPServer
@testable import WebSurface

/// The page on which a person keeps backups of the program's data.
@MainActor
@Suite struct DataPageTests {
  /// A program's data with a picture, and a window on the page.
  private static func withPage(_ test: (Browser, DataPlace) async throws -> Void) async throws {
    let home = FileManager.default.temporaryDirectory.appending(path: "data-page-\(UUID().uuidString)")
    defer { _ = Result { try FileManager.default.removeItem(at: home) } }
    let locations = DataLocations(environment: ["BECKON_HOME": home.path], home: home, program: "sample")
    try Data("a picture".utf8).write(to: try locations.prepare(\.data).appending(path: "picture.png"))
    let place = DataPlace(program: "sample", locations: locations)
    let browser = try Browser(data: [place])
    browser.connect()
    browser.window.shell.pages.open("data")
    browser.window.flush()
    try await test(browser, place)
  }

  private static func press(_ title: String, _ browser: Browser) async throws {
    browser.send(browser.button(title), .press)
    let page = try #require(browser.window.shell.pages.current as? DataPage)
    await page.work?.value
    browser.window.flush()
  }

  @Test(
    "A backup is handed to the browser whole, and sealed where a passphrase was typed",
    arguments: ["", "rosebud and thorn"])
  func backUp(_ passphrase: String) async throws {
    try await Self.withPage { browser, place in
      #expect(browser.texts.contains(place.locations.data.path))
      #expect(browser.texts.contains { $0.hasSuffix("sample data restore FILE") })
      let page = try #require(browser.window.shell.pages.current as? DataPage)
      page.passphrases = ["sample": passphrase]
      page.repeated = page.passphrases
      try await Self.press("Save a Backup", browser)
      #expect(browser.texts.contains { $0.hasPrefix("The backup (") })
      let download = try #require(operations(browser.socket.take(), "y").last?.last?.string)
      let token = try #require(download.split(separator: "/").last.map(String.init))
      let offer = try #require(browser.app.downloads.offer(token, for: browser.session.name))
      #expect(offer.name.hasPrefix("sample-2") && offer.name.hasSuffix(".backup"))
      // What the browser gets is a backup: a test restore of it succeeds.
      let copy = place.locations.data.deletingLastPathComponent().appending(path: "kept.backup")
      try Data(contentsOf: URL(filePath: "/proc/self/fd/\(offer.file.descriptor)")).write(to: copy)
      let report = try place.backup.verify(
        copy.path, passphrase: passphrase.isEmpty ? nil : passphrase
      ) { _ in }
      #expect(report.files == 1 && report.findings.isEmpty)
      #expect(try Data(contentsOf: copy).starts(with: Data("SQLite format 3".utf8)) == passphrase.isEmpty)
      // Nothing of it stays where others could find it.
      #expect(
        try FileManager.default.subpathsOfDirectory(atPath: place.locations.transient.path)
          .allSatisfy { !$0.hasSuffix(".backup") })
    }
  }

  @Test("Damage that a check finds is said with its place")
  func check() async throws {
    try await Self.withPage { browser, place in
      try await Self.press("Check the Data", browser)
      #expect(browser.texts.contains { $0.hasSuffix("everything is whole.") })
      let file = place.locations.data.appending(path: "store.db")
      try Data("SQLite format 3\0 and no more".utf8).write(to: file)
      try await Self.press("Check the Data", browser)
      #expect(browser.texts.contains("Something is wrong with the data:"))
      #expect(browser.texts.contains { $0.contains("store.db") })
    }
  }

  @Test(
    "A passphrase that is short, or isn't the same twice, seals nothing",
    arguments: [
      ("rosebud", "rosebud", "Expected at least 8 characters"),
      ("rosebud and thorn", "rosebud", "are not the same"),
    ])
  func refused(_ passphrase: String, _ again: String, _ reason: String) async throws {
    try await Self.withPage { browser, _ in
      let page = try #require(browser.window.shell.pages.current as? DataPage)
      page.passphrases = ["sample": passphrase]
      page.repeated = ["sample": again]
      try await Self.press("Save a Backup", browser)
      #expect(browser.texts.contains { $0.contains(reason) })
      #expect(operations(browser.socket.take(), "y").isEmpty)
    }
  }

  @Test("A passphrase isn't kept for a page that was closed")
  func passphrase() async throws {
    try await Self.withPage { browser, _ in
      let page = try #require(browser.window.shell.pages.current as? DataPage)
      page.passphrases = ["sample": "rosebud"]
      browser.window.shell.pages.close()
      #expect(page.passphrases.isEmpty)
    }
  }

  @Test("Where there is no data to hand over there is no page")
  func none() throws {
    let browser = try Browser()
    #expect(browser.window.shell.host.data == nil)
  }
}
