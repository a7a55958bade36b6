import CoreTransferable
import UniformTypeIdentifiers

nonisolated extension View {
  /// Lets a person copy values while the focus is here.
  public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
    let source = ItemSource(items: payload)
    return nodeHandler { .copy(.of(T.self) { source.items() }) }
  }

  /// Lets a person cut values while the focus is here; the action takes them away and returns them.
  public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View {
    let source = ItemSource(items: action)
    return nodeHandler { .copy(.of(T.self, removes: true) { source.items() }) }
  }

  /// Takes values that a person pastes while the focus is here; `validator` leaves out what can't be used.
  public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    let actions = DropActions<T>(
      take: { items, _ in
        let valid = validator(items)
        if !valid.isEmpty { action(valid) }
        return !valid.isEmpty
      }, targeted: { _ in })
    return nodeHandler { .paste(.of(T.self) { actions.take($0, $1) }) }
  }

  /// Takes items that a person pastes while the focus is here.
  public func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    let action = ItemAction(action: payloadAction)
    return nodeHandler {
      .paste(
        ExchangeTarget(contentTypes: supportedContentTypes.map(\.identifier)) { items, _ in
          action.action(items.map(\.provider))
          return true
        })
    }
  }
}

/// A button that pastes.
public struct PasteButton {
  let target: ExchangeTarget

  /// Creates a button that takes values.
  public nonisolated init<T: Transferable>(
    payloadType: T.Type, onPaste: @escaping @MainActor ([T]) -> Void
  ) {
    target = .of(T.self) { values, _ in
      onPaste(values)
      return true
    }
  }

  /// Creates a button that takes items.
  public nonisolated init(
    supportedContentTypes: [UTType], payloadAction: @escaping @MainActor ([NSItemProvider]) -> Void
  ) {
    target = ExchangeTarget(contentTypes: supportedContentTypes.map(\.identifier)) { items, _ in
      payloadAction(items.map(\.provider))
      return true
    }
  }
}

extension PasteButton: View {
  public var body: some View {
    let target = target
    Button("Paste", systemImage: "doc.on.clipboard") {}.nodeHandler { .paste(target) }
  }
}
