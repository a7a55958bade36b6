import BrowserDriver
import JSONValues

/// The same numbers for the same seed (SplitMix64 by Steele, Lea and Flood).
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Somebody who presses, writes, chooses, goes back and forward without sense, the same way for the same seed.
struct RandomPerson {
  private var numbers: SeededNumbers
  /// What was done, for a message.
  private(set) var story: [String] = []

  init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

  /// Does something at random; nothing where what was chosen can't be reached.
  mutating func act(on page: Page) async throws {
    switch Int.random(in: 0..<20, using: &numbers) {
    case 0: try await key("Escape", on: page)
    case 1...3: try await key(Self.keys[Int.random(in: 0..<Self.keys.count, using: &numbers)], on: page)
    case 4: try await move("back", on: page)
    case 5: try await move("forward", on: page)
    default: try await use(on: page)
    }
  }

  private static let keys = [
    "Tab", "Tab", "Shift+Tab", "Enter", "Space", "ArrowDown", "ArrowUp", "Alt+ArrowDown", "Delete",
    "Control+z",
    "Shift+F10", "ContextMenu",
  ]

  private mutating func key(_ name: String, on page: Page) async throws {
    story.append(name)
    try await page.press(name)
  }

  private mutating func move(_ way: String, on page: Page) async throws {
    story.append(way)
    // Not out of the window, whose entries are one document. The next step must not begin before the browser is
    // there; a step that the page takes itself at the same time ends this one.
    try await page.evaluate(
      """
      (async () => {
        const next = navigation.entries()[navigation.currentEntry.index + (\(way == "back" ? -1 : 1))];
        if (next?.sameDocument) await navigation.traverseTo(next.key).finished.catch(() => {});
      })()
      """)
  }

  private mutating func use(on page: Page) async throws {
    let choice = Double(Int.random(in: 0..<10_000, using: &numbers)) / 10_000
    let found = try await page.read("(\(Self.choosing))(\(choice))")
    guard let kind = found["kind"]?.string, let x = found["x"]?.double, let y = found["y"]?.double else {
      return
    }
    story.append("\(kind) \(found["name"]?.string ?? "")")
    switch kind {
    case "text":
      try await page.click(at: Point(x, y))
      let word = (0..<Int.random(in: 1...6, using: &numbers)).map { _ in
        Self.letters[Int.random(in: 0..<Self.letters.count, using: &numbers)]
      }
      try await page.insert(String(word))
    case "set": try await page.evaluate("(\(Self.setting))(\(choice))")
    case "menu": try await page.click(at: Point(x, y), button: .right)
    default: try await page.click(at: Point(x, y), times: choice < 0.1 ? 2 : 1)
    }
  }

  private static let letters = Array("abc 9.é<&\u{1F331}")

  /// One of what can be used now, where it is, once it is in sight; not what would shut this browser out.
  private static let choosing = """
    choice => {
      const wanted = "button,input:not([type=hidden],[type=file]),select,textarea,summary,[tabindex='0'],[data-menu]";
      const top = [...document.querySelectorAll(":modal,:popover-open")].at(-1) ?? document.getElementById("n0");
      const all = [...top.querySelectorAll(wanted)].filter(e => !e.disabled && !e.closest("[data-files]")
        && !/^Shut [Oo]ut/.test(e.ariaLabel || e.innerText) && e.checkVisibility({visibilityProperty: true}));
      if (!all.length) return {};
      const e = all[Math.floor(choice * all.length)];
      e.scrollIntoView({block: "nearest", behavior: "instant"});
      const target = e.labels?.[0] ?? e, b = target.getBoundingClientRect();
      const x = b.x + b.width / 2, y = b.y + b.height / 2, hit = document.elementFromPoint(x, y);
      if (!hit || !(target.contains(hit) || e.contains(hit))) return {};
      window.chosen = e;
      const isText = e.tagName == "TEXTAREA"
        || e.tagName == "INPUT" && /text|password|search|email|url|tel/.test(e.type);
      const isSet = e.tagName == "SELECT" || /range|date|time|color/.test(e.type);
      const name = `${e.tagName.toLowerCase()}#${e.id || e.value || ""} ${(e.ariaLabel || e.innerText || "").slice(0, 24)}`;
      return {kind: isText ? "text" : isSet ? "set" : e.dataset.menu ? "menu" : "press", x, y, name};
    }
    """

  /// Sets what the browser's own windows would set.
  private static let setting = """
    choice => {
      const e = window.chosen, send = kind => e.dispatchEvent(new Event(kind, {bubbles: true}));
      if (e.tagName == "SELECT") {
        const all = [...e.options].filter(o => !o.disabled);
        if (!all.length) return;
        all[Math.floor(choice * all.length)].selected = true;
      } else if (e.type == "range") {
        const low = +e.min || 0, high = e.max === "" ? 100 : +e.max;
        e.value = low + choice * (high - low);
      } else if (e.type == "color") e.value = "#" + Math.floor(choice * 0xffffff).toString(16).padStart(6, "0");
      else if (e.type == "date") e.value = `2026-0${1 + Math.floor(choice * 9)}-11`;
      else if (e.type == "time") e.value = `1${Math.floor(choice * 10)}:30`;
      else e.value = `2026-0${1 + Math.floor(choice * 9)}-11T12:30`;
      send("input");
      send("change");
    }
    """
}
