import Foundation
import SwiftUICore

/// A decoder of what browsers say of a node into events of the tree.
///
/// Most events need no more than the frame or the field that they came in. Dates are read as the node's own
/// control writes them, and files are taken for what the node does with them.
@MainActor
struct EventDecoder {
  let tree: ViewTree
  let uploads: UploadedFiles
  /// The moment of the event.
  let now: Date

  /// The event that an action stands for at a node; nil for what no control of a browser sends there.
  func event(_ action: ClientEvent.Action, at node: Node) -> ViewEvent? {
    switch action {
    case .press: .press
    case .toggle(let isOn): .toggle(isOn)
    case .text(let text, _): .text(text)
    case .written: .commit
    case .submit: .submit
    case .number(let number): .number(number)
    case .date(let text): date(text, at: node)
    case .value(let text): Self.color(text).map { .color($0) }
    case .select: .choose
    case .step(let up): .step(up: up)
    case .focus: .focus(true)
    case .blur: .focus(false)
    case .keyDown(let key): key.press.map { .key($0) }
    case .action(let name): .accessibilityAction(name)
    case .tap(let count): .tap(count: count)
    case .longPress: .longPress
    case .hold(let isHeld): .hold(isHeld)
    case .hover(let isOver): .hover(isOver)
    case .pan(let pan): .drag(pan.event(at: now))
    case .delete: .delete
    case .move(let other, let isBehind): .move(to: other, isBehind: isBehind)
    case .shift(let down): .shift(down: down)
    case .sort(let column): .sort(column: column)
    case .place(let place): .scroll(to: place)
    case .refresh: .refresh
    case .size(let width, let height): .resize(CGSize(width: width, height: height))
    case .dismiss: .dismiss
    case .column(let name): Self.column(name).map { .column($0) }
    case .files(let references): files(references, at: node, CGPoint.zero)
    case .drop(let references, let x, let y): files(references, at: node, CGPoint(x: x, y: y))
    case .item(let source, let x, let y): .dropNode(source, at: CGPoint(x: x, y: y))
    case .over(let isOver): .over(isOver)
    case .copy(let removes): .copy(removes: removes)
    case .share: .share
    case .key, .history, .visible, .environment: nil
    }
  }

  private func date(_ text: String, at node: Node) -> ViewEvent? {
    if case .datePicker(let content) = node.content { return content.date(ofInput: text).map { .date($0) } }
    return Self.day(text).map { .day($0) }
  }

  /// A day as HTML's inputs write it: `2026-05-01`.
  private static func day(_ text: String) -> DateComponents? {
    let parts = text.split(separator: "-").map { Int($0) }
    guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2] else { return nil }
    return DateComponents(year: year, month: month, day: day)
  }

  /// A colour as HTML's inputs write it: `#rrggbb`.
  private static func color(_ text: String) -> Color? {
    guard text.utf8.count == 7, text.first == "#", let number = UInt32(text.dropFirst(), radix: 16) else {
      return nil
    }
    func part(_ shift: UInt32) -> Double { Double(number >> shift & 255) / 255 }
    return Color(red: part(16), green: part(8), blue: part(0))
  }

  private static func column(_ name: String) -> NavigationSplitViewColumn? {
    let known: [NavigationSplitViewColumn] = [.sidebar, .content, .detail]
    return known.first { $0.name == name }
  }

  /// Takes uploaded files for what the node does with them.
  private func files(_ references: [String], at node: Node, _ place: CGPoint) -> ViewEvent? {
    // They wait on where they can't be used now.
    guard node.isEnabled, let reception = node.fileReception else { return nil }
    let taken = references.compactMap { uploads.take($0, for: node.id) }
    return switch reception {
    case .intake: .files(taken)
    case .choice: .chosenFiles(Result { try taken.map(uploads.onDisk) })
    case .drop: .drop(taken.map(\.item), at: place)
    case .paste: .paste(taken.map(\.item))
    }
  }
}

extension PanEvent {
  /// The movement as gestures take it.
  fileprivate func event(at time: Date) -> ViewEvent.DragPhase {
    switch phase {
    case .changed: .changed(value(at: time))
    case .ended: .ended(value(at: time))
    case .cancelled: .cancelled
    }
  }
}
