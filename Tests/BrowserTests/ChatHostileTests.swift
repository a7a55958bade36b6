import BrowserDriver
import Foundation
import Testing

extension UnicornChatSuite {
  /// Names, links and files by people who mean no good.
  struct ChatHostileTests {
    @Test("A group's name is text, in one line, whatever is in it")
    func names() async throws {
      try await withChat(.init(viewport: Viewport(1000, 700)), environment: still) { page, _ in
        let markup = "<img src=x onerror=taken=1><script>taken=1</script>"
        try await begin(named: "\u{202E}\(markup)\u{2067}", on: page)
        // What reverses the direction of writing for what comes after it isn't kept.
        try await page.find(.textbox, "Message \(markup)").appears()
        #expect(try await page.evaluate("typeof taken").string == "undefined")
        // A conversation without messages fills its window: the field is at its lower end.
        let isFilled = try await page.evaluate(
          """
          (() => {
            const heading = [...document.querySelectorAll("h1")].at(-1).getBoundingClientRect();
            const field = document.querySelector("textarea").getBoundingClientRect();
            const note = [...document.querySelectorAll("*")].findLast(e => e.textContent == "No Messages Yet");
            const middle = box => box.left + box.width / 2;
            return heading.top < 40 && field.bottom > innerHeight - 80
              && Math.abs(middle(note.getBoundingClientRect()) - middle(field)) < 20;
          })()
          """)
        #expect(isFilled.boolean == true)
        // Too long a name is refused, in a sentence, and stays as it was written.
        try await begin(named: String(repeating: "A", count: 10_000), on: page)
        try await page.find(textContaining: "The name has more than 100 characters.").appears()
        let length = try await page.evaluate(
          "Math.max(...[...document.querySelectorAll('dialog input')].map(f => f.value.length))")
        #expect(length.int == 10_000)
        try await page.settle()
        #expect(
          try await page.evaluate("document.documentElement.scrollWidth <= innerWidth").boolean == true)
        #expect(page.problems.isEmpty)
      }
    }

    @Test("Only addresses of the web and of mail are links")
    func links() async throws {
      try await withChat(environment: still) { page, _ in
        try await open("Fizz", on: page)
        let text =
          "javascript:taken=1 data:text/html,x <a href=javascript:taken=1>y</a> "
          + "https://a.example/javascript:1"
        try await send(text, to: "Fizz", on: page)
        let links = try await page.evaluate(
          """
          (() => {
            const row = [...document.querySelectorAll("[role=group]")].find(e => e.ariaLabel?.startsWith("You: javascript:"));
            return [...new Set([...row.querySelectorAll("a")].map(a => a.href))].join();
          })()
          """)
        #expect(links.string == "https://a.example/javascript:1")
        #expect(try await page.evaluate("typeof taken").string == "undefined")
      }
    }

    @Test("A file is called by its last name, and what is no picture is a file")
    func files() async throws {
      try await withChat(environment: still) { page, program in
        try await open("Fizz", on: page)
        try await page.find(.textbox, "Message Fizz").click()
        try await page.evaluate(Self.drop)
        // Neither folders nor directions of writing are part of a name.
        for name in ["passwd", "gpj.exe", "fake.png", "drawing.svg"] {
          try await page.find(.button, "Remove \(name)").appears()
        }
        try await page.find(.button, "Send").click()
        for name in ["passwd", "gpj.exe", "fake.png", "drawing.svg"] {
          try await page.find(.button, containing: "File: \(name)").appears()
          #expect(try await page.find(.button, "Picture: \(name)").count == 0)
        }
        #expect(try await page.evaluate("typeof taken").string == "undefined")
        // All of them lie in the folder of the program.
        let outside = program.home.deletingLastPathComponent().appending(path: "passwd")
        #expect(!FileManager.default.fileExists(atPath: outside.path))
        #expect(page.problems.isEmpty)
      }
    }

    private func begin(named name: String, on page: Page) async throws {
      try await page.press("Control+Alt+g")
      let dialog = page.find(.dialog)
      try await dialog.find(.textbox, "Group Name").click()
      try await page.insert(name)
      for contact in ["Bramble", "Bubbles"] {
        try await dialog.find(.button, containing: "\(contact), ").click()
        try await dialog.find(.button, "Remove \(contact)").appears()
      }
      try await dialog.find(.button, "Create Group").click()
    }

    private static let drop = """
      (() => {
        const data = new DataTransfer();
        for (const [text, name, type] of [
          ["root", "../../../passwd", "text/plain"], ["x", "\u{202E}gpj.exe", "image/jpeg"],
          ["no picture", "fake.png", "image/png"],
          ["<svg xmlns='http://www.w3.org/2000/svg'><script>parent.taken=1</script></svg>", "drawing.svg", "image/svg+xml"],
        ]) data.items.add(new File([text], name, {type}));
        document.activeElement.dispatchEvent(
          new DragEvent("drop", {dataTransfer: data, bubbles: true, cancelable: true}));
      })()
      """
  }
}
