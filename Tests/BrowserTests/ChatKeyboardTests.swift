import BrowserDriver
import Testing

extension UnicornChatSuite {
  /// Without a pointer.
  struct ChatKeyboardTests {
    @Test func aConversationIsReadAnsweredAndChangedByKeys() async throws {
      try await withChat(environment: still) { page, _ in
        try await reach(on: page) { $0.role == .link }
        for _ in 1...5 { try await page.press("ArrowDown") }
        #expect(try await page.focused?.name.hasPrefix("Fizz,") == true)
        try await page.press("Enter")
        // Beside the list a conversation is opened to write in it.
        try await page.until("the field has the focus") {
          try await page.focused == Focus(.textbox, "Message Fizz")
        }
        // An arrow changes nothing in an empty field; Enter sends, and the focus stays.
        try await page.press("ArrowUp")
        try await page.type("Typed by hand")
        try await page.press("Enter")
        try await page.find(.group, containing: "You: Typed by hand").appears()
        #expect(try await page.focused == Focus(.textbox, "Message Fizz"))
        // The last message is changed, and the change given up.
        try await page.press("Control+ArrowUp")
        let edit = page.find(.textbox, "Edit Message")
        try await page.until("the message is in the field") { try await edit.value == "Typed by hand" }
        try await page.until("it has the focus") { try await edit.isFocused }
        try await page.press("Escape")
        try await page.find(.textbox, "Message Fizz").appears()
        // What can be done with a message, and back to where one was.
        try await reach(backwards: true, on: page) { $0.name.hasPrefix("You: Typed by hand") }
        try await page.press("ArrowRight")
        #expect(try await page.focused?.name == "Actions for Typed by hand")
        let actions = try await page.focused
        try await page.press("Enter")
        try await page.find(.button, "Love").appears()
        try await page.press("Tab")
        #expect(try await page.focused == Focus(.button, "Love"))
        try await page.press("Escape")
        try await page.find(.button, "Love").disappears()
        #expect(try await page.focused == actions)
        try await page.press("Enter")
        try await page.find(.button, "Love").appears()
        try await page.press("Tab", "Enter")
        try await page.find(.image, containing: "Love by you").appears()
        try await page.find(.button, "Love").disappears()
        // Details over the window, closed by Escape, which gives the focus back.
        try await page.press("Control+i")
        try await page.find(.dialog).find(.button, "Done").appears()
        try await page.press("Escape")
        try await page.find(.dialog).disappears()
        #expect(page.problems.isEmpty)
      }
    }

    /// A shortcut isn't lost while what hangs at a button is still open, or on its way out.
    @Test func aShortcutIsHeardWhileAReactionIsGiven() async throws {
      try await withChat(environment: still) { page, _ in
        try await open("Fizz", on: page)
        try await send("On the roof again", to: "Fizz", on: page)
        for keys in [["Control+i"], ["Tab", "Enter", "Control+i"]] {
          try await actions(of: "On the roof again", on: page).click()
          try await page.find(.button, "Love").appears()
          for key in keys { try await page.press(key) }
          try await page.find(.dialog).find(.button, "Done").appears()
          try await page.find(.button, "Love").disappears()
          try await page.press("Escape")
          try await page.find(.button, "Done").disappears()
        }
      }
    }

    /// From the list to the field is a step or two, however many conversations and messages there are.
    @Test("A list and a log are one stop each", arguments: [820, 1440], [false, true])
    func stops(_ width: Int, _ touch: Bool) async throws {
      let options = Page.Options(viewport: .init(width, 900), touch: touch)
      try await withChat(options, environment: still) { page, _ in
        try await open("Picnic by the lake", on: page)
        try await page.find(.link, containing: "Picnic by the lake,").focus()
        var passed = 0
        while try await page.focused?.role != .textbox, passed < 30 {
          try await page.press("Tab")
          passed += 1
        }
        #expect(try await page.focused == Focus(.textbox, "Message Picnic by the lake"))
        #expect(passed <= 6, "\(passed) stops")
      }
    }

    @Test func arrowsLeadThroughTheListAndTheMessages() async throws {
      try await withChat(environment: still) { page, _ in
        try await open("Picnic by the lake", on: page)
        try await page.find(.link, containing: "Picnic by the lake,").focus()
        try await page.press("ArrowDown")
        #expect(try await page.focused?.name.hasPrefix("Meadow Bank") == true)
        try await page.press("Home")
        #expect(try await page.focused?.name.hasPrefix("Bubbles") == true)
        try await page.press("End")
        #expect(try await page.focused?.name.hasPrefix("Ottoline Vane") == true)
        // Back in the list it is the conversation that is open.
        try await page.press("Tab", "Shift+Tab")
        #expect(try await page.focused?.name.hasPrefix("Picnic by the lake") == true)
        // Back from the field, over what goes along with a message, to the last of the messages.
        try await page.find(.textbox, "Message Picnic by the lake").focus()
        try await page.press("Shift+Tab", "Shift+Tab", "Shift+Tab")
        #expect(try await page.focused?.name == "Juniper Moss: And take your rubbish home with you.")
        try await page.press("ArrowUp")
        #expect(try await page.focused?.name.hasPrefix("Bubbles: Don't forget") == true)
        // What can be done with it stands beside it, and opens by Enter as well.
        try await page.press("ArrowRight")
        #expect(try await page.focused?.name.hasPrefix("Actions for Don't forget") == true)
        try await page.press("ArrowLeft", "Enter")
        try await page.find(.button, "Love").appears()
        try await page.press("Escape")
        try await page.find(.button, "Love").disappears()
      }
    }

    @Test func linksLeadToListMessagesAndField() async throws {
      try await withChat(environment: still) { page, _ in
        try await page.find(.textbox, "Message Bubbles").appears()
        let ways: [(String, (Focus) -> Bool)] = [
          ("Conversations", { $0.role == .link && $0.name.hasPrefix("Bubbles") }),
          ("Messages", { $0.role == .group && $0.name.hasPrefix("Bubbles: ") }),
          ("Message Bubbles", { $0 == Focus(.textbox, "Message Bubbles") }),
        ]
        for (index, way) in ways.enumerated() {
          try await page.evaluate("document.activeElement.blur()")
          try await page.reload()
          try await page.awaitWebSockets(1)
          try await page.hearsEverything()
          for _ in 0...index { try await page.press("Tab") }
          #expect(try await page.focused == Focus(.button, way.0))
          try await page.press("Enter")
          let focused = try await page.focused
          #expect(focused.map(way.1) == true, "\(way.0) leads to \(String(describing: focused))")
        }
      }
    }

    /// Goes on from what has the focus until it is what is looked for; what has it can be seen on the way.
    private func reach(
      backwards: Bool = false, on page: Page, _ isIt: (Focus) -> Bool
    ) async throws {
      for _ in 1...150 {
        try await page.press(backwards ? "Shift+Tab" : "Tab")
        guard let focus = try await page.focused, isIt(focus) else { continue }
        let hasRing = try await page.evaluate(
          """
          (() => {
            const focused = document.activeElement;
            // A field has its ring around what it is in.
            const boxes = [focused, focused.closest(".rb, .tf, .r")].filter(e => e);
            return boxes.map(e => getComputedStyle(e))
              .some(look => look.outlineStyle != "none" || look.boxShadow != "none");
          })()
          """)
        #expect(hasRing.boolean == true, "nothing shows the focus at \(focus)")
        return
      }
      Issue.record("what is looked for isn't reached by keys")
    }
  }
}
