import Conversations
import Foundation
import PlainText
import Testing

@testable import Interchange

struct MailTests {
  static func mail(_ lines: String...) throws -> MailMessage {
    try MailMessage(Data(lines.joined(separator: "\r\n").utf8))
  }

  @Test func attachmentsAreListed() throws {
    let mail = try Self.mail(
      "From: a@example.com", "Content-Type: multipart/mixed; boundary=b", "", "--b", "", "See the file.",
      "--b",
      "Content-Type: application/pdf; name=x.pdf",
      "Content-Disposition: attachment; filename*0*=utf-8'en'Angebot%20f; filename*1*=%C3%BCr; filename*2=\" Ana.pdf\"",
      "Content-Transfer-Encoding: base64", "", "SGVsbG8=", "--b",
      "Content-Type: text/plain", "Content-Disposition: attachment; filename=notes.txt", "", "notes", "--b--")
    #expect(mail.body == "See the file.")
    #expect(mail.attachments.map(\.name) == ["Angebot für Ana.pdf", "notes.txt"])
    #expect(mail.attachments.map(\.type) == ["application/pdf", "text/plain"])
    #expect(mail.attachments.first?.data == Data("Hello".utf8))
  }

  /// Comments of HTML that stand in a plain text are nobody's words; what merely looks like one stays.
  @Test func commentsAreLeftOut() throws {
    let mail = try Self.mail(
      "From: a@example.com", "Content-Type: text/plain", "", "<!-- /* Font Definitions */",
      "p {margin:0} -->",
      "Is Monday all right?", "a <!-- b")
    #expect(mail.body.split(whereSeparator: \.isNewline) == ["Is Monday all right?", "a <!-- b"])
  }

  /// Names are what a file system takes and a person reads.
  @Test(
    arguments: [
      (String(repeating: "n", count: 300) + ".pdf", String(repeating: "n", count: 251) + ".pdf"),
      (String(repeating: "ü", count: 200) + ".jpeg", String(repeating: "ü", count: 125) + ".jpeg"),
      ("a\u{202E}gnp.exe", "agnp.exe"), ("../../etc/passwd", "passwd"), ("C:\\x\\a.txt", "a.txt"),
      ("..", nil),
    ] as [(String, String?)])
  func namesOfFilesAreSafe(_ name: String, _ expected: String?) throws {
    let encoded = name.utf8.map { String(format: "%%%02X", $0) }.joined()
    let mail = try Self.mail(
      "From: a@example.com", "Content-Type: multipart/mixed; boundary=b", "", "--b",
      "Content-Type: application/pdf", "Content-Disposition: attachment; filename*=utf-8''\(encoded)", "",
      "x",
      "--b--")
    #expect(mail.attachments.map(\.name) == [expected])
  }

  /// A boundary with white space is found, whichever of it the mail was folded with.
  @Test(arguments: ["\"a\tb\"", "\"a b\"", "\"a\r\n\tb\"", "\"a\r\n b\"", "\"a b \"", "\ta;x=y"])
  func boundariesMayHaveTabs(_ written: String) throws {
    for line in written.hasPrefix("\t") ? ["a"] : ["a\tb", "a b", "a b \t"] {
      let mail = try Self.mail(
        "From: a@example.com", "Content-Type: multipart/mixed; boundary=\(written)", "", "--\(line)", "",
        "Hello.", "--\(line)", "Content-Type: application/pdf; name=x.pdf", "", "x", "--\(line)--")
      #expect(mail.body == "Hello." && mail.attachments.map(\.name) == ["x.pdf"], "\(line.debugDescription)")
    }
  }

  @Test(arguments: [
    ("utf-8", "C3A9"), ("ISO-8859-1", "E9"), ("iso-8859-15", "E9"), ("windows-1250", "E9"),
    ("windows-1257", "E9:é"),
    ("koi8-r", "C1:а"), ("windows-1251", "E0:а"), ("iso-8859-5", "D0:а"), ("iso-8859-7", "E1:α"),
    ("windows-1255", "E0:א"),
    ("windows-1256", "C8:ب"), ("big5", "A4A4:中"), ("gb2312", "D6D0:中"), ("shift_jis", "93FA:日"),
    ("euc-kr", "C7D1:한"),
    ("utf-16be", "4E2D:中"), ("no-such-charset", "E9"), ("us-ascii", "E9"), ("macintosh", "8E"),
    ("utf-7", "2B414F6B2D"),
  ])
  func charsets(_ name: String, _ sample: String) throws {
    let parts = sample.split(separator: ":")
    let digits = Array(parts[0].utf8)
    let bytes = stride(from: 0, to: digits.count, by: 2).map { index in
      (ASCII.hexValue(digits[index]) ?? 0) << 4 | (ASCII.hexValue(digits[index + 1]) ?? 0)
    }
    #expect(Charset.decode(bytes, charset: name) == (parts.count > 1 ? String(parts[1]) : "é"))
  }

