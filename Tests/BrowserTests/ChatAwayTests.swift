import BrowserDriver
import Foundation
import Testing

extension UnicornChatSuite {
  /// What a person does while the program is away.
  struct ChatAwayTests {
    /// A page of a program that is ended and started again over the same messages.
    private func withRestarts(
      _ options: Page.Options = .init(),
      _ test: (Page, AppProgram, (AppProgram) async throws -> AppProgram) async throws -> Void
    ) async throws {
      let home = try AppProgram.makeHome()
      defer { _ = Result { try FileManager.default.removeItem(at: home) } }
      try await Browser.shared().withTurn {
        let program = try await AppProgram.start(UnicornChatSuite.program, home: home, environment: still)
        var last = program
        defer { last.stop() }
        try await Browser.shared().withPage(options) { page in
          try await page.open(program.address())
          try await page.awaitWebSockets(1)
          // A program that starts reads all suggestions again, beside others that do.
          try await Page.withPatience(.seconds(45)) {
            try await test(page, program) { ended in
              ended.kill()
              last = try await AppProgram.start(
                UnicornChatSuite.program, port: ended.port, home: home, environment: still)
              return last
            }
          }
        }
      }
    }

    /// The messages of the conversation that is open which begin with some words, in order.
    private func sent(_ words: String, on page: Page) async throws -> [String] {
      try await page.call(
        """
        words => [...document.querySelectorAll('[role=group]')].map(e => e.ariaLabel || '')
          .filter(name => name.startsWith('You: ' + words)).map(name => name.slice(5).split(' ,')[0].split(',')[0])
        """, .string(words)
      ).array?.compactMap(\.string) ?? []
    }

    @Test func whatIsSentWhileTheProgramIsAwayIsSentOnceItIsBack() async throws {
      try await withRestarts { page, program, restart in
        try await open("Fizz", on: page)
        let field = page.find(.textbox, "Message Fizz")
        program.kill()
        try await page.awaitWebSockets(0)
        try await field.click()
        try await page.insert("Sent while away")
        try await page.press("Enter")
        try await page.insert(" and more")
        try await page.find(textContaining: "is kept and sent").appears()
        _ = try await restart(program)
        // The conversation is still the one that was open.
        try await page.find(.group, containing: "You: Sent while away").appears()
        try await page.until("the rest is in the field") {
          try await field.value.trimmingCharacters(in: .whitespaces) == "and more"
        }
        #expect(try await sent("Sent while away", on: page).count == 1)
      }
    }

    @Test("The button sends as well: what says that the program is away doesn't lie over it")
    func button() async throws {
      // A phone, where little room is left beside what says that the program is away.
      try await withRestarts(.init(viewport: .phone)) { page, program, restart in
        try await open("Fizz", on: page)
        let button = try await page.find(.button, "Send").box.center
        program.kill()
        try await page.awaitWebSockets(0)
        try await page.find(.textbox, "Message Fizz").click()
        try await page.insert("Pressed while away")
        try await page.click(at: button)
        _ = try await restart(program)
        try await page.find(.group, containing: "You: Pressed while away").appears()
        try await page.until("the field is empty") {
          try await page.find(.textbox, "Message Fizz").value.isEmpty
        }
        #expect(try await sent("Pressed while away", on: page).count == 1)
      }
    }

    @Test func whatIsTypedWhileTheProgramIsAwayOutlivesThePage() async throws {
      try await withRestarts { page, program, restart in
        try await open("Fizz", on: page)
        program.kill()
        try await page.awaitWebSockets(0)
        try await page.find(.textbox, "Message Fizz").click()
        try await page.insert("Half a thought")
        let second = try await restart(program)
        // Loaded anew before the page itself may have found the way back.
        try await page.reload()
        let field = page.find(.textbox, "Message Fizz")
        try await page.until("it is there again") { try await field.value == "Half a thought" }
        // Another program knows it too: it was given back to this one, which keeps drafts.
        try await page.isHandled()
        try await page.until("nothing is kept in the page") {
          try await page.evaluate("sessionStorage.getItem('beckon')").string == nil
        }
        _ = second
      }
    }

    @Test("What was sent when the program was killed is there once", arguments: [0, 1, 2, 3, 4, 5])
    func killed(_ round: Int) async throws {
      try await withRestarts { page, program, restart in
        try await open("Fizz", on: page)
        let field = page.find(.textbox, "Message Fizz")
        var program = program
        var expected: [String] = []
        for number in 1...3 {
          let text = "Round \(round) number \(number)"
          expected.append(text)
          try await field.click()
          try await page.insert(text)
          switch (round + number) % 3 {
          case 0:
            // Nothing of it is handled.
            try await program.whileHalted {
              try await page.press("Enter")
              program.kill()
            }
          case 1:
            // Somewhere on its way.
            try await page.press("Enter")
            program.kill()
          default:
            // It is stored, and the page may not know.
            try await page.press("Enter")
            try await page.find(.group, containing: "You: \(text)").appears()
          }
          program = try await restart(program)
          try await page.until("\(text) is sent once") { try await sent("Round", on: page) == expected }
          try await page.until("the field is empty") { try await field.value.isEmpty }
        }
        // The store says the same to a page that remembers nothing.
        try await page.evaluate("sessionStorage.clear()")
        try await page.reload()
        try await page.until("all are there once") { try await sent("Round", on: page) == expected }
      }
    }

    @Test func whatIsOpenStandsInTheAddress() async throws {
      try await withChat(environment: still) { page, program in
        try await open("Fizz", on: page)
        try await page.until("the address names it") { try await page.url.contains("content=") }
        try await open("Bubbles", on: page)
        try await page.back()
        try await page.find(.textbox, "Message Fizz").appears()
        try await page.forward()
        try await page.find(.textbox, "Message Bubbles").appears()
        // Another browser that is let in opens the same conversation at that address.
        let url = try await page.url
        try await Browser.shared().withPage { other in
          try await other.open(program.address(String(url.dropFirst(program.url.count))))
          try await other.find(.textbox, "Message Bubbles").appears()
        }
        // Here as well, in a window of its own.
        let another = try await page.context.newPage()
        try await another.open(url.replacing(/[?&]w=\d+/, with: ""))
        try await another.find(.textbox, "Message Bubbles").appears()
      }
    }

    @Test func aPhoneComesBackToTheConversationAndToTheList() async throws {
      try await withRestarts(.init(viewport: .phone)) { page, program, restart in
        try await open("Fizz", on: page)
        let second = try await restart(program)
        try await page.awaitWebSockets(1)
        try await page.find(.textbox, "Message Fizz").appears()
        try await page.back()
        try await page.find(.link, containing: "Bubbles,").appears()
        try await page.until("the list has its own address") { try await !page.url.contains("content=") }
        _ = try await restart(second)
        try await page.awaitWebSockets(1)
        try await page.find(.link, containing: "Bubbles,").appears()
      }
    }
  }
}
