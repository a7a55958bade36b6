import JSONValues

extension Page {
  /// Presses a key, with what has the focus: "Enter", "Shift+Tab", "Control+z", "ArrowDown".
  ///
  /// The modifiers are pressed before it and released after it, as hands do.
  ///
  /// - Throws: `BrowserError`, code `argument`, for a name no key has.
  package func press(_ names: String...) async throws {
    for name in names {
      let stroke = try KeyStroke(named: name)
      let held = KeyStroke.Modifiers.keys.filter { stroke.modifiers.contains($0.modifier) }
      var down: KeyStroke.Modifiers = []
      for key in held {
        down.insert(key.modifier)
        try await sendKey("rawKeyDown", try KeyStroke(named: key.name), down)
      }
      try await press(stroke, with: down)
      for key in held.reversed() {
        down.remove(key.modifier)
        try await sendKey("keyUp", try KeyStroke(named: key.name), down)
      }
    }
  }

  /// Types a text key by key into what has the focus; what no key types is entered as a keyboard of the
  /// screen enters it. A line break is the Enter key.
  package func type(_ text: String) async throws {
    for character in text {
      if let stroke = KeyStroke(typing: character) {
        try await press(stroke, with: stroke.modifiers)
      } else {
        try await insert(String(character))
      }
    }
  }

  /// Enters a text at once into what has the focus, as pasting and dictating do.
  package func insert(_ text: String) async throws {
    try await acting { _ = try await send("Input.insertText", ["text": .string(text)]) }
  }

  /// Shows a text that an input method still composes, with the caret at its end.
  package func compose(_ text: String) async throws {
    try await acting {
      _ = try await send(
        "Input.imeSetComposition",
        [
          "text": .string(text), "selectionStart": .number(text.utf16.count),
          "selectionEnd": .number(text.utf16.count),
        ])
    }
  }

  private func press(_ stroke: KeyStroke, with modifiers: KeyStroke.Modifiers) async throws {
    try await sendKey(stroke.text == nil ? "rawKeyDown" : "keyDown", stroke, modifiers)
    try await sendKey("keyUp", stroke, modifiers)
  }

  private func sendKey(_ kind: String, _ stroke: KeyStroke, _ modifiers: KeyStroke.Modifiers) async throws {
    let text = kind == "keyDown" ? stroke.text.map(JSONValue.string) : nil
    try await acting {
      _ = try await send(
        "Input.dispatchKeyEvent",
        [
          "type": .string(kind), "key": .string(stroke.key), "code": .string(stroke.code),
          "windowsVirtualKeyCode": .number(stroke.number), "nativeVirtualKeyCode": .number(stroke.number),
          "modifiers": .number(modifiers.rawValue), "location": .number(stroke.location), "text": text,
          "unmodifiedText": text,
        ])
    }
  }
}
