import BrowserDriver
import Testing

extension UnicornChatSuite {
  /// What one sees first.
  struct ChatFirstTests {
    @Test("A wide window begins with a conversation and what it suggests", arguments: [820, 1440])
    func wide(_ width: Int) async throws {
      try await withChat(.init(viewport: .init(width, 900)), environment: still) { page, _ in
        try await page.find(.textbox, "Message Bubbles").appears()
        // The newest message is one that suggests something.
        try await page.find(.button, containing: "Add call").appears()
        // Nobody asked to write.
        #expect(try await page.evaluate("document.activeElement == document.body").boolean == true)
        // The way back leads out, not to an empty pane.
        #expect(try await page.evaluate("history.length").int ?? 9 <= 2)
      }
    }

    /// All of it: page, styles, scripts and portraits; pictures that were sent wait until one comes near them.
    @Test("The first load is light")
    func bytes() async throws {
      try await withChat(.init(viewport: .init(1440, 900)), environment: still) { page, _ in
        try await page.find(.group, "Suggested actions").last.appears()
        try await page.settle()
        #expect(page.transferredBytes <= 60_000, "\(page.transferredBytes) bytes")
        // The window that was rendered is the one that goes on: nothing is sent a second time.
        let metrics = try await page.evaluate("fetch('/-/metrics').then(answer => answer.text())").string
        #expect(metrics?.contains("\nbeckon_resyncs_total 0\n") == true)
        // And they do come.
        try await page.find(css: "[role=log]").first.evaluate("this.scrollTop = 0")
        try await page.until("a picture is there") {
          try await page.evaluate(
            "[...document.querySelectorAll('[role=log] img')].some(each => each.naturalWidth > 200)"
          ).boolean == true
        }
      }
    }

    @Test func aPhoneBeginsWithTheListInWhichNothingIsRead() async throws {
      try await withChat(.init(viewport: .phone), environment: still) { page, _ in
        try await page.find(.link, containing: "Bubbles, 1 unread").appears()
        #expect(try await page.find(.textbox, "Message Bubbles").count == 0)
        try await open("Fizz", on: page)
        try await page.find(.button, "Messages").click()
        try await page.find(.link, containing: "Bubbles, 1 unread").appears()
      }
    }

    @Test func tenConversationsAreInSightEachWithAPortrait() async throws {
      try await withChat(.init(viewport: .desktop), environment: still) { page, _ in
        try await page.find(.link, containing: "Fizz,").appears()
        let rows = try await page.evaluate(
          """
          (() => {
            const list = document.querySelector('[role=list]'), end = list.getBoundingClientRect().bottom;
            return [...list.children].filter(row => row.getBoundingClientRect().bottom <= end + 1).length;
          })()
          """)
        #expect(rows.int ?? 0 >= 10)
        try await page.until("Fizz has a portrait") {
          try await page.evaluate(
            "[...document.querySelectorAll('[role=list] > *')].find(row => row.textContent.includes('Fizz'))"
              + ".querySelector('img').naturalWidth > 0"
          ).boolean == true
        }
      }
    }

    /// A shell that few need at once is one button at the foot of the list; a conversation on a phone has the window.
    @Test(arguments: [Viewport.phone, .tablet, .desktop]) func theShellIsOneButton(_ viewport: Viewport)
      async throws
    {
      try await withChat(.init(viewport: viewport), environment: still) { page, _ in
        #expect(try await page.find(.toolbar, "Shell").find(.button).count == 1)
        try await page.find(.button, "Menu").click()
        for name in ["Search and actions", "You can say", "Calendar", "Suggestions", "Accounts", "New Group"]
        {
          try await page.find(.menuitem, name).appears()
        }
        // There are no controls.
        #expect(try await page.find(.menuitem, "Controls").count == 0)
        try await page.press("Escape")
        try await open("Fizz", on: page)
        let room = try await page.evaluate(
          "innerHeight - document.querySelector('textarea').getBoundingClientRect().bottom")
        #expect(room.double ?? 99 < 24)
        if viewport == .phone { #expect(try await page.find(.toolbar, "Shell").count == 0) }
      }
    }

    @Test func actionsOfAMessageShowUnderThePointer() async throws {
      try await withChat(environment: still) { page, _ in
        try await open("Picnic by the lake", on: page)
        let actions = actions(of: "me too, with two bags", on: page)
        func opacity() async throws -> String {
          try await page.evaluate(
            "String(getComputedStyle([...document.querySelectorAll('button')].find(b => b.ariaLabel?.startsWith('Actions for me too'))).opacity)"
          ).string ?? ""
        }
        #expect(try await opacity() == "0")
        try await page.find(.group, containing: "You: me too, with two bags").hover()
        try await page.until("they show") { try await opacity() == "1" }
        try await actions.click()
        try await page.find(.button, "Love").appears()
      }
    }

    @Test func aSuggestionStandsNearerToItsOwnMessage() async throws {
      try await withChat(environment: still) { page, _ in
        try await open("Marzipan", on: page)
        try await page.find(.button, containing: "Text Bubbles").first.appears()
        try await page.settle()
        let gaps =
          try await page.evaluate(
            """
            (() => {
              const box = each => each.getBoundingClientRect();
              const bubbles = [...document.querySelectorAll('[role=log] [data-entity]')].map(row => row.querySelector('[role=group]'));
              return [...document.querySelectorAll('[aria-label="Suggested actions"]')].map(chips => {
                const own = chips.closest('[data-entity]').querySelector('[role=group]');
                const next = bubbles[bubbles.indexOf(own) + 1];
                return !next || box(chips).top - box(own).bottom < box(next).top - box(chips).bottom - 4;
              }).join();
            })()
            """
          ).string ?? ""
        #expect(gaps.contains("true") && !gaps.contains("false"))
      }
    }

    /// A row under the pointer is one shape, with one quiet button.
    @Test func aRowUnderThePointerKeepsItsWords() async throws {
      try await withChat(environment: still) { page, _ in
        try await page.find(.link, containing: "Fizz,").hover()
        let shown = try await page.evaluate(
          """
          (() => {
            const row = [...document.querySelectorAll('[role=list] > *')].find(row => row.textContent.includes('Fizz'));
            const seen = [...row.querySelectorAll('button')].filter(b => b.checkVisibility() && b.textContent == '…');
            const grounds = [row, ...row.querySelectorAll('*')].filter(each => each.checkVisibility()
              && /rgba?\\(/.test(getComputedStyle(each).backgroundColor)
              && !/, 0\\)$/.test(getComputedStyle(each).backgroundColor) && each.offsetWidth > 150);
            return [seen.length, grounds.length, grounds[0] == row].join();
          })()
          """)
        #expect(shown.string == "1,1,true")
        // Its actions are in the menu, by the pointer and by keys.
        try await page.find(.link, containing: "Fizz,").click(button: .right)
        try await page.find(.menuitem, "Pin").appears()
        try await page.press("Escape")
        try await page.find(.link, containing: "Fizz,").focus()
        try await page.press("Shift+F10")
        try await page.find(.menuitem, "Hide Alerts").appears()
      }
    }
  }
}
