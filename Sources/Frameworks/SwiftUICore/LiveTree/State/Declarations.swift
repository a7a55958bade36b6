/// The type of what views declare for a view around them, such as a title for a navigation stack.
package protocol DeclarationKey {
  associatedtype Value
}

/// The mark of a declaration; it stands behind the view that it is put on, so that inner declarations come
/// first.
struct DeclarationMark {
  let key: ObjectIdentifier
  let value: Any
}

extension DeclarationMark: View {
  typealias Body = Never
  var body: Never { noBody }
}

extension DeclarationMark: PrimitiveView {
  package func build(in context: inout ViewContext) { context.note(key, value) }
}

/// A view with what it declares.
struct Declaring<Content: View> {
  let content: Content
  let mark: DeclarationMark
}

extension Declaring: View {
  typealias Body = Never
  var body: Never { noBody }
}

extension Declaring: PrimitiveView {
  package func build(in context: inout ViewContext) {
    context.pass(content, as: nil)
    context.pass(mark, as: nil)
  }
}

nonisolated extension View {
  /// Declares a value for a view around this one. Values come in the order of the views, those of inner views
  /// before those of outer ones.
  package func declare<Key: DeclarationKey>(_ key: Key.Type, _ value: Key.Value) -> some View {
    Declaring(content: self, mark: DeclarationMark(key: ObjectIdentifier(key), value: value))
  }
}

/// A view, and beside it another that is made of what the views in the first declare.
///
/// The second is evaluated after the first, and again whenever a declaration inside changes. Readers of the
/// same key further out don't see what is declared inside.
package struct DeclarationReader<Key: DeclarationKey, Content: View, Reading: View> {
  /// The position of the second view's nodes.
  package enum Place: Sendable {
    case before, after
  }

  let place: Place
  let content: Content
  let reading: ([Key.Value]) -> Reading

  package nonisolated init(
    _ key: Key.Type, place: Place = .after, content: Content,
    @ViewBuilder reading: @escaping ([Key.Value]) -> Reading
  ) {
    self.place = place
    self.content = content
    self.reading = reading
  }
}

extension DeclarationReader: View {
  package typealias Body = Never
  package var body: Never { noBody }
}

extension DeclarationReader: PrimitiveView {
  package func build(in context: inout ViewContext) {
    let reading = reading
    context.read(ObjectIdentifier(Key.self), of: content, before: place == .before) { values in
      reading(values.compactMap { $0 as? Key.Value })
    }
  }
}

/// The first view of a declaration reader.
struct DeclarationContent<Content: View>: View {
  let content: Content
  var body: some View { content }
}

/// The second view of a declaration reader.
final class DeclarationSource: ScopeSource {
  let key: ObjectIdentifier
  let source: Scope
  let reading: ([Any]) -> any View

  init(key: ObjectIdentifier, source: Scope, reading: @escaping ([Any]) -> any View) {
    self.key = key
    self.source = source
    self.reading = reading
  }

  func body(in scope: Scope) -> any View { reading(source.declarations(of: key)) }
}

extension Scope {
  /// Returns the values that views in the scope declare for a key, without those that readers inside
  /// consume.
  func declarations(of key: ObjectIdentifier) -> [Any] {
    var values: [Any] = []
    var stack: [(scope: Scope, child: Int, declaration: Int)] = [(self, 0, 0)]
    while var top = stack.popLast() {
      let scope = top.scope
      let declared = scope.declared
      while top.declaration < declared.count, declared[top.declaration].position <= top.child {
        if declared[top.declaration].key == key { values.append(declared[top.declaration].value) }
        top.declaration += 1
      }
      guard top.child < scope.children.count else { continue }
      let child = scope.children[top.child]
      top.child += 1
      stack.append(top)
      if child.consumer?.key != key { stack.append((child, 0, 0)) }
    }
    return values
  }
}
