import AppShell
import Foundation
import UniformTypeIdentifiers
import SwiftUICore

// Rows that are moved, and items and files that are let go somewhere.
extension EventDelivery {
  /// Puts a row before another one of the same collection, or behind it.
  func move(_ node: Node, to other: Int, isBehind: Bool) -> Bool {
    guard let order = node.rowOrder, let place = tree.node(other)?.placeAmongRows,
      place.collection == order.collection
    else { return false }
    order.move(place.index + (isBehind ? 1 : 0))
    return true
  }

  /// Puts a row one place further down or up; at the end it stays.
  func shift(_ node: Node, down: Bool) -> Bool {
    guard let order = node.rowOrder else { return false }
    let isAtEnd = down ? order.index + 1 >= order.count : order.index == 0
    if !isAtEnd { order.move(down ? order.index + 2 : order.index - 1) }
    return true
  }

  /// Hands files over that a person chose or pasted.
  func take(_ references: [String], at node: Node) -> Bool {
    let taken = references.compactMap { uploads.take($0, for: node.id) }
    if let intake = node.attributes[FileIntakeKey.self], !taken.isEmpty {
      intake.take(intake.allowsSeveral ? taken : [taken[0]])
      return true
    }
    for handler in node.handlers {
      switch handler {
      case .fileImport(let choice):
        choice.finish(Result { try taken.prefix(choice.allowsMultiple ? .max : 1).map(uploads.onDisk) })
        return true
      case .dropTarget(let target), .paste(let target): return give(taken, to: target, .zero)
      default: break
      }
    }
    return false
  }

  /// Hands files and texts over that were let go at a place of the node.
  func drop(_ references: [String], at node: Node, _ place: CGPoint) -> Bool {
    guard node.attributes[FileIntakeKey.self] == nil else { return take(references, at: node) }
    for case .dropTarget(let target) in node.handlers {
      return give(references.compactMap { uploads.take($0, for: node.id) }, to: target, place)
    }
    return false
  }

  private func give(_ taken: [TakenFile], to target: ExchangeTarget, _ place: CGPoint) -> Bool {
    let items = taken.map(\.item)
    guard !items.isEmpty else { return false }
    Task { _ = await target.take(items, place) }
    return true
  }

  /// Lets the item of a node go at a place of another.
  func drop(_ source: Int, at node: Node, _ place: CGPoint) -> Bool {
    guard let dragged = tree.node(source), dragged.isEnabled else { return false }
    for case .dragSource(let source) in dragged.handlers {
      for case .dropTarget(let target) in node.handlers {
        Task {
          for type in target.contentTypes where source.offers(type) {
            do {
              let items = try await source.items(type)
              if !items.isEmpty, await target.take(items, place) { return }
            } catch {
              // What can't be made in one type may be made in the next; the person sees what has changed.
              continue
            }
          }
        }
        return true
      }
    }
    return false
  }
}

extension ExchangeSource {
  /// Whether the items are offered in a type that conforms to another.
  func offers(_ identifier: String) -> Bool {
    guard let wanted = UTType(identifier) else { return contentTypes.contains(identifier) }
    return contentTypes.contains { UTType($0)?.conforms(to: wanted) ?? ($0 == identifier) }
  }
}

extension Node {
  /// The row's place in its collection, also where it can't be moved itself.
  fileprivate var placeAmongRows: RowOrder? {
    for case .reorder(let order) in handlers { return order }
    return nil
  }
}

extension KeyPress {
  /// The command that the key gives where nothing takes the key itself.
  var command: ViewCommand? {
    guard modifiers.isEmpty else { return nil }
    return switch key {
    case .delete, .deleteForward: .delete
    case .escape: .exit
    case .upArrow: .move(.up)
    case .downArrow: .move(.down)
    case .leftArrow: .move(.left)
    case .rightArrow: .move(.right)
    default: nil
    }
  }
}
