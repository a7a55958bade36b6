import BrowserDriver
import JSONValues

extension Page {
  /// All that stands in the window's element, a line for each element and text, without what a browser and its
  /// script add for themselves: styles, marks of what is busy or dragged, places in the order of keys.
  func content() async throws -> [String] {
    try await read(Self.writing).array?.compactMap(\.string) ?? []
  }

  /// Waits until the program has handled all that the page sent, and the page shows what came of it.
  func isHandled() async throws {
    var quiet = 0
    try await until("all events are handled") {
      let frames = webSocketFrames
      let sent = frames.reversed().lazy.filter { $0.direction == .sent }.compactMap {
        Self.numbers($0.payload).first
      }.first
      let handled = frames.reversed().lazy.filter { $0.direction == .received }.compactMap {
        Self.numbers($0.payload).dropFirst().first
      }.first
      quiet = sent == nil || sent == handled ? quiet + 1 : 0
      return quiet > 3
    }
    try await settle()
  }

  /// The whole numbers at the beginning of a message.
  private static func numbers(_ message: String) -> [Int] {
    message.dropFirst().split(separator: ",", maxSplits: 2).prefix(2).compactMap {
      Int($0.prefix { $0.isNumber })
    }
  }

  private static let writing = #"""
    (() => {
      const lines = [], own = new Set(["style", "draggable", "data-busy", "data-here", "value", "checked", "selected"]);
      const write = (node, depth) => {
        if (node.nodeType == 3) {
          if (node.data) lines.push(" ".repeat(depth) + JSON.stringify(node.data));
          return;
        }
        if (node.nodeType != 1 || node.matches(".own")) return;
        if (node.matches("time[data-live]")) return lines.push(" ".repeat(depth) + "time");
        const at = [...node.attributes].filter(a => !own.has(a.name)
          && !(a.name == "hidden" && node.closest("[data-late]"))
          && !(a.name == "tabindex" && a.value == "0" && node.matches("[data-on],[data-menu],[data-acts]"))
          // Lists and logs are one stop each where scripts run.
          && !(a.name == "tabindex" && node.closest("[role=list],[role=log]")))
          .map(a => `${a.name}=${JSON.stringify(a.value)}`).sort();
        if (/^(INPUT|TEXTAREA|SELECT)$/.test(node.tagName) && node.type != "password") {
          if (/checkbox|radio/.test(node.type)) at.push(`is ${node.checked}`);
          else at.push(`holds ${JSON.stringify(node.value)}`);
        }
        lines.push(" ".repeat(depth) + [node.tagName.toLowerCase(), ...at].join(" "));
        if (node.tagName == "TEXTAREA") return;
        node.normalize();
        for (const child of node.childNodes) write(child, depth + 1);
      };
      write(document.getElementById("n0"), 0);
      // Numbers of the window's lives stand at the element itself.
      lines[0] = "main";
      return lines;
    })()
    """#
}