  @Test func brokenBytesBecomeReplacementCharacters() {
    #expect(Charset.decode([0x41, 0xFF, 0x42], charset: "utf-8") == "A\u{FFFD}B")
    #expect(Charset.decode([0x93], charset: "shift_jis") == "\u{FFFD}")
    #expect(Charset.decode([0x41, 0x81, 0xFF, 0x42], charset: "euc-jp").hasSuffix("B"))
  }

  @Test(
    arguments: [
      ("Fri, 13 Mar 2026 19:02:11 +0100", 1_773_424_931.0), ("13 Mar 2026 18:02:11 GMT", 1_773_424_931),
      ("Fri Mar 13 18:02:11 2026", 1_773_424_931),
      ("Fri, 13 Mar 2026 13:02:11 EST (somewhere)", 1_773_424_931),
      ("Fri, 13 Mar 2026 19:02:11 +0100 (CET)", 1_773_424_931), ("1 Jan 70 00:00 +0000", 0),
    ] as [(String, Double)])
  func dates(_ text: String, _ seconds: Double) {
    #expect(MailDate.date(text) == Date(timeIntervalSince1970: seconds))
  }

  @Test(arguments: [
    "", "Friday", "31 Feb 2026 10:00 +0000", "13 Mar 2026 25:00 +0000", "13 Mar 99999 10:00", "0 0 0",
    "13 Mar 0000 10:00",
  ])
  func noDates(_ text: String) { #expect(MailDate.date(text) == nil) }

  @Test func deepNestingEnds() throws {
    var text = "From: a@example.com\nSubject: x\n"
    for level in 0..<2_000 { text += "Content-Type: multipart/mixed; boundary=b\(level)\n\n--b\(level)\n" }
    let mail = try MailMessage(Data(text.utf8))
    #expect(mail.sender?.address == "a@example.com")
  }

  /// mboxrd: one ">" is taken off; a "From " in the text that isn't after a blank line, or has no date, stays.
  @Test func mailboxQuoting() throws {
    let box = """
      From a@example.com Fri Mar 13 19:02:11 2026
      From: a@example.com

      >From me
      >>From you
      From what I see 10:00 2026 no

      From here on
      From x Fri Mar 13 19:02:11 2026

      From b@example.com Fri Mar 13 20:02:11 2026
      From: b@example.com

      two
      """
    var mailbox = Mailbox(Data(box.utf8))
    var mails: [MailMessage] = []
    while let mail = try mailbox.next() { mails.append(mail) }
    #expect(mails.map(\.sender?.address) == ["a@example.com", "b@example.com"])
    #expect(
      mails[0].body
        == "From me\n>From you\nFrom what I see 10:00 2026 no\n\nFrom here on\nFrom x Fri Mar 13 19:02:11 2026"
    )
    #expect(mails[1].date == Date(timeIntervalSince1970: 1_773_432_131))
  }

  @Test func answersJoinBySubjectWhereNothingElseSays() throws {
    var threads = MailThreads()
    for (id, subject, day) in [
      ("1", "Lunch", 1), ("2", "AW: Lunch", 3), ("3", "Re: [garden] Tools", 4), ("4", "RE: Re[2]: lunch", 2),
      ("5", "Lunch", 9),
    ] {
      threads.add(
        try Self.mail(
          "From: a@example.com", "Message-ID: <\(id)@x>", "Subject: \(subject)",
          "Date: \(day) Mar 2026 10:00 +0000", "", "x"))
    }
    #expect(
      threads.conversations().map { $0.messages.map { $0.id.prefix(1) } } == [["1", "4", "2"], ["3"], ["5"]])
  }
}
