import BrowserDriver
import Foundation
import Testing

extension UnicornChatSuite {
  /// What a person does in an hour with friends.
  struct ChatJourneyTests {
    @Test func whatIsSentShowsAtOnceAndIsAnswered() async throws {
      try await withChat { page, _ in
        try await open("Bubbles", on: page)
        try await send("Is the lake warm enough to swim?", to: "Bubbles", on: page)
        #expect(try await page.find(.textbox, "Message Bubbles").value.isEmpty)
        // The row of the list follows, with my words until the answer comes, and then with hers.
        let mine = page.find(.group, containing: "You: Is the lake warm")
        try await page.until("Bubbles answers") {
          try await page.evaluate(
            """
            (() => {
              const all = [...document.querySelectorAll('[role=group]')].map(e => e.ariaLabel || '');
              const place = all.findIndex(l => l.startsWith('You: Is the lake warm'));
              return place >= 0 && all.slice(place + 1).some(l => l.startsWith('Bubbles:'));
            })()
            """
          ).boolean == true
        }
        #expect(try await mine.count == 1)
        #expect(page.problems.isEmpty)
      }
    }

    @Test(arguments: [Viewport.phone, .desktop])
    func whoBeginsAConversationWritesAtOnce(_ viewport: Viewport) async throws {
      try await withChat(.init(viewport: viewport), environment: still) { page, _ in
        try await page.find(.button, "New Message").click()
        let sheet = page.find(.dialog)
        for name in ["Marzipan", "Ottoline Vane"] {
          try await sheet.find(.button, containing: name).first.click()
          try await sheet.find(.button, containing: "Remove \(name)").appears()
        }
        try await sheet.find(.button, "Start").click()
        let field = page.find(.textbox, "Message Marzipan, Ottoline Vane")
        try await field.appears()
        try await page.until("the field has the focus") {
          try await page.focused == Focus(.textbox, "Message Marzipan, Ottoline Vane")
        }
        try await page.insert("Who has the boat key?")
        try await page.press("Enter")
        try await page.find(.group, containing: "You: Who has the boat key?").appears()
      }
    }

    @Test func aLongDraftLeavesRoomForTheConversation() async throws {
      try await withChat(.init(viewport: .phone), environment: still) { page, _ in
        try await open("Bubbles", on: page)
        let field = page.find(.textbox, "Message Bubbles")
        try await field.click()
        try await page.insert(String(repeating: "one more line\n", count: 60))
        try await page.until("it doesn't fit") {
          try await field.evaluate("this.scrollHeight > this.clientHeight * 3").boolean == true
        }
        let (box, button) = (try await field.box, try await page.find(.button, "Send").box)
        #expect(box.height < 240)
        #expect(button.y > box.y && button.bottom <= Double(Viewport.phone.height))
      }
    }

    @Test func aMessageIsChangedUnsentAndBroughtBack() async throws {
      try await withChat { page, _ in
        try await open("Juniper Moss", on: page)
        try await send("The ferns came on Teusday", to: "Juniper Moss", on: page)
        try await actions(of: "The ferns came", on: page).click()
        try await page.find(.button, "Edit").click()
        let field = page.find(.textbox, "Edit Message")
        try await field.appears()
        try await field.replaceText(with: "The ferns came on Tuesday")
        try await page.press("Enter")
        try await page.find(.group, containing: "You: The ferns came on Tuesday , edited").appears()
        try await actions(of: "The ferns came", on: page).click()
        try await page.find(.button, "Undo Send").click()
        try await page.find(textContaining: "You unsent a message").appears()
        try await page.find(.group, containing: "You: The ferns").disappears()
        try await page.find(.button, "Undo").click()
        try await page.find(.group, containing: "You: The ferns came on Tuesday").appears()
      }
    }

    @Test func aReactionIsGivenAndTakenBack() async throws {
      try await withChat { page, _ in
        try await open("Fizz", on: page)
        try await send("Found your umbrella under the stairs", to: "Fizz", on: page)
        try await actions(of: "Found your umbrella", on: page).click()
        try await page.find(.button, "Love").click()
        try await page.find(textContaining: "❤️").appears()
        try await actions(of: "Found your umbrella", on: page).click()
        try await page.find(.button, "Love").click()
        try await page.find(textContaining: "❤️").disappears()
      }
    }

