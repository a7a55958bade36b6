// Files and items that come and go.
extension EventDelivery {
  /// Hands files to a button that takes them.
  func take(_ files: [TakenFile]) -> EventAnswer {
    guard let intake = node.attributes[FileIntakeKey.self] else { return .notTaken }
    guard let first = files.first else { return .refused(.outOfRange) }
    intake.take(intake.allowsSeveral ? files : [first])
    return .done
  }

  /// Ends the choice of files that is open.
  func endChoice(with files: Result<[URL], any Error>) -> EventAnswer {
    for case .fileImport(let choice) in node.handlers where choice.isPresented() {
      choice.finish(files.map { choice.allowsMultiple ? $0 : Array($0.prefix(1)) })
      return .done
    }
    return .notTaken
  }

  func paste(_ items: [ExchangeItem]) -> EventAnswer {
    for case .paste(let target) in node.handlers { return give(items, to: target, .zero) }
    return .notTaken
  }

  func drop(_ items: [ExchangeItem], at place: CGPoint) -> EventAnswer {
    for case .dropTarget(let target) in node.handlers { return give(items, to: target, place) }
    return .notTaken
  }

  private func give(_ items: [ExchangeItem], to target: ExchangeTarget, _ place: CGPoint) -> EventAnswer {
    guard !items.isEmpty, place.isFinite else { return .refused(.outOfRange) }
    return .accepted(.work(Task { _ = await target.take(items, place) }))
  }

  func drop(nodeOf number: Int, at place: CGPoint) -> EventAnswer {
    for case .dropTarget(let target) in node.handlers {
      guard place.isFinite else { return .refused(.outOfRange) }
      guard let dragged = tree.node(number) else { return .refused(.gone) }
      guard dragged.isEnabled else { return .refused(.disabled) }
      for case .dragSource(let source) in dragged.handlers {
        return .accepted(.exchange(from: source, to: target, at: place))
      }
      return .refused(.fixed)
    }
    return .notTaken
  }

  func copy(removes: Bool) -> EventAnswer {
    for case .copy(let source) in node.handlers where source.removes == removes {
      return .accepted(.offer(source))
    }
    return .notTaken
  }

  func share() -> EventAnswer {
    for case .share(let source) in node.handlers { return .accepted(.offer(source)) }
    return .notTaken
  }
}

extension CGPoint {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}

/// The purpose for which files reach a node.
package enum FileReception: Sendable {
  /// A button takes them: ``ViewEvent/files(_:)``.
  case intake
  /// Files that were chosen for the app: ``ViewEvent/chosenFiles(_:)``.
  case choice
  /// Files that arrive as dropped or pasted items: ``ViewEvent/drop(_:at:)``, ``ViewEvent/paste(_:)``.
  case drop, paste
}

extension Node {
  /// The purpose for which files reach the node; nil where it takes none.
  package var fileReception: FileReception? {
    if attributes[FileIntakeKey.self] != nil { return .intake }
    for handler in handlers {
      switch handler {
      case .fileImport: return .choice
      case .dropTarget: return .drop
      case .paste: return .paste
      default: break
      }
    }
    return nil
  }
}
