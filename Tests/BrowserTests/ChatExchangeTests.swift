import BrowserDriver
import Foundation
import Testing

extension UnicornChatSuite {
  /// What comes into a conversation from outside: dropped, pasted, announced by the browser.
  struct ChatExchangeTests {
    @Test func filesAndWordsAreDroppedAndPasted() async throws {
      try await withChat(environment: still) { page, program in
        try await open("Fizz", on: page)
        let field = page.find(.textbox, "Message Fizz")
        let list = program.home.appending(path: "shopping list.txt")
        try "eggs, flour".write(to: list, atomically: true, encoding: .utf8)
        // A file keeps its name and stays a file, also where it holds nothing but text.
        try await field.drop(files: [try picture(in: program.home), list.path])
        try await page.find(.button, "Remove sketch.png").appears()
        try await page.find(.button, "Remove shopping list.txt").appears()
        #expect(try await field.value.isEmpty)
        // Words are written where one writes; beside the field they are added to what is there.
        let words = page.find(.group, containing: "Fizz:").first
        try await words.drop(text: "see these")
        try await page.until("the words are in the field") { try await field.value == "see these" }
        // A picture from the clipboard goes along as well.
        try await field.click()
        try await page.evaluate(Self.pastePicture)
        try await page.find(.button, "Remove pasted.png").appears()
        try await page.find(.button, "Remove pasted.png").click()
        try await page.find(.button, "Send").click()
        try await page.find(.group, containing: "You: see these").find(.button, "Picture: sketch.png")
          .appears()
        try await page.find(.group, containing: "You: see these").find(
          .button, containing: "shopping list.txt"
        )
        .appears()
        #expect(page.problems.isEmpty)
      }
    }

    /// What was asked for is suggested until it is sent.
    @Test func aRequestForAFileSuggestsNothingOnceItIsSent() async throws {
      try await withChat(environment: still) { page, _ in
        // Nova asked for photos and got them; Rumble asked for a plan and waits for it.
        try await open("Nova Starling", on: page)
        let asked = page.find(.group, containing: "can you send me the photos from open night")
        try await asked.appears()
        try await page.settle()
        #expect(try await page.find(.button, containing: "Send photos").count == 0)
        try await open("Sam's move", on: page)
        let chip = page.find(.button, containing: "Send floor plan")
        try await chip.appears()
      }
    }

    @Test func aLargeFileSaysHowFarItIsAndIsCalledOff() async throws {
      try await withChat(environment: still) { page, program in
        try await open("Fizz", on: page)
        try await page.hearsEverything()
        let field = page.find(.textbox, "Message Fizz")
        let film = program.home.appending(path: "film.bin")
        try Data(repeating: 1, count: 3_000_000).write(to: film)
        try await page.slowDown(latency: .zero, bytesPerSecond: 600_000)
        try await field.drop(files: [film.path, try picture(in: program.home)])
        let said = page.find(css: "#net")
        try await page.until("it says how far it is") { try await said.text.hasPrefix("Sending film.bin: ") }
        try await said.find(.button, "Cancel").click()
        try await page.until("nothing is sent any more") { try await said.isVisible == false }
        #expect(try await page.find(.button, containing: "Remove").count == 0)
        // Another time it arrives, whole and with its name.
        try await page.slowDown(latency: .zero, bytesPerSecond: 50_000_000)
        try await field.drop(files: [film.path])
        try await page.find(.button, "Remove film.bin").appears()
        // Files of which one is too large: it is said, and the others are taken.
        let large = program.home.appending(path: "large.bin")
        try Data().write(to: large)
        let handle = try FileHandle(forWritingTo: large)
        try handle.truncate(atOffset: 200_000_000)
        try handle.close()
        try await field.drop(files: [large.path, try picture(in: program.home)])
        try await page.find(textContaining: "large.bin is larger than 134 MB").appears()
        try await page.find(.button, "Remove sketch.png").appears()
        #expect(try await page.find(.button, containing: "Remove").count == 2)
      }
    }

    @Test func aRecordingIsPlayed() async throws {
      try await withChat(environment: still) { page, _ in
        try await open("Willow Hush", on: page)
        try await page.find(css: "audio").first.appears()
        let played = try await page.evaluate(
          """
          (async () => {
            const player = document.querySelector("audio");
            player.muted = true;
            await player.play();
            // The last second: what lies there is asked for by its place.
            player.currentTime = 7;
            await new Promise(done => player.addEventListener("ended", done));
            return [player.getAttribute("aria-label"), player.duration, player.currentTime].join();
          })()
          """)
        #expect(played.string == "Play wind-chimes.wav,8,8")
      }
    }

    @Test func anAnnouncementOpensItsConversationAndIsAnsweredFrom() async throws {
      try await withChat { page, program in
        try await page.evaluate(Self.announcements)
        // Nobody looks at Bubbles when she answers.
        try await open("Juniper Moss", on: page)
        _ = try await AppProgram.command(
          UnicornChatSuite.program,
          [
            "intents", "run", "sendMessage", "--destination", "Bubbles", "--content",
            "Is the lake warm enough to swim?",
          ], home: program.home)
        try await page.until("the browser announces her") {
          try await page.evaluate("announced.some(a => a.title == 'Bubbles')").boolean == true
        }
        // From the page's own notice one answers without going there.
        let notice = page.find(css: "[data-shell=notice]").first
        try await notice.find(.button, "Reply").click()
        let dialog = page.find(.dialog)
        try await dialog.find(.textbox).click()
        try await page.insert("Answered from afar")
        try await dialog.find(.button, "Continue").click()
        try await dialog.disappears()
        // Juniper's conversation stays where it is.
        try await page.find(.textbox, "Message Juniper Moss").appears()
        // She answers that too; a press on the browser's announcement leads to her.
        try await page.until("the browser announces her again") {
          try await page.evaluate("announced.filter(a => a.title == 'Bubbles').length > 1").boolean == true
        }
        try await page.evaluate("announced.at(-1).onclick()")
        try await page.find(.textbox, "Message Bubbles").appears()
        try await page.find(.group, containing: "You: Answered from afar").appears()
      }
    }

    private static let pastePicture = """
      (() => {
        const bytes = Uint8Array.from(atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="), c => c.charCodeAt(0));
        const data = new DataTransfer();
        data.items.add(new File([bytes], "pasted.png", {type: "image/png"}));
        document.activeElement.dispatchEvent(new ClipboardEvent("paste", {clipboardData: data, bubbles: true, cancelable: true}));
      })()
      """

    /// In place of the system's, which belong to everybody: kept, allowed, while somebody looks elsewhere.
    private static let announcements = """
      window.announced = [];
      window.Notification = class {
        static permission = "granted";
        static async requestPermission() { return "granted" }
        constructor(title, more) { this.title = title; Object.assign(this, more); announced.push(this) }
        close() {}
      };
      Object.defineProperty(document, "hasFocus", {value: () => false});
      undefined
      """
  }
}
