import CoreTransferable
import UniformTypeIdentifiers

/// Sendable, because the closures are only called on the main actor, where the view that holds them was made.
struct DropActions<Item>: @unchecked Sendable {
  let take: ([Item], CGPoint) -> Bool
  let targeted: (Bool) -> Void
}

/// Sendable, because the closure is only called on the main actor, where the view that holds it was made.
struct ItemSource<Item>: @unchecked Sendable {
  let items: () -> [Item]
}

/// Sendable, because the closure is only called on the main actor, where the view that holds it was made.
struct ItemAction<Item>: @unchecked Sendable {
  let action: (Item) -> Void
}

nonisolated extension View {
  /// Lets a person drag a value away.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    let source = ItemSource(items: { [payload()] })
    return nodeHandler { .dragSource(.of(T.self) { source.items() }) }
  }

  /// Lets a person drag a value away. Surfaces show the view itself as it is dragged.
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    let source = ItemSource(items: { [payload()] })
    return nodeHandler { .dragSource(.of(T.self) { source.items() }) }
  }

  /// Lets the view take values that a person drops, with the place; `action` returns whether it took them.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    let actions = DropActions(take: action, targeted: isTargeted)
    return nodeHandler {
      .dropTarget(.of(T.self, targeted: { actions.targeted($0) }) { actions.take($0, $1) })
    }
  }

  /// Takes values that a person drops.
  public func dropDestination<T: Transferable>(
    for type: T.Type = T.self, isEnabled: Bool = true, action: @escaping (_ items: [T], DropSession) -> Void
  ) -> some View {
    let actions = DropActions<T>(
      take: { items, place in
        action(items, DropSession(location: place))
        return true
      }, targeted: { _ in })
    return nodeHandler {
      isEnabled ? .dropTarget(.of(T.self) { actions.take($0, $1) }) : nil
    }
  }

  /// Takes items that a person drops, with providers of their content.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Takes items that a person drops, with providers of their content and the place.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    let actions = DropActions(take: action, targeted: { isTargeted?.wrappedValue = $0 })
    return nodeHandler {
      .dropTarget(
        ExchangeTarget(
          contentTypes: supportedContentTypes.map(\.identifier), targeted: { actions.targeted($0) }
        ) { items, place in actions.take(items.map(\.provider), place) })
    }
  }

  /// Lets a person drag what a provider has.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    let source = ItemSource(items: { [data()] })
    return nodeHandler {
      .dragSource(
        ExchangeSource(contentTypes: source.items().first?.registeredTypeIdentifiers ?? []) { contentType in
          var result: [ExchangeItem] = []
          for provider in source.items() {
            guard let type = contentType ?? provider.registeredTypeIdentifiers.first else { continue }
            result.append(
              ExchangeItem(
                contentType: type, name: provider.suggestedName,
                content: .data(try await provider.data(as: type))))
          }
          return result
        })
    }
  }
}

/// The details of a drop.
public struct DropSession: Sendable {
  /// The point at which the items were dropped, from the view's upper leading corner.
  public let location: CGPoint
}

extension ExchangeItem {
  /// A provider of this item.
  var provider: NSItemProvider {
    let provider = NSItemProvider()
    provider.suggestedName = name
    let content = content
    provider.registerDataRepresentation(forTypeIdentifier: contentType, visibility: .all) { completion in
      do {
        switch content {
        case .data(let data): completion(data, nil)
        case .file(let file): completion(try Data(contentsOf: file), nil)
        }
      } catch {
        completion(nil, error)
      }
      return nil
    }
    return provider
  }
}

extension NSItemProvider {
  fileprivate func data(as type: String) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      _ = loadDataRepresentation(forTypeIdentifier: type) { data, error in
        if let data {
          continuation.resume(returning: data)
        } else {
          continuation.resume(throwing: error ?? CancellationError())
        }
      }
    }
  }
}
