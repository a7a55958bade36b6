import BrowserDriver
import Foundation
import Testing

extension BrowserSuite {
  struct ActingTests {
    @Test func clicksOfEachKind() async throws {
      try await withPage { page in
        try await page.show(
          """
          <button>Press</button><output></output>
          <script>
            const out = document.querySelector("output"), button = document.querySelector("button");
            for (const kind of ["click", "dblclick", "contextmenu", "mouseenter", "auxclick"])
              button.addEventListener(kind, e => { out.textContent += kind + (e.shiftKey ? "+shift " : " ") });
          </script>
          """)
        let button = page.find(.button, "Press")
        try await button.hover()
        #expect(try await page.find(css: "output").text == "mouseenter")
        try await button.doubleClick()
        try await button.click(button: .right)
        try await button.click(modifiers: "Shift")
        try await page.find(css: "output").shows(
          "mouseenter click click dblclick contextmenu auxclick click+shift")
      }
    }

    @Test func aClickWaitsUntilItWouldReach() async throws {
      try await withPage { page in
        try await page.show(
          """
          <style>#cover { position: fixed; inset: 0 } button { position: relative; animation: move .4s }
            @keyframes move { from { left: 300px } }</style>
          <button disabled onclick="document.title += ' clicked'">Press</button><div id=cover></div>
          <script>
            setTimeout(() => document.querySelector("#cover").remove(), 300);
            setTimeout(() => document.querySelector("button").disabled = false, 600);
          </script>
          """)
        try await page.find(.button, "Press").click()
        #expect(try await page.title == "Test clicked")
      }
    }

    @Test func whatIsFarDownIsBroughtIntoView() async throws {
      try await withPage { page in
        try await page.show(
          """
          <div style="position:fixed;top:0;left:0;right:0;height:80px;background:red">Bar</div>
          <div style="height:5000px"></div><button onclick="document.title = 'Down'">Press</button>
          <div style="height:3000px"></div>
          """)
        try await page.find(.button, "Press").click()
        #expect(try await page.title == "Down")
        #expect(try await page.scrollPosition.y > 3000)
      }
    }

    @Test func aLabelIsClickedWhereItsControlIsDrawnAway() async throws {
      try await withPage { page in
        try await page.show(
          """
          <style>input { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; margin: -1px }</style>
          <label>Quiet <input type=checkbox role=switch></label>
          """)
        let quiet = page.find(.switch, "Quiet")
        #expect(try await quiet.accessibility.isChecked == false)
        try await quiet.click()
        #expect(try await quiet.accessibility.isChecked == true)
      }
    }

    @Test func typingKeyByKey() async throws {
      try await withPage { page in
        try await page.show(
          """
          <input aria-label=Name value="Ann "><textarea aria-label=Text></textarea><output></output>
          <script>
            const out = document.querySelector("output");
            document.querySelector("input").addEventListener("keydown", e => { out.textContent += e.code + " " });
          </script>
          """)
        let name = page.find(.textbox, "Name")
        try await name.type("Bö!")
        #expect(try await name.value == "Ann Bö!")
        #expect(try await page.find(css: "output").text == "ControlLeft End KeyB Digit1")
        let text = page.find(.textbox, "Text")
        try await text.type("one\ntwo 👩‍👩‍👧 (3) ~|\"")
        #expect(try await text.value == "one\ntwo 👩‍👩‍👧 (3) ~|\"")
        try await text.replaceText(with: "new")
        #expect(try await text.value == "new")
        try await page.insert(" and pasted")
        #expect(try await page.value(of: text) == "new and pasted")
      }
    }

    @Test func keysAndCaret() async throws {
      try await withPage { page in
        try await page.show(
          "<input aria-label=Name><div contenteditable role=textbox aria-label=Note>Hello world</div>")
        let name = page.find(.textbox, "Name")
        try await name.type("hello")
        #expect(try await name.selection == .caret(5))
        try await page.press("ArrowLeft", "Shift+ArrowLeft", "Shift+ArrowLeft")
        #expect(try await name.selection == TextSelection(start: 2, end: 4, isBackward: true))
        #expect(try await page.selectedText == "ll")
        try await page.press("Backspace", "Control+z")
        #expect(try await name.value == "hello")
        try await page.press("Control+a", "Control+x", "Control+v", "Control+v")
        #expect(try await name.value == "hellohello")
        let note = page.find(.textbox, "Note")
        try await note.click()
        try await page.press("Home", "ArrowRight", "ArrowRight", "Control+Shift+ArrowRight")
        #expect(try await note.selection == TextSelection(start: 2, end: 5))
        await #expect(throws: BrowserError.self) { try await page.press("Kontrol+z") }
      }
    }

    @Test func composingIsNotTypedYet() async throws {
      try await withPage { page in
        try await page.show(
          """
          <input aria-label=Name><output></output>
          <script>
            for (const kind of ["compositionstart", "compositionend"]) document.querySelector("input")
              .addEventListener(kind, e => { document.querySelector("output").textContent += kind + e.data + " " });
          </script>
          """)
        let name = page.find(.textbox, "Name")
        try await name.focus()
        try await page.compose("にほ")
        #expect(try await name.value == "にほ")
        try await page.insert("日本")
        #expect(try await name.value == "日本")
        #expect(try await page.find(css: "output").text == "compositionstart compositionend日本")
      }
    }

