import Foundation
import Testing

@testable import UnicornMailModel

@Suite struct MailCollectionTests {
  private static let first = """
    From: Ana <ana@example.org>
    To: Sam <sam@example.org>
    Subject: Lunch
    Date: Tue, 10 Mar 2026 09:00:00 +0000
    Message-ID: <1@example.org>

    Lunch on Friday?
    """
  private static let second = """
    From: Sam <sam@example.org>
    To: Ana <ana@example.org>
    Subject: Re: Lunch
    Date: Tue, 10 Mar 2026 10:00:00 +0000
    Message-ID: <2@example.org>
    In-Reply-To: <1@example.org>

    Where?
    """

  private func data(_ text: String, _ name: String) -> MailSource { .data(Data(text.utf8), name: name) }

  /// Mails of several files are one thread, in the order of time; one that is in two of them is shown once.
  @Test func filesTogether() throws {
    let collection = try MailCollection([
      data(Self.second, "b.eml"), data(Self.first, "a.eml"), data(Self.first, "copy.eml"),
    ])
    #expect(collection.problems.isEmpty)
    let thread = try #require(collection.threads.first)
    #expect(collection.threads.count == 1 && thread.mails.map(\.text) == ["Lunch on Friday?", "Where?"])
    #expect(thread.title == "Lunch" && thread.authors(but: "sam@example.org") == ["Ana"])
  }

  @Test func brokenMailIsNamedWithItsPlace() throws {
    let box =
      "From ana@example.org Tue Mar 10 09:00:00 2026\n\(Self.first)\n\n"
      + "From bob@example.org Tue Mar 10 09:00:00 2026\nno header at all\n\n"
    let collection = try MailCollection([
      data(box, "box.mbox"), data("nothing of a mail", "odd.eml"), data("", "empty.eml"),
      .file(URL(filePath: "/nowhere/gone.eml")),
    ])
    #expect(collection.threads.count == 1)
    let places = collection.problems.map(\.place)
    #expect(places.count == 4 && places[0].hasPrefix("box.mbox, line 1"), "\(collection.problems)")
    #expect(Array(places[1...]) == ["odd.eml", "empty.eml", "gone.eml"])
    #expect(collection.problems[1].reason.contains("line 1: expected a header field"))
    #expect(collection.problems.allSatisfy { !$0.reason.isEmpty })
  }

  /// A file of another kind is said to be one, and a folder without mail isn't passed over in silence.
  @Test func whatIsNoMailIsSaid() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let picture = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D])
    let collection = try MailCollection(
      [.data(picture, name: "blob.bin"), data("Dear diary", "diary.txt")]
        + MailSource.files(at: [folder.path]))
    let reasons = collection.problems.map(\.reason)
    try #require(reasons.count == 3)
    #expect(reasons[0] == "not a mail, but a file of another kind")
    #expect(reasons[1].hasPrefix("not a mail: line 1"))
    #expect(
      collection.problems[2].place == folder.lastPathComponent
        && reasons[2].contains("no mail in this folder"))
  }

  /// A mail without a name of its own has the same one wherever it is read, so that an answer stays with it.
  @Test func mailsWithoutIdentifiers() throws {
    let bare = Self.first.replacing("Message-ID: <1@example.org>\n", with: "")
    let alone = try MailCollection([data(bare, "a.eml")])
    let among = try MailCollection([
      data(bare + " Or Thursday?", "b.eml"), data(bare, "a.eml"), data(bare, "c.eml"),
    ])
    let id = try #require(alone.threads.first?.id)
    #expect(among.threads.flatMap(\.mails).map(\.id).filter { $0 == id }.count == 1)
    #expect(among.threads.flatMap(\.mails).count == 2)
  }

  @Test func filesThatCameWithAMail() throws {
    let mail = """
      From: ana@example.org
      Content-Type: multipart/mixed; boundary=x

      --x
      Content-Type: text/plain

      Here it is.
      --x
      Content-Type: text/csv
      Content-Disposition: attachment; filename="../figures.csv"
      Content-Transfer-Encoding: base64

      YSxiCg==
      --x--
      """
    let read = try MailCollection([data(mail, "m.eml")]).threads.first?.last
    #expect(read?.text == "Here it is." && read?.attachments.count == 1)
    let file = try #require(read?.attachments.first)
    #expect(file.data == Data("a,b\n".utf8) && file.byteCount == 4)
    #expect(!file.name.contains("/") && file.name.hasSuffix("figures.csv"))
  }

  @Test func progressOfAMailbox() throws {
    let mail = "From a@example.org Tue Mar 10 09:00:00 2026\nFrom: a@example.org\nSubject: x\n\nText\n\n"
    var states: [MailProgress] = []
    let collection = try MailCollection([
      data((0..<500).map { mail.replacing("Text", with: "Text \($0)") }.joined(), "big.mbox")
    ]) {
      states.append($0)
    }
    #expect(collection.threads.count == 500 && states.count == 11)
    #expect(states.map(\.share) == states.map(\.share).sorted() && states.last?.mails == 500)
  }

  @Test func htmlIsReadAsText() throws {
    let html =
      "From: a@example.org\nSubject: x\nContent-Type: text/html\n\n<p>One <b>two</b><script>bad()</script>"
    let collection = try MailCollection([data(html, "h.eml")])
    #expect(collection.threads.first?.last.text == "One two")
  }

  @Test func foldersAreLookedThrough() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for path in ["a.eml", "sub/b.EML", "cur/1:2,S", "notes.txt", ".hidden.eml"] {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(Self.first.utf8).write(to: file)
    }
    let files = MailSource.files(at: [folder.path, "/nowhere.eml"])
    #expect(files.map(\.name) == ["a.eml", "1:2,S", "b.EML", "nowhere.eml"])
  }

  @Test func theSample() throws {
    let collection = try MailCollection([try #require(SampleMail.source)])
    #expect(collection.problems.isEmpty && collection.threads.count == 6)
    #expect(collection.addresses.first == "robin@example.org")
    #expect(collection.threads.contains { $0.mails.count == 3 })
    // A picture of another machine's is not text.
    #expect(!collection.threads.contains { $0.mails.contains { $0.text.contains("pictures.example.com") } })
  }
}
