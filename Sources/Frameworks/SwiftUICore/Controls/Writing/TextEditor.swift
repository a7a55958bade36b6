/// A view of several lines in which a person writes.
public struct TextEditor {
  let text: Binding<String>

  /// Creates an editor.
  public nonisolated init(text: Binding<String>) { self.text = text }

  /// Creates an editor of a text with attributes, which what isn't written anew keeps. A person can't
  /// change them.
  public nonisolated init(text: Binding<AttributedString>) {
    self.text = Binding(
      unchecked: { String(text.wrappedValue.characters) },
      set: { text.wrappedValue = text.wrappedValue.rewritten(as: $0) })
  }
}

extension TextEditor: View {
  public typealias Body = Never
  /// The body of the view, which is never called; see ``View``.
  public var body: Never { noBody }
}

extension TextEditor: PrimitiveView {
  package func build(in context: inout ViewContext) {
    let text = text
    _ = context.emitField(.textEditor(text: text.wrappedValue), [.setText { text.wrappedValue = $0 }])
  }
}

extension AttributedString {
  /// Returns this text with other characters: those at the beginning and the end that are the same keep
  /// their attributes, and new ones between take those of the character before.
  func rewritten(as text: String) -> AttributedString {
    let old = characters
    let before = zip(old, text).prefix { $0 == $1 }.count
    let limit = Swift.min(old.count, text.count) - before
    let after = zip(old.reversed(), text.reversed()).prefix(limit).prefix { $0 == $1 }.count
    let start = old.index(old.startIndex, offsetBy: before)
    let end = old.index(old.endIndex, offsetBy: -after)
    var new = AttributedString(String(text.dropFirst(before).dropLast(after)))
    if start > old.startIndex, let run = runs[old.index(before: start)] as Runs.Run? {
      new.setAttributes(run.attributes)
    }
    var result = self
    result.replaceSubrange(start..<end, with: new)
    return result
  }
}