    @Test func keyboardAloneMovesTheFocus() async throws {
      try await withPage { page in
        try await page.show(
          """
          <a href="#a">First</a><button onclick="dialog.showModal()">Open</button><input aria-label=Last>
          <dialog id=dialog aria-label=Question><button>Yes</button></dialog>
          """)
        #expect(try await page.focused == nil)
        try await page.press("Tab")
        #expect(try await page.focused == Focus(.link, "First"))
        try await page.press("Tab", "Tab")
        #expect(try await page.focused == Focus(.textbox, "Last"))
        try await page.press("Shift+Tab", "Enter")
        #expect(try await page.focused == Focus(.button, "Yes"))
        try await page.press("Escape")
        #expect(try await page.focused == Focus(.button, "Open"))
        try await page.press("Space")
        #expect(try await page.find(.dialog, "Question").accessibility.properties["modal"] == "true")
      }
    }

    @Test func choosingOptionsAndFiles() async throws {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("letter-\(UUID()).txt")
      try Data("Dear Ann".utf8).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      try await withPage { page in
        try await page.show(
          """
          <select aria-label=Colour onchange="document.title = this.value"><option value=r>Red<option value=g>Green</select>
          <select aria-label=Many multiple><option>One<option>Two<option>Three</select>
          <input type=file aria-label=Letter multiple><output></output>
          <script>document.querySelector("input").onchange = async e => {
            document.querySelector("output").textContent = await e.target.files[0].text() }</script>
          """)
        let colour = page.find(.combobox, "Colour")
        try await colour.select("Green")
        #expect(try await colour.value == "g")
        #expect(try await page.title == "g")
        try await page.find(.listbox, "Many").select("One", "Three")
        #expect(
          try await page.evaluate("[...document.querySelectorAll('[multiple] option')].map(o => o.selected)")
            .array
            == [.boolean(true), .boolean(false), .boolean(true)])
        try await page.find(css: "input").setFiles([file.path])
        try await page.find(css: "output").shows("Dear Ann")
        await #expect(throws: BrowserError.self) { try await page.find(css: "input").setFiles(["/nowhere"]) }
      }
    }

    @Test func filesThatAPageHandsOut() async throws {
      try await withPage { page in
        try await page.show("<a download='letter.txt' href='data:text/plain,Dear%20Ann'>Export</a>")
        let file = try await page.downloading { try await page.find(.link, "Export").click() }
        #expect(file.name == "letter.txt")
        #expect(file.data == Data("Dear Ann".utf8))
      }
    }

    @Test func scrollingByWheel() async throws {
      try await withPage { page in
        try await page.show(
          """
          <div id=box style="height:200px;overflow:auto"><div style="height:2000px">Long</div></div>
          <div style="height:4000px"></div>
          """)
        try await page.scroll(at: Point(600, 600), down: 300)
        #expect(try await page.scrollPosition == Point(0, 300))
        try await page.scroll(at: Point(600, 600), down: -300)
        let box = page.find(css: "#box")
        try await box.scroll(down: 120)
        #expect(try await box.scrollPosition == Point(0, 120))
        #expect(try await page.scrollPosition == Point(0, 0))
      }
    }

    @Test func touching() async throws {
      try await withPage(.init(viewport: .phone, touch: true)) { page in
        try await page.show(
          """
          <meta name=viewport content="width=device-width">
          <button onclick="document.title = 'tapped'">Press</button><p id=row style="touch-action: pan-y">Row</p><div style="height:4000px"></div>
          <script>
            let start = 0;
            row.addEventListener("touchstart", e => { start = e.touches[0].clientX });
            row.addEventListener("touchmove", e => { row.textContent = Math.round(e.touches[0].clientX - start) });
          </script>
          """)
        #expect(try await page.evaluate("matchMedia('(pointer: coarse)').matches").boolean == true)
        try await page.find(.button, "Press").tap()
        #expect(try await page.title == "tapped")
        let row = page.find(css: "#row")
        try await row.swipe(right: -90)
        #expect(try await row.text == "-90")
        try await page.swipe(from: Point(200, 600), to: Point(200, 200))
        #expect(try await page.scrollPosition.y > 300)
      }
    }

    @Test func draggingWithPointerAndAsData() async throws {
      try await withPage { page in
        try await page.show(
          """
          <style>div { width: 100px; height: 100px; display: inline-block; background: silver }</style>
          <div id=card draggable=true>Card</div><div id=knob>Knob</div><div id=target>Target</div>
          <script>
            card.ondragstart = e => e.dataTransfer.setData("text/plain", "the card");
            target.ondragover = e => e.preventDefault();
            target.ondrop = async e => {
              e.preventDefault();
              const file = e.dataTransfer.files[0];
              target.textContent = file ? "file " + await file.text() : e.dataTransfer.getData("text/plain");
            };
            let from = null;
            knob.onpointerdown = e => { from = e.clientX; knob.setPointerCapture(e.pointerId) };
            knob.onpointermove = e => { if (from !== null) knob.textContent = e.clientX - from };
            knob.onpointerup = () => { from = null };
          </script>
          """)
        let target = page.find(css: "#target")
        try await page.find(css: "#card").drag(to: target)
        try await target.shows("the card")
        let knob = page.find(css: "#knob")
        try await knob.drag(right: 40, down: 10)
        #expect(try await knob.text == "40")
        try await target.drop(text: "from outside")
        try await target.shows("from outside")
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("drop-\(UUID()).txt")
        try Data("of a folder".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        try await target.drop(files: [file.path])
        try await target.shows("file of a folder")
      }
    }
  }
}