    /// A bubble has a stacking order of its own, which must not hold back what opens at it.
    @Test func whatCanBeDoneWithAMessageStandsAboveTheMessages() async throws {
      try await withChat(environment: still) { page, _ in
        try await open("Picnic by the lake", on: page)
        try await actions(of: "paid for the tables", on: page).click()
        try await page.find(.button, "Undo Send").appears()
        let covered = try await page.evaluate(
          """
          (() => {
            const popover = document.querySelector("dialog[open]"), box = popover.getBoundingClientRect();
            const covered = [];
            for (let x = box.left + 20; x < box.right - 20; x += 20)
              for (let y = box.top + 20; y < box.bottom - 20; y += 10)
                if (!popover.contains(document.elementFromPoint(x, y))) covered.push([x, y]);
            return covered.length;
          })()
          """)
        #expect(covered.int == 0)
      }
    }

    /// Older messages come as one scrolls up to them; what is read stays where it is, also at the very beginning,
    /// where nothing stands above it.
    @Test("Scrolling up", arguments: [390, 1440], [true, false])
    func olderMessagesComeWhenOneScrollsUp(_ width: Int, _ isToTheTop: Bool) async throws {
      try await withChat(.init(viewport: Viewport(width, 800)), environment: still) { page, _ in
        try await open("Picnic by the lake", on: page)
        try await page.hearsEverything()
        func count() async throws -> Int {
          try await page.evaluate("document.querySelectorAll('[data-st] [data-entity]').length").int ?? 0
        }
        // On a busy machine the conversation comes to its end only after its rows are there.
        try await page.until("the end is in sight") {
          try await page.evaluate(
            "(() => { const log = document.querySelector('[role=log]'); "
              + "return log.scrollHeight - log.clientHeight - log.scrollTop < 4 })()"
          ).boolean == true
        }
        try await page.settle()
        let before = try await count()
        let scrolled = try await page.evaluate(
          """
          (() => {
            const row = document.querySelectorAll("[data-st] [data-entity]")[\(isToTheTop ? 0 : 3)];
            let scroller = row;
            while (!/auto|scroll/.test(getComputedStyle(scroller).overflowY)) scroller = scroller.parentElement;
            if (\(isToTheTop)) scroller.scrollTop = 0; else row.scrollIntoView({block: "start"});
            window.read = row;
            return row.getBoundingClientRect().top;
          })()
          """
        ).double
        try await page.until("older messages are there") { try await count() > before }
        try await page.settle()
        let now = try await page.evaluate("window.read.getBoundingClientRect().top").double
        let (old, new) = (try #require(scrolled), try #require(now))
        #expect(abs(old - new) <= 1, "from \(old) to \(new)")
        // The conversation has no more than these, which is when the button goes.
        try await page.find(.button, "Show Earlier Messages").disappears()
        #expect(page.problems.isEmpty)
      }
    }

    /// On a phone the way back is the browser's, or the gesture of the system.
    @Test func theBrowsersWayBackLeadsToTheList() async throws {
      try await withChat(.init(viewport: .phone), environment: still) { page, _ in
        for _ in 1...2 {
          try await open("Fizz", on: page)
          try await page.until("a step was made") { try await page.url.contains("/at/") }
          try await page.back()
          try await page.find(.textbox, "Message Fizz").disappears()
          try await page.find(.link, containing: "Fizz,").appears()
        }
        try await page.forward()
        try await page.find(.textbox, "Message Fizz").appears()
        // The page's own way back is the same step.
        try await page.find(.button, "Messages").click()
        try await page.find(.link, containing: "Fizz,").appears()
        try await page.until("the browser is back, too") { try await !page.url.contains("/at/") }
        // With more room both are there, and nothing is left to go back from.
        try await open("Fizz", on: page)
        try await page.change { $0.viewport = .desktop }
        try await page.find(.link, containing: "Fizz,").appears()
        try await page.find(.textbox, "Message Fizz").appears()
        try await page.until("no step is left") { try await !page.url.contains("/at/") }
        #expect(page.problems.isEmpty)
      }
    }

    @Test func whatWasSaidWeeksAgoIsFoundByItsWords() async throws {
      try await withChat { page, _ in
        let field = page.find(.searchbox, "Search")
        try await field.click()
        try await page.insert("bath house")
        // Found in what was said, and opened there.
        let found = page.find(.list, "Search results").find(.button, containing: "bath house").first
        try await found.appears()
        try await found.click()
        try await page.find(.group, containing: "bath house").appears()
      }
    }

    @Test func aDraftOutlivesTheProgram() async throws {
      let home = try AppProgram.makeHome()
      defer { _ = Result { try FileManager.default.removeItem(at: home) } }
      try await withChat(home: home) { page, program in
        try await open("Marzipan", on: page)
        try await page.find(.textbox, "Message Marzipan").click()
        try await page.insert("About the almonds: ")
        // Written into the list once it is stored.
        try await page.find(.link, containing: "Draft: About the almonds").appears()
        program.kill()
      }
      try await withChat(home: home) { page, _ in
        try await open("Marzipan", on: page)
        #expect(try await page.find(.textbox, "Message Marzipan").value.contains("About the almonds"))
      }
    }

    @Test func whatACommandSendsIsInTheOpenWindow() async throws {
      try await withChat { page, program in
        try await open("Bubbles", on: page)
        try await page.find(.textbox, "Message Bubbles").click()
        try await page.insert("half a thought")
        let said = try await AppProgram.command(
          UnicornChatSuite.program,
          ["intents", "run", "sendMessage", "--destination", "Bubbles", "--content", "Sent from a terminal"],
          home: program.home)
        #expect(said.contains("Bubbles"))
        try await page.find(.group, containing: "You: Sent from a terminal").appears()
        // What is being written stays.
        #expect(try await page.find(.textbox, "Message Bubbles").value == "half a thought")
      }
    }

    @Test func anEventIsMadeOfWhatWasPlanned() async throws {
      try await withChat { page, _ in
        try await open("Pepper Quickhoof", on: page)
        try await send("Dinner at Luigi's on Friday at 7?", to: "Pepper Quickhoof", on: page)
        let actions = page.find(.group, "Suggested actions")
        let chip = actions.find(.button, containing: "Add dinner")
        try await chip.click()
        let dialog = page.find(.dialog)
        try await dialog.find(.button, "Add").click()
        // The button itself says that it is done, and can't be pressed again.
        let done = actions.find(.button, "Added: Dinner at Luigi's")
        try await done.appears()
        #expect(try await done.evaluate("this.disabled").boolean == true)
        try await chip.disappears()
        try await page.press("Control+z")
        try await chip.appears()
        try await done.disappears()
      }
    }

    @Test func messagesAreReadAndSentWithoutScripts() async throws {
      try await withChat(.init(javaScript: false)) { page, _ in
        try await page.loading { try await page.find(.link, containing: "Bubbles,").click() }
        let field = page.find(.textbox, "Message Bubbles")
        try await field.click()
        try await page.insert("By form alone")
        try await page.loading { try await page.find(.button, "Send").click() }
        try await page.find(.group, containing: "You: By form alone").appears()
        #expect(try await page.find(.textbox, "Message Bubbles").value.isEmpty)
      }
    }

    @Test(arguments: [(390, 800), (820, 1100), (1440, 900)])
    func conversationsOpenAtEachWidth(_ width: Int, _ height: Int) async throws {
      try await withChat(.init(viewport: Viewport(width, height))) { page, _ in
        try await open("Bubbles", on: page)
        try await send("How wide is wide?", to: "Bubbles", on: page)
        let list = page.find(.link, containing: "Juniper Moss,")
        if width < 500 {
          #expect(try await list.count == 0)
          try await page.find(.button, "Messages").click()
        }
        try await list.appears()
        // Nothing goes over the side.
        #expect(
          try await page.evaluate("document.documentElement.scrollWidth <= innerWidth").boolean == true)
      }
    }
  }
}
